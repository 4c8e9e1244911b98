-- Announces what a change of products alters for readers, as tags (docs/decisions/119-calls-and-writes.md):
-- `product:<id>` is its page and what calls answer of it, `card:<id>` its card, `family:<key>` what its packs
-- show of each other, `category:<value>` the list of its category, `shelf:<value>` the first 13 of that list,
-- `seasons` the calendar of what has a season and is on the shelf.
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  -- Of the stock only what a page says counts: sold out, which goods by weight are below their least, or how
  -- few are left (5, lowStock of the rules).
  -- `product:<id>` is also what calls answer of it, which are kept beside the pages (decision 119): every
  -- column but the mark below which the desk orders more, so that one more needs nothing here.
  SELECT array_agg(DISTINCT tag) INTO changed FROM (
    SELECT 'product:' || n.id AS tag FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.state <> 'draft' OR o.state <> 'draft')
      AND (least(n.stock, greatest(6, n.least_grams / n.net_quantity)), n.stock IS NULL, to_jsonb(n) - '{stock,low_stock_mark}'::text[])
      IS DISTINCT FROM
          (least(o.stock, greatest(6, o.least_grams / o.net_quantity)), o.stock IS NULL, to_jsonb(o) - '{stock,low_stock_mark}'::text[])
    UNION ALL
    SELECT 'card:' || n.id FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.state = 'on_shelf' OR o.state = 'on_shelf')
      AND (n.name, n.hindi_name, n.family_key, n.category, n.list_price_paise, n.selling_price_paise,
           n.net_quantity, n.net_unit, n.least_grams, n.most_grams,
           least(n.stock, greatest(6, n.least_grams / n.net_quantity)), n.state)
      IS DISTINCT FROM
          (o.name, o.hindi_name, o.family_key, o.category, o.list_price_paise, o.selling_price_paise,
           o.net_quantity, o.net_unit, o.least_grams, o.most_grams,
           least(o.stock, greatest(6, o.least_grams / o.net_quantity)), o.state)
    UNION ALL
    SELECT 'family:' || place.family_key FROM new_rows n JOIN old_rows o USING (id),
      LATERAL (VALUES (n.family_key, n.state), (o.family_key, o.state)) AS place (family_key, state)
    WHERE (n.family_key, n.name, n.hindi_name, n.position, n.list_price_paise, n.selling_price_paise,
           n.net_quantity, n.net_unit, n.least_grams, n.most_grams,
           coalesce(n.stock < coalesce(n.least_grams / n.net_quantity, 1), false), n.state)
      IS DISTINCT FROM
          (o.family_key, o.name, o.hindi_name, o.position, o.list_price_paise, o.selling_price_paise,
           o.net_quantity, o.net_unit, o.least_grams, o.most_grams,
           coalesce(o.stock < coalesce(o.least_grams / o.net_quantity, 1), false), o.state)
      -- Packs that are not on the shelf bring their reviews along.
      AND place.family_key IS NOT NULL
      AND (n.state = 'on_shelf' OR o.state = 'on_shelf' OR n.family_key IS DISTINCT FROM o.family_key)
    UNION ALL
    SELECT 'category:' || place.category FROM new_rows n JOIN old_rows o USING (id),
      LATERAL (VALUES (n.category, n.state), (o.category, o.state)) AS place (category, state)
    WHERE (n.category, n.position, n.family_key, n.list_price_paise, n.selling_price_paise, n.net_quantity,
           n.net_unit, n.least_grams, n.state)
      IS DISTINCT FROM
          (o.category, o.position, o.family_key, o.list_price_paise, o.selling_price_paise, o.net_quantity,
           o.net_unit, o.least_grams, o.state)
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
      AND place.state = 'on_shelf' AND is_among_first(place.category, place.position)
    UNION ALL
    SELECT 'seasons' FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.state, n.family_key) IS DISTINCT FROM (o.state, o.family_key)
      AND (EXISTS (SELECT FROM seasons WHERE product_id = n.id)
        OR EXISTS (SELECT FROM products pack JOIN seasons ON product_id = pack.id
          WHERE pack.family_key IN (n.family_key, o.family_key)))) AS tags;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
