DROP INDEX "products_by_category";--> statement-breakpoint
DROP INDEX "products_by_category_and_price";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_low";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "state" text DEFAULT 'on_shelf' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "on_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "off_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_lookups" ADD COLUMN "state" text DEFAULT 'on_shelf' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_state" ON "products" USING btree ("state","position","id");--> statement-breakpoint
CREATE INDEX "products_by_state_and_price" ON "products" USING btree ("state","selling_price_paise","position","id");--> statement-breakpoint
CREATE INDEX "products_due" ON "products" USING btree (least("on_from", "off_from")) WHERE least("products"."on_from", "products"."off_from") is not null;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category","position","id") WHERE "products"."state" = 'on_shelf';--> statement-breakpoint
CREATE INDEX "products_by_category_and_price" ON "products" USING btree ("category","selling_price_paise","position","id","list_price_paise") WHERE "products"."state" = 'on_shelf';--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops) WHERE "products"."state" = 'on_shelf';--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("stock","id") WHERE "products"."stock" <= "products"."low_stock_mark" and "products"."state" = 'on_shelf';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_state" CHECK ("products"."state" in ('draft', 'on_shelf', 'archived'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_on_from" CHECK ("products"."on_from" is null or "products"."state" <> 'on_shelf');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_off_from" CHECK ("products"."off_from" is null or "products"."state" = 'on_shelf' or coalesce("products"."on_from" < "products"."off_from", false));--> statement-breakpoint

-- By hand from here on. The number of products in each state, kept as the number of all is (list_counts).
CREATE FUNCTION count_products_by_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts (list, change)
  SELECT 'products ' || state, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed_rows GROUP BY state;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_counted_in_by_state AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products_by_state();
--> statement-breakpoint
CREATE TRIGGER products_counted_out_by_state AFTER DELETE ON products REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products_by_state();
--> statement-breakpoint
CREATE FUNCTION count_product_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts (list, change) VALUES ('products ' || OLD.state, -1), ('products ' || NEW.state, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_counted_by_state AFTER UPDATE OF state ON products
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION count_product_moved();
--> statement-breakpoint
-- After the triggers, which keep others from writing until this is committed.
INSERT INTO list_counts (list, change) SELECT 'products ' || state, count(*) FROM products GROUP BY state;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION products_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_lookups (id, position, state, selling_price_paise, words) VALUES (NEW.id, NEW.position,
    NEW.state, NEW.selling_price_paise,
    lower(normalize(concat_ws(' ', NEW.name, NEW.hindi_name, NEW.brand, NEW.category), NFC)))
  ON CONFLICT (id) DO UPDATE SET position = excluded.position, state = excluded.state,
    selling_price_paise = excluded.selling_price_paise, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_looked_up ON products;
--> statement-breakpoint
CREATE TRIGGER products_looked_up
  AFTER INSERT OR UPDATE OF position, state, selling_price_paise, name, hindi_name, brand, category ON products
  FOR EACH ROW EXECUTE FUNCTION products_looked_up();
--> statement-breakpoint

-- Only what is on the shelf has a rank. What comes onto it stands at the end of its category until the next night.
CREATE OR REPLACE FUNCTION products_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
BEGIN
  IF NEW.state <> 'on_shelf' THEN
    DELETE FROM product_ranks WHERE id = NEW.id;
    RETURN NULL;
  END IF;
  SELECT rank INTO last FROM product_ranks
    WHERE category = NEW.category AND rank < 2000000000 AND id <> NEW.id ORDER BY rank DESC LIMIT 1;
  INSERT INTO product_ranks (id, category, rank)
    VALUES (NEW.id, NEW.category, product_rank(NEW.category, coalesce(last % 1000000000 / 64, 0) + 1, false))
  ON CONFLICT (id) DO UPDATE SET category = excluded.category, rank = excluded.rank;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_ranked_anew ON products;
--> statement-breakpoint
CREATE TRIGGER products_ranked_anew AFTER UPDATE OF category, state ON products
  FOR EACH ROW WHEN ((OLD.category, OLD.state) <> (NEW.category, NEW.state)) EXECUTE FUNCTION products_ranked();
--> statement-breakpoint

-- Whether a place is among the first 13 that are on the shelf of a category (shelfLength of the catalogue's rules).
CREATE FUNCTION is_among_first(of_category text, place bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT count(*) < 13
  FROM (SELECT 1 FROM products WHERE category = of_category AND state = 'on_shelf' AND position < place LIMIT 13) AS before
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- No page shows a product before it is there.
    SELECT array_agg(DISTINCT tag) INTO changed FROM (
      SELECT 'category:' || category AS tag FROM new_rows WHERE state = 'on_shelf'
      UNION ALL SELECT 'shelf:' || category FROM new_rows
      WHERE state = 'on_shelf' AND is_among_first(category, position)) AS tags;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT tag) INTO changed FROM (
      SELECT unnest(ARRAY['product:' || id, 'card:' || id]) AS tag FROM old_rows
      UNION ALL SELECT 'category:' || category FROM old_rows WHERE state = 'on_shelf'
      UNION ALL SELECT 'shelf:' || category FROM old_rows
      WHERE state = 'on_shelf' AND is_among_first(category, position)) AS tags;
  ELSE
    -- Of the stock only what a page says counts: sold out, or how few are left (5, lowStock of the rules).
    SELECT array_agg(DISTINCT tag) INTO changed FROM (
      SELECT 'product:' || n.id AS tag FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.state <> 'draft' OR o.state <> 'draft')
        AND (n.name, n.hindi_name, n.brand, n.category, n.description, n.list_price_paise, n.selling_price_paise,
             n.net_quantity, n.net_unit, least(n.stock, 6), n.stock IS NULL, n.state)
        IS DISTINCT FROM
            (o.name, o.hindi_name, o.brand, o.category, o.description, o.list_price_paise, o.selling_price_paise,
             o.net_quantity, o.net_unit, least(o.stock, 6), o.stock IS NULL, o.state)
      UNION ALL
      SELECT 'card:' || n.id FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.state = 'on_shelf' OR o.state = 'on_shelf')
        AND (n.name, n.hindi_name, n.category, n.list_price_paise, n.selling_price_paise,
             n.net_quantity, n.net_unit, least(n.stock, 6), n.state)
        IS DISTINCT FROM
            (o.name, o.hindi_name, o.category, o.list_price_paise, o.selling_price_paise,
             o.net_quantity, o.net_unit, least(o.stock, 6), o.state)
      UNION ALL
      SELECT 'category:' || place.category FROM new_rows n JOIN old_rows o USING (id),
        LATERAL (VALUES (n.category, n.state), (o.category, o.state)) AS place (category, state)
      WHERE (n.category, n.position, n.list_price_paise, n.selling_price_paise, n.state)
        IS DISTINCT FROM (o.category, o.position, o.list_price_paise, o.selling_price_paise, o.state)
        AND place.state = 'on_shelf'
      UNION ALL
      SELECT 'shelf:' || place.category FROM new_rows n JOIN old_rows o USING (id),
        LATERAL (VALUES (n.category, n.position, n.state), (o.category, o.position, o.state))
          AS place (category, position, state)
      WHERE (n.category, n.position, n.state) <> (o.category, o.position, o.state)
        AND place.state = 'on_shelf' AND is_among_first(place.category, place.position)) AS tags;
  END IF;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION is_on_shelf(text, bigint);
