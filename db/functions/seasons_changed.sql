-- Announces what a season is told on: `product:<id>`, the pages of all packs of its product, and `seasons`, the
-- calendar and the row of the home page.
CREATE OR REPLACE FUNCTION seasons_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  SELECT array_agg(DISTINCT tag) INTO changed FROM (
    SELECT 'seasons' AS tag FROM changed_rows
    UNION ALL SELECT 'product:' || product_id FROM changed_rows
    UNION ALL SELECT 'product:' || pack.id FROM changed_rows
      JOIN products said ON said.id = product_id JOIN products pack ON pack.family_key = said.family_key) AS tags;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER seasons_deleted AFTER DELETE ON seasons REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION seasons_changed();

CREATE OR REPLACE TRIGGER seasons_inserted AFTER INSERT ON seasons REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION seasons_changed();

CREATE OR REPLACE TRIGGER seasons_updated AFTER UPDATE ON seasons REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION seasons_changed();
