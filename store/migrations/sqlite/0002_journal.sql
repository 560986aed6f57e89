-- What was appended last, a row for each time that many tables were written at once. It is worked
-- into `runs`, table by table, a little later.

CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    -- A line for each entry, as JSON: the table, the number, whose command, which, the entry.
    lines TEXT NOT NULL
);

-- The logs of all tables, in runs of entries as they were worked in: one after the other in the
-- file, whichever table they are of.

CREATE TABLE runs (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    -- The numbers of its first and its last entry.
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    -- A line for each entry, as JSON: whose command, which, the entry.
    lines TEXT NOT NULL
);

CREATE UNIQUE INDEX runs_of_table ON runs (table_id, first);

-- Numbers are signed here and were not when they were bound.
INSERT INTO runs (table_id, first, last, lines)
SELECT
    table_id,
    min(number),
    max(number),
    group_concat(
        '[' || iif(user_id IS NULL, 'null', printf('%u', user_id))
            || ',' || iif(command IS NULL, 'null', printf('%u', command))
            || ',' || entry || ']' || char(10),
        ''
    )
FROM (SELECT * FROM entries ORDER BY table_id, number)
GROUP BY table_id;

DROP TABLE entries;

-- The log has it.
ALTER TABLE tables DROP COLUMN number;
