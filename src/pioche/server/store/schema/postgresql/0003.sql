-- The steps of a game are stored as lines of its record. This changes the contents of entries, by the
-- rules of the games: see migrations.py.

-- A server of before would write entries of the earlier form: it must not write here any more.
ALTER FUNCTION pioche.write_together(
    text[], text[], bigint[], bigint[], bytea[], text[], double precision[], bytea[]
) RENAME TO write_batch;
