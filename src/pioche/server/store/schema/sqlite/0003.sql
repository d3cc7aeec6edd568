-- Who may write: a table has an epoch, which its owner raises by one when taking it. An append
-- carries its owner's epoch, and an old one is refused.

ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER epochs_rise_by_one BEFORE UPDATE OF epoch ON tables
WHEN NEW.epoch IS NOT OLD.epoch + 1
BEGIN SELECT RAISE(ABORT, 'not the next epoch'); END;

CREATE TRIGGER headers_never_change BEFORE UPDATE OF name, header ON tables
BEGIN SELECT RAISE(ABORT, 'a header is never changed'); END;
