-- A change of a name is rare: it waits for orders that are being written, and lets no other one look at the
-- name. Before the change, because an order that comes between the two would take the old name with it.
CREATE OR REPLACE FUNCTION people_to_be_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM people WHERE id = OLD.id FOR UPDATE;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER people_to_be_renamed BEFORE UPDATE OF name, email ON people
  FOR EACH ROW WHEN ((OLD.name, OLD.email) IS DISTINCT FROM (NEW.name, NEW.email)) EXECUTE FUNCTION people_to_be_renamed();
