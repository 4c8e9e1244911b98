-- By hand
-- Calls tell more of a product than pages: what they answer is kept too (docs/decisions/119-calls-and-writes.md).
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- No page shows a product before it is there.
    SELECT array_agg(DISTINCT tag) INTO changed FROM (
      SELECT 'category:' || category AS tag FROM new_rows WHERE state = 'on_shelf'
      UNION ALL SELECT 'family:' || family_key FROM new_rows WHERE state = 'on_shelf' AND family_key IS NOT NULL
      UNION ALL SELECT 'shelf:' || category FROM new_rows
      WHERE state = 'on_shelf' AND is_among_first(category, position)) AS tags;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT tag) INTO changed FROM (
      SELECT unnest(ARRAY['product:' || id, 'card:' || id]) AS tag FROM old_rows
      UNION ALL SELECT 'category:' || category FROM old_rows WHERE state = 'on_shelf'
      UNION ALL SELECT 'family:' || family_key FROM old_rows WHERE state = 'on_shelf' AND family_key IS NOT NULL
      UNION ALL SELECT 'shelf:' || category FROM old_rows
      WHERE state = 'on_shelf' AND is_among_first(category, position)) AS tags;
  ELSE
    -- Of the stock only what a page says counts: sold out, or how few are left (5, lowStock of the rules).
    -- `product:<id>` is also what calls answer of it, which are kept beside the pages.
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
      WHERE (n.category, n.position, n.family_key, n.list_price_paise, n.selling_price_paise, n.state)
        IS DISTINCT FROM (o.category, o.position, o.family_key, o.list_price_paise, o.selling_price_paise, o.state)
        AND place.state = 'on_shelf'
      UNION ALL
      SELECT 'shelf:' || place.category FROM new_rows n JOIN old_rows o USING (id),
        LATERAL (VALUES (n.category, n.position, n.state), (o.category, o.position, o.state))
          AS place (category, position, state)
      WHERE (n.category, n.position, n.family_key, n.state)
        IS DISTINCT FROM (o.category, o.position, o.family_key, o.state)
        AND place.state = 'on_shelf' AND is_among_first(place.category, place.position)) AS tags;
  END IF;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;
