-- Announces the products of which something else is declared: their pages say it, and calls answer it.
-- Lists have some of it too, and offer it as filters: the keys that product_ranks_declared() puts into them.
CREATE OR REPLACE FUNCTION product_declarations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  WITH listed AS (
    UPDATE product_ranks SET declared = NULL WHERE id IN (
      SELECT product_id FROM changed_rows WHERE key IN ('countryOfOrigin', 'diet', 'organicCertificate'))
    RETURNING category)
  SELECT array_agg(DISTINCT tag) INTO changed FROM (
    SELECT 'product:' || product_id AS tag FROM changed_rows
    UNION ALL SELECT 'category:' || category FROM listed) AS tags;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_declarations_deleted AFTER DELETE ON product_declarations REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_declarations_changed();

CREATE OR REPLACE TRIGGER product_declarations_inserted AFTER INSERT ON product_declarations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_declarations_changed();

CREATE OR REPLACE TRIGGER product_declarations_updated AFTER UPDATE ON product_declarations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_declarations_changed();
