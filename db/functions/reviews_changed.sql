-- Keeps how many shown reviews give a product so many stars, and announces the products whose pages show another
-- review, and the cards that show other stars: of all packs of a family, which share them. In the order of
-- products, so that no two wait for each other.
CREATE OR REPLACE FUNCTION reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone reviews[];
  come reviews[];
  changed text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT array_agg(r) INTO gone FROM old_rows r WHERE r.state = 'shown'; END IF;
  IF TG_OP <> 'DELETE' THEN SELECT array_agg(r) INTO come FROM new_rows r WHERE r.state = 'shown'; END IF;
  IF gone IS NULL AND come IS NULL THEN RETURN NULL; END IF;
  WITH moved AS (
    SELECT product_id, stars, -1 AS n FROM unnest(gone)
    UNION ALL SELECT product_id, stars, 1 FROM unnest(come)
  ), summed AS (
    SELECT product_id, coalesce(sum(n) FILTER (WHERE stars = 1), 0) AS ones,
      coalesce(sum(n) FILTER (WHERE stars = 2), 0) AS twos, coalesce(sum(n) FILTER (WHERE stars = 3), 0) AS threes,
      coalesce(sum(n) FILTER (WHERE stars = 4), 0) AS fours, coalesce(sum(n) FILTER (WHERE stars = 5), 0) AS fives
    FROM moved GROUP BY product_id
  ), counted AS (
    INSERT INTO product_ratings AS kept (product_id, ones, twos, threes, fours, fives)
    SELECT * FROM summed WHERE (ones, twos, threes, fours, fives) <> (0, 0, 0, 0, 0) ORDER BY product_id
    ON CONFLICT (product_id) DO UPDATE SET ones = kept.ones + excluded.ones, twos = kept.twos + excluded.twos,
      threes = kept.threes + excluded.threes, fours = kept.fours + excluded.fours, fives = kept.fives + excluded.fives
    RETURNING product_id
  ), shown AS (
    SELECT rated.id AS product_id, coalesce(pack.id, rated.id) AS id FROM products rated
    LEFT JOIN products pack ON pack.family_key = rated.family_key
    WHERE rated.id IN (SELECT product_id FROM summed)
  )
  SELECT array_agg(DISTINCT tag) INTO changed FROM (
    SELECT 'product:' || id AS tag FROM shown
    UNION ALL SELECT 'card:' || id FROM shown JOIN counted USING (product_id)) AS tags;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();

CREATE OR REPLACE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();

CREATE OR REPLACE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
