-- What comes after its week is closed is of the next one: a closed week never changes. Held until the end of
-- the transaction, so that a week that is being closed waits for what is being written into it.
CREATE OR REPLACE FUNCTION week_of_grower_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('settlement weeks', 0));
  NEW.week := greatest(NEW.week, (SELECT max(begins) + 7 FROM settlement_weeks));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER week_of_grower_entry BEFORE INSERT ON grower_entries
  FOR EACH ROW EXECUTE FUNCTION week_of_grower_entry();
