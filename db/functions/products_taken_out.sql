-- Announces deleted products.
CREATE OR REPLACE FUNCTION products_taken_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  SELECT array_agg(DISTINCT tag) INTO changed FROM (
    SELECT unnest(ARRAY['product:' || id, 'card:' || id]) AS tag FROM old_rows
    UNION ALL SELECT 'category:' || category FROM old_rows WHERE state = 'on_shelf'
    UNION ALL SELECT 'family:' || family_key FROM old_rows WHERE state = 'on_shelf' AND family_key IS NOT NULL
    UNION ALL SELECT 'shelf:' || category FROM old_rows
    WHERE state = 'on_shelf' AND is_among_first(category, position)) AS tags;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_taken_out();
