-- The shelves of the new goods are asked for once; joined without MATERIALIZED they were for each product.
CREATE OR REPLACE FUNCTION products_entered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_ranks (id, category, rank, position, selling_price_paise, list_price_paise, net_quantity,
    net_unit, is_sold_out)
  WITH lasts AS MATERIALIZED (
    SELECT category, last_place(category) AS behind FROM new_rows GROUP BY category)
  SELECT id, category, product_rank(category, place, false), position, selling_price_paise, list_price_paise,
    net_quantity, net_unit, stock IS NOT DISTINCT FROM 0
  FROM (
    SELECT new_rows.*, behind + row_number() OVER (PARTITION BY category ORDER BY position) AS place
    FROM new_rows JOIN lasts USING (category)
    WHERE state = 'on_shelf' AND family_key IS NULL) AS placed
  ORDER BY position;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_product(product products) RETURNS text LANGUAGE sql STABLE
  RETURN lower(normalize(concat_ws(' ', product.name, product.hindi_name, product.brand, product.category), NFC));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_lookups (id, position, state, selling_price_paise, words)
  VALUES (NEW.id, NEW.position, NEW.state, NEW.selling_price_paise, words_of_product(NEW))
  ON CONFLICT (id) DO UPDATE SET position = excluded.position, state = excluded.state,
    selling_price_paise = excluded.selling_price_paise, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION products_looked_up_first() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_lookups (id, position, state, selling_price_paise, words)
  SELECT id, position, state, selling_price_paise, words_of_product(new_rows::products) FROM new_rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_looked_up ON products;
--> statement-breakpoint
CREATE TRIGGER products_looked_up
  AFTER UPDATE OF "position", state, selling_price_paise, name, hindi_name, brand, category ON products
  FOR EACH ROW EXECUTE FUNCTION products_looked_up();
--> statement-breakpoint
CREATE TRIGGER products_looked_up_first AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_looked_up_first();
--> statement-breakpoint
-- A function each of what comes in and what goes out. Of what comes in, the first of each shelf says whether
-- any of it is among the first there; it was asked of each product.
CREATE FUNCTION products_put_in() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION products_taken_out() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
DROP TRIGGER products_inserted ON products;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_put_in();
--> statement-breakpoint
DROP TRIGGER products_deleted ON products;
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_taken_out();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  -- Of the stock only what a page says counts: sold out, or how few are left (5, lowStock of the rules).
  -- `product:<id>` is also what calls answer of it, which are kept beside the pages (decision 119).
  SELECT array_agg(DISTINCT tag) INTO changed FROM (
    SELECT 'product:' || n.id AS tag FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.state <> 'draft' OR o.state <> 'draft')
      AND (n.name, n.hindi_name, n.family, n.brand, n.category, n.description, n.list_price_paise,
           n.selling_price_paise, n.net_quantity, n.net_unit, least(n.stock, 6), n.stock IS NULL, n.state,
           n.aliases, n.hsn_code, n.tax_rate_bp, n.on_from, n.off_from, n.updated_at)
      IS DISTINCT FROM
          (o.name, o.hindi_name, o.family, o.brand, o.category, o.description, o.list_price_paise,
           o.selling_price_paise, o.net_quantity, o.net_unit, least(o.stock, 6), o.stock IS NULL, o.state,
           o.aliases, o.hsn_code, o.tax_rate_bp, o.on_from, o.off_from, o.updated_at)
    UNION ALL
    SELECT 'card:' || n.id FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.state = 'on_shelf' OR o.state = 'on_shelf')
      AND (n.name, n.hindi_name, n.family_key, n.category, n.list_price_paise, n.selling_price_paise,
           n.net_quantity, n.net_unit, least(n.stock, 6), n.state)
      IS DISTINCT FROM
          (o.name, o.hindi_name, o.family_key, o.category, o.list_price_paise, o.selling_price_paise,
           o.net_quantity, o.net_unit, least(o.stock, 6), o.state)
    UNION ALL
    SELECT 'family:' || place.family_key FROM new_rows n JOIN old_rows o USING (id),
      LATERAL (VALUES (n.family_key, n.state), (o.family_key, o.state)) AS place (family_key, state)
    WHERE (n.family_key, n.position, n.list_price_paise, n.selling_price_paise, n.net_quantity, n.net_unit,
           n.stock IS NOT DISTINCT FROM 0, n.state)
      IS DISTINCT FROM
          (o.family_key, o.position, o.list_price_paise, o.selling_price_paise, o.net_quantity, o.net_unit,
           o.stock IS NOT DISTINCT FROM 0, o.state)
      AND place.family_key IS NOT NULL AND (n.state = 'on_shelf' OR o.state = 'on_shelf')
    UNION ALL
    SELECT 'category:' || place.category FROM new_rows n JOIN old_rows o USING (id),
      LATERAL (VALUES (n.category, n.state), (o.category, o.state)) AS place (category, state)
    WHERE (n.category, n.position, n.family_key, n.list_price_paise, n.selling_price_paise, n.net_quantity,
           n.net_unit, n.state)
      IS DISTINCT FROM
          (o.category, o.position, o.family_key, o.list_price_paise, o.selling_price_paise, o.net_quantity,
           o.net_unit, o.state)
      AND place.state = 'on_shelf'
    UNION ALL
    SELECT 'stock:' || n.category FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.stock IS NOT DISTINCT FROM 0) <> (o.stock IS NOT DISTINCT FROM 0) AND n.state = 'on_shelf'
    UNION ALL
    SELECT 'shelf:' || place.category FROM new_rows n JOIN old_rows o USING (id),
      LATERAL (VALUES (n.category, n.position, n.state), (o.category, o.position, o.state))
        AS place (category, position, state)
    WHERE (n.category, n.position, n.family_key, n.state)
      IS DISTINCT FROM (o.category, o.position, o.family_key, o.state)
      AND place.state = 'on_shelf' AND is_among_first(place.category, place.position)) AS tags;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;
