-- Announces new products. Of what comes in, the first of each shelf says whether any of it is among the first
-- there: the question costs too much to ask it of each product.
CREATE OR REPLACE FUNCTION products_put_in() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  -- No page shows a product before it is there.
  SELECT array_agg(DISTINCT tag) INTO changed FROM (
    SELECT 'category:' || category AS tag FROM new_rows WHERE state = 'on_shelf'
    UNION ALL SELECT 'family:' || family_key FROM new_rows WHERE state = 'on_shelf' AND family_key IS NOT NULL
    UNION ALL SELECT 'shelf:' || category FROM (
      SELECT category, min(position) AS position FROM new_rows WHERE state = 'on_shelf' GROUP BY category) AS first
    WHERE is_among_first(category, position)) AS tags;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_put_in();
