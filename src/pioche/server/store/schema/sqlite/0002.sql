-- The review of a game that is over. It can be made again from the log, so a newer one may take its place.

CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    content  BLOB NOT NULL
);
