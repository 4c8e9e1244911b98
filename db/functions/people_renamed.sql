-- Writes the new name and e-mail into the words of all orders of this person.
CREATE OR REPLACE FUNCTION people_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lookups l SET words = words_of_order(o.number, NEW.name, NEW.email, o.payment_id)
  FROM orders o WHERE o.person_id = NEW.id AND l.id = o.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER people_renamed AFTER UPDATE OF name, email ON people
  FOR EACH ROW WHEN ((OLD.name, OLD.email) IS DISTINCT FROM (NEW.name, NEW.email)) EXECUTE FUNCTION people_renamed();
