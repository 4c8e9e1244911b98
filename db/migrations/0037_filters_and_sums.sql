CREATE TABLE "listing_sums" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"price_band" smallint NOT NULL,
	"discount_band" smallint NOT NULL,
	"is_sold_out" boolean NOT NULL,
	"goods" integer NOT NULL,
	"discounts_bp" bigint NOT NULL,
	"savings_paise" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_price";--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "net_quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "net_unit" text DEFAULT 'piece' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "is_sold_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "unit_price" bigint GENERATED ALWAYS AS (case net_unit when 'piece' then 10000000000000 + (2 * selling_price_paise + net_quantity) / (2 * net_quantity)
        else (2000 * selling_price_paise + net_quantity) / (2 * net_quantity) end) STORED;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "discount_bp" integer GENERATED ALWAYS AS (case when list_price_paise > selling_price_paise
        then (20000 * (list_price_paise - selling_price_paise) + list_price_paise) / (2 * list_price_paise)
        else 0 end) STORED;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "price_band" smallint GENERATED ALWAYS AS (case when selling_price_paise <= 9999 then 0 when selling_price_paise <= 25000 then 1
        when selling_price_paise <= 50000 then 2 when selling_price_paise <= 100000 then 3 else 4 end) STORED;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "discount_band" smallint GENERATED ALWAYS AS (case when list_price_paise <= selling_price_paise then 0
        when 200 * (list_price_paise - selling_price_paise) >= 39 * list_price_paise then 3
        when 200 * (list_price_paise - selling_price_paise) >= 29 * list_price_paise then 2
        when 200 * (list_price_paise - selling_price_paise) >= 19 * list_price_paise then 1 else 0 end) STORED;--> statement-breakpoint
CREATE INDEX "product_ranks_by_position" ON "product_ranks" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_unit_price" ON "product_ranks" USING btree ("unit_price","position","id","price_band","discount_band","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_unit_price" ON "product_ranks" USING btree ("category","unit_price","position","id","price_band","discount_band","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_discount" ON "product_ranks" USING btree ("discount_bp" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_discount" ON "product_ranks" USING btree ("category","discount_bp" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_band" ON "product_ranks" USING btree ("category","price_band","discount_band","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_price" ON "product_ranks" USING btree ("category","selling_price_paise","position","id");--> statement-breakpoint
-- By hand from here on. What stands in lists has its size beside it, and whether it is sold out.
UPDATE product_ranks SET net_quantity = products.net_quantity, net_unit = products.net_unit,
  is_sold_out = products.stock IS NOT DISTINCT FROM 0
FROM products WHERE products.id = product_ranks.id;
--> statement-breakpoint

-- The place behind all that can be bought of a category, and its rank.
CREATE FUNCTION last_place(of_category text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT rank FROM product_ranks WHERE category = of_category AND rank < 2000000000 ORDER BY rank DESC LIMIT 1
  ) % 1000000000 / 64, 0)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION last_rank(of_category text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT product_rank(of_category, last_place(of_category) + 1, false)
$$;
--> statement-breakpoint
-- What comes onto the shelf stands at the end of its category until the next night. All that one statement enters is
-- entered here by one, because sums are counted for each.
CREATE FUNCTION products_entered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_ranks (id, category, rank, position, selling_price_paise, list_price_paise, net_quantity,
    net_unit, is_sold_out)
  SELECT id, category, product_rank(category, place, false), position, selling_price_paise, list_price_paise,
    net_quantity, net_unit, stock IS NOT DISTINCT FROM 0
  FROM (
    SELECT new_rows.*, behind + row_number() OVER (PARTITION BY category ORDER BY position) AS place
    FROM new_rows JOIN (
      SELECT category, last_place(category) AS behind FROM new_rows GROUP BY category
    ) AS lasts USING (category)
    WHERE state = 'on_shelf' AND family_key IS NULL) AS placed
  ORDER BY position;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_ranked ON products;
--> statement-breakpoint
-- Before products_inserted, which asks for the first of each category.
CREATE TRIGGER products_entered AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_entered();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.family_key IS NOT NULL THEN RETURN NULL; END IF;
  DELETE FROM product_ranks WHERE id = NEW.id;
  IF NEW.state = 'on_shelf' THEN
    INSERT INTO product_ranks (id, category, rank, position, selling_price_paise, list_price_paise, net_quantity,
      net_unit, is_sold_out) VALUES
      (NEW.id, NEW.category, last_rank(NEW.category), NEW.position, NEW.selling_price_paise, NEW.list_price_paise,
       NEW.net_quantity, NEW.net_unit, NEW.stock IS NOT DISTINCT FROM 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_ranks SET position = NEW.position, selling_price_paise = NEW.selling_price_paise,
    list_price_paise = NEW.list_price_paise, net_quantity = NEW.net_quantity, net_unit = NEW.net_unit,
    is_sold_out = NEW.stock IS NOT DISTINCT FROM 0
  WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_placed ON products;
--> statement-breakpoint
-- Of the stock only that it reaches 0 or leaves it: no other sale writes more than its own row.
CREATE TRIGGER products_placed
  AFTER UPDATE OF position, selling_price_paise, list_price_paise, net_quantity, net_unit, stock ON products
  FOR EACH ROW WHEN (NEW.family_key IS NULL
    AND (OLD.position, OLD.selling_price_paise, OLD.list_price_paise, OLD.net_quantity, OLD.net_unit,
         OLD.stock IS NOT DISTINCT FROM 0)
      <> (NEW.position, NEW.selling_price_paise, NEW.list_price_paise, NEW.net_quantity, NEW.net_unit,
          NEW.stock IS NOT DISTINCT FROM 0))
  EXECUTE FUNCTION products_placed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_family(of_key text) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  shown product_ranks;
  pack products;
BEGIN
  LOOP
    SELECT * INTO shown FROM product_ranks WHERE family_key = of_key FOR UPDATE;
    SELECT * INTO pack FROM products WHERE family_key = of_key AND state = 'on_shelf'
      ORDER BY stock IS NOT DISTINCT FROM 0, position LIMIT 1;
    -- What joined the family had a row of its own.
    DELETE FROM product_ranks USING products
      WHERE products.family_key = of_key AND product_ranks.id = products.id
        AND product_ranks.family_key IS DISTINCT FROM of_key;
    IF pack.id IS NULL THEN
      DELETE FROM product_ranks WHERE family_key = of_key;
      EXIT;
    ELSIF shown.id IS NOT NULL THEN
      UPDATE product_ranks SET id = pack.id, position = pack.position,
        selling_price_paise = pack.selling_price_paise, list_price_paise = pack.list_price_paise,
        net_quantity = pack.net_quantity, net_unit = pack.net_unit, is_sold_out = pack.stock IS NOT DISTINCT FROM 0
      WHERE family_key = of_key;
      EXIT;
    END IF;
    INSERT INTO product_ranks (id, category, family_key, rank, position, selling_price_paise, list_price_paise,
      net_quantity, net_unit, is_sold_out) VALUES
      (pack.id, pack.category, of_key, last_rank(pack.category), pack.position, pack.selling_price_paise,
       pack.list_price_paise, pack.net_quantity, pack.net_unit, pack.stock IS NOT DISTINCT FROM 0)
    ON CONFLICT (family_key) DO NOTHING;
    EXIT WHEN FOUND;
    -- Another transaction has just put the row there.
  END LOOP;
  IF shown.id IS NOT DISTINCT FROM pack.id THEN RETURN '{}'; END IF;
  RETURN ARRAY['category:' || category] || CASE WHEN is_among_first(category, place)
    THEN ARRAY['shelf:' || category] ELSE '{}' END
  FROM (SELECT coalesce(pack.category, shown.category) AS category, least(pack.position, shown.position) AS place) AS changed;
END $$;
--> statement-breakpoint
-- `stock:<category>` is what of a category can be had: a list of that alone shows it.
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
  END IF;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Adds what a statement changes of the sums; nothing where it leaves them as they are, as a night's ranks do.
CREATE FUNCTION product_ranks_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM listing_sums;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO listing_sums (category, price_band, discount_band, is_sold_out, goods, discounts_bp, savings_paise)
    SELECT category, price_band, discount_band, is_sold_out, count(*), sum(discount_bp),
      sum(greatest(list_price_paise - selling_price_paise, 0))
    FROM new_rows GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO listing_sums (category, price_band, discount_band, is_sold_out, goods, discounts_bp, savings_paise)
    SELECT category, price_band, discount_band, is_sold_out, -count(*), -sum(discount_bp),
      -sum(greatest(list_price_paise - selling_price_paise, 0))
    FROM old_rows GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO listing_sums (category, price_band, discount_band, is_sold_out, goods, discounts_bp, savings_paise)
    SELECT category, price_band, discount_band, is_sold_out, sum(sign), sum(sign * discount_bp),
      sum(sign * greatest(list_price_paise - selling_price_paise, 0))
    FROM (SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows) AS changed
    GROUP BY 1, 2, 3, 4
    HAVING (sum(sign), sum(sign * discount_bp), sum(sign * greatest(list_price_paise - selling_price_paise, 0)))
      <> (0, 0, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_ranks_summed_in AFTER INSERT ON product_ranks REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_ranks_summed();
--> statement-breakpoint
CREATE TRIGGER product_ranks_summed_out AFTER DELETE ON product_ranks REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_ranks_summed();
--> statement-breakpoint
CREATE TRIGGER product_ranks_summed_anew AFTER UPDATE ON product_ranks
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_ranks_summed();
--> statement-breakpoint
CREATE TRIGGER product_ranks_summed_away AFTER TRUNCATE ON product_ranks
  FOR EACH STATEMENT EXECUTE FUNCTION product_ranks_summed();
--> statement-breakpoint
-- What is there already. After the triggers, which keep others from writing until this is committed.
INSERT INTO listing_sums (category, price_band, discount_band, is_sold_out, goods, discounts_bp, savings_paise)
  SELECT category, price_band, discount_band, is_sold_out, count(*), sum(discount_bp),
    sum(greatest(list_price_paise - selling_price_paise, 0))
  FROM product_ranks GROUP BY 1, 2, 3, 4;
