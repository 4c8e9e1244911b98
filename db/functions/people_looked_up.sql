-- Keeps the words by which the panel finds a person.
CREATE OR REPLACE FUNCTION people_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_lookups (id, created_at, words) VALUES (NEW.id, NEW.created_at, words_of_person(NEW))
  ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, words = excluded.words;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER people_looked_up AFTER INSERT OR UPDATE OF created_at, name, email, role, mobile ON people
  FOR EACH ROW EXECUTE FUNCTION people_looked_up();
