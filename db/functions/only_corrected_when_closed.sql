-- What was counted stays as it was counted: a closed till takes counter-entries alone.
CREATE OR REPLACE FUNCTION only_corrected_when_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM tills WHERE id = NEW.till_id AND closed_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The till % is closed', NEW.till_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'till_entries_of_open_till';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER only_corrected_when_closed BEFORE INSERT ON till_entries
  FOR EACH ROW WHEN (NEW.cause <> 'correction') EXECUTE FUNCTION only_corrected_when_closed();
