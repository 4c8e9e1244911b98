-- Announces the products of which something else is declared: their pages say it, and calls answer it.
-- Lists have some of it too, and offer it as filters: the keys that product_ranks_declared() puts into them.
-- Race: a product comes into a list under the lock of its own row, a pack under that of its family's row, with
-- what is declared by then. Both are locked here, so that of two at once the second one sees the first.
CREATE OR REPLACE FUNCTION product_declarations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  listed text[] = ARRAY(SELECT DISTINCT product_id FROM changed_rows
    WHERE key IN ('countryOfOrigin', 'diet', 'organicCertificate'));
  families text[] = ARRAY(SELECT family_key FROM products WHERE id = ANY(listed) ORDER BY id FOR NO KEY UPDATE);
  changed text[];
BEGIN
  WITH moved AS (
    UPDATE product_ranks SET declared = NULL WHERE id = ANY(listed) OR family_key = ANY(families)
    RETURNING category)
  SELECT array_agg(DISTINCT tag) INTO changed FROM (
    SELECT 'product:' || product_id AS tag FROM changed_rows
    UNION ALL SELECT 'category:' || category FROM moved) AS tags;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_declarations_deleted AFTER DELETE ON product_declarations REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_declarations_changed();

CREATE OR REPLACE TRIGGER product_declarations_inserted AFTER INSERT ON product_declarations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_declarations_changed();

CREATE OR REPLACE TRIGGER product_declarations_updated AFTER UPDATE ON product_declarations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_declarations_changed();
