-- Tables, each with its log and its chat. The rules of a log are kept by the file itself:
-- entries are numbered from 0 without gaps, and are never changed nor removed.

CREATE TABLE tables (
    id       INTEGER PRIMARY KEY AUTOINCREMENT, -- rises: the oldest first
    name     TEXT NOT NULL UNIQUE,
    header   BLOB NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0
);

-- What a starting server asks for: short however many games were ever played.
CREATE INDEX unfinished ON tables (id) WHERE finished = 0;

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    content  BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    content  BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TRIGGER entries_have_no_gaps BEFORE INSERT ON entries
WHEN NEW.number IS NOT (
    SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = NEW.table_id
)
BEGIN SELECT RAISE(ABORT, 'not the next number'); END;

CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;

CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry is never removed'); END;

CREATE TRIGGER chat_has_no_gaps BEFORE INSERT ON chat
WHEN NEW.number IS NOT (
    SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_id = NEW.table_id
)
BEGIN SELECT RAISE(ABORT, 'not the next number'); END;
