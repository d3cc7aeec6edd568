-- Tables, each with its log, its chat, its review and its epoch, in a schema of their own. The
-- rules of a log are kept by the database itself: entries are numbered from 0 without gaps, and
-- are never changed nor removed.

CREATE TABLE pioche.tables (
    id       bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, -- rises: the oldest first
    name     text COLLATE "C" NOT NULL UNIQUE,
    header   bytea NOT NULL,
    finished boolean NOT NULL DEFAULT false,
    epoch    bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70); -- an epoch is raised in place

-- What a starting server asks for: short however many games were ever played.
CREATE INDEX unfinished ON pioche.tables (id) WHERE NOT finished;

CREATE TABLE pioche.entries (
    table_id bigint NOT NULL REFERENCES pioche.tables (id),
    number   bigint NOT NULL,
    content  bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE pioche.chat (
    table_id bigint NOT NULL REFERENCES pioche.tables (id),
    number   bigint NOT NULL,
    content  bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- It can be made again from the log, so a newer one may take its place.
CREATE TABLE pioche.reviews (
    table_id bigint PRIMARY KEY REFERENCES pioche.tables (id),
    content  bytea NOT NULL
);

CREATE FUNCTION pioche.next_entry(of_table bigint) RETURNS bigint STABLE LANGUAGE sql AS
$$ SELECT coalesce(max(number) + 1, 0) FROM pioche.entries WHERE table_id = of_table $$;

CREATE FUNCTION pioche.next_line(of_table bigint) RETURNS bigint STABLE LANGUAGE sql AS
$$ SELECT coalesce(max(number) + 1, 0) FROM pioche.chat WHERE table_id = of_table $$;

CREATE FUNCTION pioche.refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE integrity_constraint_violation USING MESSAGE = TG_ARGV[0]; END $$;

CREATE FUNCTION pioche.refuse_gap_in_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> pioche.next_entry(NEW.table_id) THEN
        RAISE integrity_constraint_violation USING MESSAGE = 'not the next number';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION pioche.refuse_gap_in_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> pioche.next_line(NEW.table_id) THEN
        RAISE integrity_constraint_violation USING MESSAGE = 'not the next number';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER entries_have_no_gaps BEFORE INSERT ON pioche.entries
FOR EACH ROW EXECUTE FUNCTION pioche.refuse_gap_in_entries();

CREATE TRIGGER chat_has_no_gaps BEFORE INSERT ON pioche.chat
FOR EACH ROW EXECUTE FUNCTION pioche.refuse_gap_in_chat();

CREATE TRIGGER entries_never_change BEFORE UPDATE ON pioche.entries
FOR EACH STATEMENT EXECUTE FUNCTION pioche.refuse('an entry is never changed');

CREATE TRIGGER entries_never_go BEFORE DELETE OR TRUNCATE ON pioche.entries
FOR EACH STATEMENT EXECUTE FUNCTION pioche.refuse('an entry is never removed');

CREATE TRIGGER headers_never_change BEFORE UPDATE OF name, header ON pioche.tables
FOR EACH STATEMENT EXECUTE FUNCTION pioche.refuse('a header is never changed');

CREATE TRIGGER epochs_rise_by_one BEFORE UPDATE OF epoch ON pioche.tables
FOR EACH ROW WHEN (NEW.epoch <> OLD.epoch + 1)
EXECUTE FUNCTION pioche.refuse('not the next epoch');

-- One batch of writes, in their order: for each why it is refused, or null, and the epoch of a
-- claim, of which other servers are told. It is one statement, hence one transaction that reaches the server, and commits, in one
-- message: no lock is ever held while the network is waited for. What may be refused is looked
-- at first, so that a refused write undoes nothing of the others.
CREATE FUNCTION pioche.write_together(
    kinds text[], names text[], epochs bigint[], numbers bigint[], contents bytea[]
) RETURNS TABLE (refusal text, claimed bigint) LANGUAGE plpgsql AS $$
DECLARE
    wanted record;
    found_table pioche.tables;
BEGIN
    -- In the order of their age: two servers never wait for one another in a circle.
    PERFORM 1 FROM pioche.tables WHERE name = ANY (names) ORDER BY id FOR NO KEY UPDATE;
    FOR wanted IN
        SELECT * FROM unnest(kinds, names, epochs, numbers, contents)
            AS given (kind, name, epoch, number, content)
    LOOP
        refusal := NULL;
        claimed := NULL;
        IF wanted.kind = 'create' THEN
            INSERT INTO pioche.tables (name, header) VALUES (wanted.name, wanted.content)
            ON CONFLICT (name) DO NOTHING;
            IF NOT FOUND THEN refusal := 'exists'; END IF;
            RETURN NEXT;
            CONTINUE;
        END IF;
        SELECT * INTO found_table FROM pioche.tables WHERE name = wanted.name FOR NO KEY UPDATE;
        IF NOT FOUND THEN
            refusal := 'unknown';
        ELSIF wanted.kind = 'claim' THEN
            UPDATE pioche.tables SET epoch = epoch + 1 WHERE id = found_table.id
            RETURNING epoch INTO claimed;
            PERFORM pg_notify('pioche_claims', claimed || ' ' || wanted.name);
        ELSIF wanted.kind = 'finish' THEN
            UPDATE pioche.tables SET finished = true WHERE id = found_table.id AND NOT finished;
        ELSIF wanted.kind = 'review' THEN
            INSERT INTO pioche.reviews VALUES (found_table.id, wanted.content)
            ON CONFLICT (table_id) DO UPDATE SET content = EXCLUDED.content;
        ELSIF found_table.epoch <> wanted.epoch THEN
            refusal := 'lost';
        ELSIF wanted.kind = 'entry' THEN
            IF wanted.number = pioche.next_entry(found_table.id) THEN
                INSERT INTO pioche.entries VALUES (found_table.id, wanted.number, wanted.content);
            ELSE
                refusal := 'number';
            END IF;
        ELSIF wanted.kind = 'line' THEN
            IF wanted.number = pioche.next_line(found_table.id) THEN
                INSERT INTO pioche.chat VALUES (found_table.id, wanted.number, wanted.content);
            ELSE
                refusal := 'number';
            END IF;
        ELSE
            RAISE 'unknown kind of write';
        END IF;
        RETURN NEXT;
    END LOOP;
END $$;
