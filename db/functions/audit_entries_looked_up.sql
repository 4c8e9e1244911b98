-- Keeps the words by which the panel finds an entry of the audit.
CREATE OR REPLACE FUNCTION audit_entries_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_lookups (id, words) VALUES (NEW.id, words_of_audit(NEW));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER audit_entries_looked_up AFTER INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_entries_looked_up();
