DROP INDEX "products_by_category_and_price";--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "family_key" text;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "selling_price_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "list_price_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family_key" text GENERATED ALWAYS AS (md5(category || '/' || lower(family))) STORED;--> statement-breakpoint
CREATE INDEX "product_ranks_by_place" ON "product_ranks" USING btree ("category","position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_price" ON "product_ranks" USING btree ("selling_price_paise","position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_price" ON "product_ranks" USING btree ("category","selling_price_paise","position","id","list_price_paise");--> statement-breakpoint
CREATE INDEX "products_by_family" ON "products" USING btree ("family_key") WHERE "products"."family_key" is not null;--> statement-breakpoint
CREATE INDEX "products_by_family_name" ON "products" USING btree (lower("family") text_pattern_ops,"category","family") WHERE "products"."family" is not null;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD CONSTRAINT "product_ranks_one_a_family" UNIQUE("family_key");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family" CHECK (length("products"."family") between 1 and 80);--> statement-breakpoint
-- By hand from here on. What stands in lists has its place by price and in its category beside its rank.
UPDATE product_ranks SET position = products.position, selling_price_paise = products.selling_price_paise,
  list_price_paise = products.list_price_paise
FROM products WHERE products.id = product_ranks.id;
--> statement-breakpoint

-- The size of a pack in small letters, as packLabel of the catalogue's rules says it: '500 g', '1.5 kg', '12 pieces'.
CREATE FUNCTION pack_words(quantity integer, unit text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN unit = 'piece' THEN quantity || CASE quantity WHEN 1 THEN ' piece' ELSE ' pieces' END
    WHEN quantity < 1000 THEN quantity || ' ' || unit
    ELSE trim_scale(quantity / 1000.0) || CASE unit WHEN 'g' THEN ' kg' ELSE ' l' END
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- NFC, as the words of a query are: the same Devanagari word can be written in two ways.
  NEW.search_text := lower(normalize(concat_ws(' ', NEW.name, NEW.hindi_name, NEW.family, NEW.brand, NEW.category,
    array_to_string(NEW.aliases, ' '), pack_words(NEW.net_quantity, NEW.net_unit), NEW.description), NFC));
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE products SET search_text = '';
--> statement-breakpoint

-- The rank behind all that can be bought of a category.
CREATE FUNCTION last_rank(of_category text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT product_rank(of_category, coalesce((
    SELECT rank FROM product_ranks WHERE category = of_category AND rank < 2000000000 ORDER BY rank DESC LIMIT 1
  ) % 1000000000 / 64, 0) + 1, false)
$$;
--> statement-breakpoint
-- What is in no family stands for itself while it is on the shelf. What comes onto it stands at the end of its
-- category until the next night. Packs of a family are seen to as the transaction commits (settle_family).
CREATE OR REPLACE FUNCTION products_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.family_key IS NOT NULL THEN RETURN NULL; END IF;
  DELETE FROM product_ranks WHERE id = NEW.id;
  IF NEW.state = 'on_shelf' THEN
    INSERT INTO product_ranks (id, category, rank, position, selling_price_paise, list_price_paise) VALUES
      (NEW.id, NEW.category, last_rank(NEW.category), NEW.position, NEW.selling_price_paise, NEW.list_price_paise);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_ranked_anew ON products;
--> statement-breakpoint
CREATE TRIGGER products_ranked_anew AFTER UPDATE OF category, state, family ON products
  FOR EACH ROW WHEN ((OLD.category, OLD.state, OLD.family_key) IS DISTINCT FROM (NEW.category, NEW.state, NEW.family_key))
  EXECUTE FUNCTION products_ranked();
--> statement-breakpoint
CREATE FUNCTION products_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_ranks SET position = NEW.position, selling_price_paise = NEW.selling_price_paise,
    list_price_paise = NEW.list_price_paise
  WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_placed AFTER UPDATE OF position, selling_price_paise, list_price_paise ON products
  FOR EACH ROW WHEN (NEW.family_key IS NULL
    AND (OLD.position, OLD.selling_price_paise, OLD.list_price_paise)
      <> (NEW.position, NEW.selling_price_paise, NEW.list_price_paise))
  EXECUTE FUNCTION products_placed();
--> statement-breakpoint

-- Puts the first pack of a family that can be had into the family's row, at the rank that the row has; the first one
-- where all are sold out. Answers what that changes of pages. The row's lock, held to the end of the commit, lets one
-- after the other decide this.
CREATE FUNCTION settle_family(of_key text) RETURNS text[] LANGUAGE plpgsql AS $$
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
        selling_price_paise = pack.selling_price_paise, list_price_paise = pack.list_price_paise
      WHERE family_key = of_key;
      EXIT;
    END IF;
    INSERT INTO product_ranks (id, category, family_key, rank, position, selling_price_paise, list_price_paise) VALUES
      (pack.id, pack.category, of_key, last_rank(pack.category), pack.position, pack.selling_price_paise,
       pack.list_price_paise)
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

-- More than is worth naming drops everything; families are kept for number_catalog_changes.
CREATE OR REPLACE FUNCTION announce_catalog_change(changed text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) IS NULL OR cardinality(changed) = 0 THEN RETURN; END IF;
  INSERT INTO catalog_changes (tags) VALUES (CASE WHEN cardinality(changed) > 500
    THEN ARRAY['*'] || ARRAY(SELECT tag FROM unnest(changed) AS tag WHERE tag LIKE 'family:%') ELSE changed END);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION number_catalog_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number bigint;
  changed text[];
  family text;
  moved text[] = '{}';
BEGIN
  PERFORM 1 FROM catalog_changes WHERE id = NEW.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- Deadlock: families in one order, and before the number, for which all others wait.
  FOR family IN SELECT DISTINCT substr(tag, 8) FROM catalog_changes, unnest(tags) AS tag
    WHERE version IS NULL AND tag LIKE 'family:%' ORDER BY 1
  LOOP
    moved := moved || settle_family(family);
  END LOOP;
  UPDATE catalog_version SET version = version + 1 RETURNING version INTO number;
  -- Of the changes without a number this transaction sees its own alone.
  WITH unnumbered AS (DELETE FROM catalog_changes WHERE version IS NULL RETURNING tags)
    SELECT array_agg(DISTINCT tag) INTO changed
    FROM (SELECT unnest(tags) AS tag FROM unnumbered UNION ALL SELECT unnest(moved)) AS all_tags;
  INSERT INTO catalog_changes (version, tags)
    VALUES (number, CASE WHEN cardinality(changed) > 500 OR '*' = ANY(changed) THEN ARRAY['*'] ELSE changed END);
  PERFORM pg_notify('catalog_changed', number::text);
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Whether a place is among the first 13 that a list of its category shows (shelfLength of the catalogue's rules).
CREATE OR REPLACE FUNCTION is_among_first(of_category text, place bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT count(*) < 13
  FROM (SELECT 1 FROM product_ranks WHERE category = of_category AND position < place LIMIT 13) AS before
$$;
--> statement-breakpoint
-- `family:<key>` is what the packs of a family show of each other (docs/decisions/110-packs-of-one-product.md).
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
    SELECT array_agg(DISTINCT tag) INTO changed FROM (
      SELECT 'product:' || n.id AS tag FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.state <> 'draft' OR o.state <> 'draft')
        AND (n.name, n.hindi_name, n.family, n.brand, n.category, n.description, n.list_price_paise,
             n.selling_price_paise, n.net_quantity, n.net_unit, least(n.stock, 6), n.stock IS NULL, n.state)
        IS DISTINCT FROM
            (o.name, o.hindi_name, o.family, o.brand, o.category, o.description, o.list_price_paise,
             o.selling_price_paise, o.net_quantity, o.net_unit, least(o.stock, 6), o.stock IS NULL, o.state)
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
