UPDATE people SET email = lower(email) WHERE email <> lower(email);--> statement-breakpoint
DROP INDEX "people_email";--> statement-breakpoint
DROP INDEX "products_by_category";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "orders_by_time";--> statement-breakpoint
ALTER TABLE "catalog_changes" DROP CONSTRAINT "catalog_changes_pkey";--> statement-breakpoint
ALTER TABLE "catalog_changes" ALTER COLUMN "version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_changes" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "catalog_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "products_by_position" ON "products" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "products_by_category_and_price" ON "products" USING btree ("category","selling_price_paise","position","id","list_price_paise");--> statement-breakpoint
CREATE INDEX "people_by_time" ON "people" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stock_holds_by_product" ON "stock_holds" USING btree ("product_id") WHERE "stock_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category","position","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("selling_price_paise","position","id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "catalog_changes" ADD CONSTRAINT "catalog_changes_version" UNIQUE("version");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_email" UNIQUE("email");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_email_in_lower_case" CHECK ("people"."email" = lower("people"."email"));--> statement-breakpoint

-- What drops a kept page (docs/decisions/030-what-drops-a-page.md): `product:<id>` what its own page shows,
-- `card:<id>` what its card shows, `category:<value>` what a listing of the category shows beside its cards
-- (members, order, sums), `shelf:<value>` which products are the first of the category.

-- Notes what changed. It is numbered as the transaction commits, so that a long one makes nobody wait.
CREATE OR REPLACE FUNCTION announce_catalog_change(changed text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) IS NULL OR cardinality(changed) = 0 THEN RETURN; END IF;
  INSERT INTO catalog_changes (tags) VALUES (CASE WHEN cardinality(changed) > 500 THEN ARRAY['*'] ELSE changed END);
END $$;
--> statement-breakpoint

-- The first change of a transaction to come here takes all of its changes under one number; the others find
-- theirs gone. The row lock on catalog_version, held from here to the end of the commit, lets numbers become
-- visible in their order, so that who has read number n has missed none below it.
CREATE FUNCTION number_catalog_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number bigint;
  changed text[];
BEGIN
  PERFORM 1 FROM catalog_changes WHERE id = NEW.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  UPDATE catalog_version SET version = version + 1 RETURNING version INTO number;
  -- Of the changes without a number this transaction sees its own alone.
  WITH unnumbered AS (DELETE FROM catalog_changes WHERE version IS NULL RETURNING tags)
    SELECT array_agg(DISTINCT tag) INTO changed FROM unnumbered, unnest(tags) AS tag;
  INSERT INTO catalog_changes (version, tags)
    VALUES (number, CASE WHEN cardinality(changed) > 500 THEN ARRAY['*'] ELSE changed END);
  PERFORM pg_notify('catalog_changed', number::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER catalog_changes_numbered AFTER INSERT ON catalog_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.version IS NULL)
  EXECUTE FUNCTION number_catalog_changes();
--> statement-breakpoint

-- Whether a product of this place is among the first 13 of its category (shelfLength of the catalogue's rules).
CREATE FUNCTION is_on_shelf(of_category text, place bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT count(*) < 13
  FROM (SELECT 1 FROM products WHERE category = of_category AND position < place LIMIT 13) AS before
$$;
--> statement-breakpoint

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
             n.net_quantity, n.net_unit, n.stock IS NOT DISTINCT FROM 0)
        IS DISTINCT FROM
            (o.name, o.hindi_name, o.category, o.list_price_paise, o.selling_price_paise,
             o.net_quantity, o.net_unit, o.stock IS NOT DISTINCT FROM 0)
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
--> statement-breakpoint

CREATE OR REPLACE FUNCTION product_images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  SELECT array_agg(DISTINCT tag) INTO changed
  FROM changed_rows, LATERAL (VALUES ('product:' || product_id), ('card:' || product_id)) AS tags (tag);
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;
