-- What was appended last, a row for each time that many tables were written at once. It is worked
-- into `entries`, table by table, a little later.

CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    -- A line for each entry, as JSON: the table, the number, whose command, which, the entry.
    lines TEXT NOT NULL
);

-- The log has it.
ALTER TABLE tables DROP COLUMN number;
