-- Tables at a distance, each as its log, and what is asked of all of them at once.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    -- How many entries its log has.
    number INTEGER NOT NULL,
    -- 0 while people gather, 1 while it is played, 2 when it is over.
    stage INTEGER NOT NULL,
    public INTEGER NOT NULL,
    -- When somebody runs out of time, in milliseconds since 1970.
    due INTEGER,
    touched INTEGER NOT NULL,
    -- What a list of tables shows of it, as JSON.
    card TEXT NOT NULL,
    -- Why nobody can play on here, if it is so.
    aside TEXT
) WITHOUT ROWID;

CREATE INDEX tables_listed ON tables (stage, touched) WHERE public = 1 AND stage < 2;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    -- Whose command it came of, and what they called it: the same command again is not done again.
    user_id INTEGER,
    command INTEGER,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE people (
    table_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;

-- What each viewer saw when a round began, for tables that can no longer be played.
CREATE TABLE views (
    table_id TEXT NOT NULL,
    viewer INTEGER NOT NULL,
    number INTEGER NOT NULL,
    view TEXT NOT NULL,
    PRIMARY KEY (table_id, viewer)
) WITHOUT ROWID;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    -- The hash of the secret in the guest's cookie.
    secret BLOB NOT NULL UNIQUE,
    came INTEGER NOT NULL
);

-- Further devices of a guest.
CREATE TABLE devices (
    secret BLOB PRIMARY KEY,
    user_id INTEGER NOT NULL
) WITHOUT ROWID;

-- Links that bring a guest to another device, once.
CREATE TABLE passes (
    secret BLOB PRIMARY KEY,
    user_id INTEGER NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;

-- One row: when the house was last known to be open.
CREATE TABLE house (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    alive INTEGER NOT NULL
);
