-- By hand. The ledger of stock is a list of the panel: its number of rows is kept.
CREATE TRIGGER stock_entries_counted_in AFTER INSERT ON stock_entries REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER stock_entries_counted_out AFTER DELETE ON stock_entries REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
-- After the triggers, which keep others from writing until this is committed.
INSERT INTO list_counts (list, change) SELECT 'stock_entries', count(*) FROM stock_entries HAVING count(*) > 0;
--> statement-breakpoint

-- By hand. A card says how few are left, as the product's own page does: least(stock, 6) in both.
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- No page shows a product before it is there.
    SELECT array_agg(DISTINCT tag) INTO changed FROM (
      SELECT 'category:' || category AS tag FROM new_rows
      UNION ALL SELECT 'shelf:' || category FROM new_rows WHERE is_on_shelf(category, position)) AS tags;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT tag) INTO changed FROM (
      SELECT unnest(ARRAY['product:' || id, 'card:' || id, 'category:' || category]) AS tag FROM old_rows
      UNION ALL SELECT 'shelf:' || category FROM old_rows WHERE is_on_shelf(category, position)) AS tags;
  ELSE
    -- Of the stock only what a page says counts: sold out, or how few are left (5, lowStock of the rules).
    SELECT array_agg(DISTINCT tag) INTO changed FROM (
      SELECT 'product:' || n.id AS tag FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.name, n.hindi_name, n.brand, n.category, n.description, n.list_price_paise, n.selling_price_paise,
             n.net_quantity, n.net_unit, least(n.stock, 6), n.stock IS NULL)
        IS DISTINCT FROM
            (o.name, o.hindi_name, o.brand, o.category, o.description, o.list_price_paise, o.selling_price_paise,
             o.net_quantity, o.net_unit, least(o.stock, 6), o.stock IS NULL)
      UNION ALL
      SELECT 'card:' || n.id FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.name, n.hindi_name, n.category, n.list_price_paise, n.selling_price_paise,
             n.net_quantity, n.net_unit, least(n.stock, 6))
        IS DISTINCT FROM
            (o.name, o.hindi_name, o.category, o.list_price_paise, o.selling_price_paise,
             o.net_quantity, o.net_unit, least(o.stock, 6))
      UNION ALL
      SELECT 'category:' || unnest(ARRAY[n.category, o.category]) FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.category, n.position, n.list_price_paise, n.selling_price_paise)
        IS DISTINCT FROM (o.category, o.position, o.list_price_paise, o.selling_price_paise)
      UNION ALL
      SELECT 'shelf:' || place.category FROM new_rows n JOIN old_rows o USING (id),
        LATERAL (VALUES (n.category, n.position), (o.category, o.position)) AS place (category, position)
      WHERE (n.category, n.position) <> (o.category, o.position)
        AND is_on_shelf(place.category, place.position)) AS tags;
  END IF;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;
