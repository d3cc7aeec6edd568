-- What is known of a table without its log: its phase, when it was made and last used, when
-- somebody must look at it even if nobody asks for it. And the record of a game that has ended.
-- Times are seconds of the database's clock, the one clock of all its servers.

CREATE FUNCTION pioche.seconds() RETURNS double precision VOLATILE LANGUAGE sql AS
$$ SELECT extract(epoch FROM clock_timestamp())::double precision $$;

-- Nobody wrote down when the tables of before were used: as if it were now.
ALTER TABLE pioche.tables
    ADD COLUMN phase   text COLLATE "C" NOT NULL DEFAULT 'gathering',
    ADD COLUMN created double precision NOT NULL DEFAULT pioche.seconds(),
    ADD COLUMN used    double precision NOT NULL DEFAULT pioche.seconds(),
    ADD COLUMN due     double precision,
    ADD COLUMN removed boolean NOT NULL DEFAULT false; -- while its log is taken away

UPDATE pioche.tables SET phase = 'playing' WHERE EXISTS (
    SELECT 1 FROM pioche.entries
    WHERE table_id = id AND substring(content FOR 15) = convert_to('{"kind":"start"', 'UTF8')
);
UPDATE pioche.tables SET phase = 'over' WHERE finished;

CREATE INDEX due_tables ON pioche.tables (due) WHERE due IS NOT NULL;
CREATE INDEX used_tables ON pioche.tables (phase, used);

CREATE TABLE pioche.records (
    table_id bigint PRIMARY KEY REFERENCES pioche.tables (id),
    content  bytea NOT NULL
);

CREATE TRIGGER records_never_change BEFORE UPDATE ON pioche.records
FOR EACH STATEMENT EXECUTE FUNCTION pioche.refuse('a record is never changed');

-- Work that one server does at a time, and until when.
CREATE TABLE pioche.leases (
    name  text PRIMARY KEY,
    until double precision NOT NULL
);

-- An entry goes with its whole table, or never.
CREATE FUNCTION pioche.refuse_loss_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT (SELECT removed FROM pioche.tables WHERE id = OLD.table_id) THEN
        RAISE integrity_constraint_violation USING MESSAGE = 'an entry is never removed';
    END IF;
    RETURN OLD;
END $$;

DROP TRIGGER entries_never_go ON pioche.entries;
CREATE TRIGGER entries_never_go BEFORE DELETE ON pioche.entries
FOR EACH ROW EXECUTE FUNCTION pioche.refuse_loss_of_entries();
CREATE TRIGGER entries_never_go_at_once BEFORE TRUNCATE ON pioche.entries
FOR EACH STATEMENT EXECUTE FUNCTION pioche.refuse('an entry is never removed');

-- A server of before would not know of phases: it must not write here any more.
DROP FUNCTION pioche.write_together(text[], text[], bigint[], bigint[], bytea[]);

-- One batch of writes, in their order: for each why it is refused, or null, and what it gives (the
-- epoch of a claim, of which other servers are told; whether a lease was given). It is one
-- statement, hence one transaction that reaches the server, and commits, in one message: no lock
-- is ever held while the network is waited for. What may be refused is looked at first, so that a
-- refused write undoes nothing of the others.
CREATE FUNCTION pioche.write_together(
    kinds text[], names text[], epochs bigint[], numbers bigint[], contents bytea[],
    phases text[], dues double precision[], records bytea[]
) RETURNS TABLE (refusal text, given bigint) LANGUAGE plpgsql AS $$
DECLARE
    wanted record;
    found_table pioche.tables;
    new_phase text;
    present double precision := pioche.seconds();
    hour_ago double precision := present - 3600; -- when a table was used is known to within an hour
BEGIN
    -- In the order of their age: two servers never wait for one another in a circle.
    PERFORM 1 FROM pioche.tables WHERE name = ANY (names) ORDER BY id FOR NO KEY UPDATE;
    FOR wanted IN
        SELECT * FROM unnest(kinds, names, epochs, numbers, contents, phases, dues, records)
            AS asked (kind, name, epoch, number, content, phase, due_in, record)
    LOOP
        refusal := NULL;
        given := NULL;
        IF wanted.kind = 'create' THEN
            INSERT INTO pioche.tables (name, header, created, used)
            VALUES (wanted.name, wanted.content, present, present)
            ON CONFLICT (name) DO NOTHING;
            IF NOT FOUND THEN refusal := 'exists'; END IF;
            RETURN NEXT;
            CONTINUE;
        ELSIF wanted.kind = 'lease' THEN
            INSERT INTO pioche.leases VALUES (wanted.name, present + wanted.due_in)
            ON CONFLICT (name) DO UPDATE SET until = EXCLUDED.until
            WHERE leases.until <= present;
            IF FOUND THEN given := 1; END IF;
            RETURN NEXT;
            CONTINUE;
        END IF;
        SELECT * INTO found_table FROM pioche.tables WHERE name = wanted.name FOR NO KEY UPDATE;
        IF NOT FOUND THEN
            refusal := 'unknown';
        ELSIF wanted.kind IN ('claim', 'wake') THEN
            IF wanted.kind = 'claim' OR found_table.due <= present THEN
                -- Where nothing is due, nothing becomes so: greatest() would pass over a null.
                UPDATE pioche.tables SET epoch = epoch + 1,
                    due = CASE WHEN due IS NULL THEN NULL ELSE greatest(due, present + wanted.due_in) END
                WHERE id = found_table.id RETURNING epoch INTO given;
                PERFORM pg_notify('pioche_claims', given || ' ' || wanted.name);
            END IF;
        ELSIF wanted.kind = 'finish' THEN
            UPDATE pioche.tables SET finished = true, due = NULL,
                phase = CASE WHEN phase = 'closed' THEN phase ELSE 'over' END
            WHERE id = found_table.id AND NOT finished;
        ELSIF wanted.kind = 'review' THEN
            INSERT INTO pioche.reviews VALUES (found_table.id, wanted.content)
            ON CONFLICT (table_id) DO UPDATE SET content = EXCLUDED.content;
        ELSIF wanted.kind = 'record' THEN
            INSERT INTO pioche.records VALUES (found_table.id, wanted.content)
            ON CONFLICT (table_id) DO NOTHING;
        ELSIF wanted.kind = 'facts' THEN
            UPDATE pioche.tables SET phase = wanted.phase, due = facts.due, used = facts.used,
                created = facts.created, finished = wanted.phase IN ('over', 'closed')
            FROM json_to_record(convert_from(wanted.content, 'UTF8')::json)
                AS facts (created double precision, used double precision, due double precision)
            WHERE id = found_table.id;
        ELSIF found_table.epoch <> wanted.epoch THEN
            refusal := 'lost';
        ELSIF wanted.kind = 'due' THEN
            UPDATE pioche.tables SET due = present + wanted.due_in
            WHERE id = found_table.id AND NOT finished;
        ELSIF wanted.kind = 'remove' THEN
            UPDATE pioche.tables SET removed = true WHERE id = found_table.id;
            DELETE FROM pioche.entries WHERE table_id = found_table.id;
            DELETE FROM pioche.chat WHERE table_id = found_table.id;
            DELETE FROM pioche.reviews WHERE table_id = found_table.id;
            DELETE FROM pioche.records WHERE table_id = found_table.id;
            DELETE FROM pioche.tables WHERE id = found_table.id;
        ELSIF wanted.kind = 'entry' THEN
            IF wanted.number = pioche.next_entry(found_table.id) THEN
                INSERT INTO pioche.entries VALUES (found_table.id, wanted.number, wanted.content);
                -- Most entries change nothing else: a statement of its own only where there is need.
                new_phase := coalesce(wanted.phase, found_table.phase);
                IF new_phase <> found_table.phase OR wanted.due_in IS NOT NULL
                    OR found_table.due IS NOT NULL OR found_table.used <= hour_ago
                THEN
                    UPDATE pioche.tables SET phase = new_phase,
                        finished = finished OR new_phase IN ('over', 'closed'),
                        due = present + wanted.due_in,
                        used = CASE WHEN used <= hour_ago THEN present ELSE used END
                    WHERE id = found_table.id;
                END IF;
                IF wanted.record IS NOT NULL THEN
                    INSERT INTO pioche.records VALUES (found_table.id, wanted.record)
                    ON CONFLICT (table_id) DO NOTHING;
                END IF;
            ELSE
                refusal := 'number';
            END IF;
        ELSIF wanted.kind = 'line' THEN
            IF wanted.number = pioche.next_line(found_table.id) THEN
                INSERT INTO pioche.chat VALUES (found_table.id, wanted.number, wanted.content);
                IF found_table.used <= hour_ago THEN
                    UPDATE pioche.tables SET used = present WHERE id = found_table.id;
                END IF;
            ELSE
                refusal := 'number';
            END IF;
        ELSE
            RAISE 'unknown kind of write';
        END IF;
        RETURN NEXT;
    END LOOP;
END $$;
