-- Announces what growers are told on: `growers`, the page of all, and `grower:<id>`, their own page and each page
-- that names them.
CREATE OR REPLACE FUNCTION growers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalog_change(ARRAY(
    SELECT 'growers' FROM changed_rows UNION SELECT 'grower:' || id FROM changed_rows));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER growers_deleted AFTER DELETE ON growers REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION growers_changed();

CREATE OR REPLACE TRIGGER growers_inserted AFTER INSERT ON growers REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION growers_changed();

CREATE OR REPLACE TRIGGER growers_updated AFTER UPDATE ON growers REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION growers_changed();
