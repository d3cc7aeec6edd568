-- What is known of a table without its log: its phase, when it was made and last used, when
-- somebody must look at it even if nobody asks for it. And the record of a game that has ended.

ALTER TABLE tables ADD COLUMN phase TEXT NOT NULL DEFAULT 'gathering';
ALTER TABLE tables ADD COLUMN created REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN used REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN due REAL;
ALTER TABLE tables ADD COLUMN removed INTEGER NOT NULL DEFAULT 0; -- while its log is taken away

-- Nobody wrote down when the tables of before were used: as if it were now.
UPDATE tables SET created = strftime('%s', 'now'), used = strftime('%s', 'now');
UPDATE tables SET phase = 'playing' WHERE EXISTS (
    SELECT 1 FROM entries
    WHERE table_id = id AND substr(content, 1, 15) = CAST('{"kind":"start"' AS BLOB)
);
UPDATE tables SET phase = 'over' WHERE finished = 1;

CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX used_tables ON tables (phase, used);

CREATE TABLE records (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    content  BLOB NOT NULL
);

CREATE TRIGGER records_never_change BEFORE UPDATE ON records
BEGIN SELECT RAISE(ABORT, 'a record is never changed'); END;

-- Work that one server does at a time, and until when.
CREATE TABLE leases (
    name  TEXT PRIMARY KEY,
    until REAL NOT NULL
) WITHOUT ROWID;

-- Claims made beside the server that has the file, by whoever runs the house: it looks here.
CREATE TABLE claims_beside (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    name  TEXT NOT NULL,
    epoch INTEGER NOT NULL
);

-- An entry goes with its whole table, or never.
DROP TRIGGER entries_never_go;
CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
WHEN (SELECT removed FROM tables WHERE id = OLD.table_id) IS NOT 1
BEGIN SELECT RAISE(ABORT, 'an entry is never removed'); END;
