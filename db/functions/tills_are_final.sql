-- A till that was counted stays as it was counted.
CREATE OR REPLACE FUNCTION tills_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A closed till is never changed: %', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'tills_final';
END $$;

CREATE OR REPLACE TRIGGER tills_are_final BEFORE UPDATE OR DELETE ON tills
  FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL) EXECUTE FUNCTION tills_are_final();
