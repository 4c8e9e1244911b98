-- The twelve categories of the market.
INSERT INTO categories (value, label, position) VALUES
  ('coffee', 'Coffee', 1), ('juice', 'Juice', 2), ('pulses', 'Pulses', 3), ('vegetables', 'Vegetables', 4),
  ('fruits', 'Fruits', 5), ('handmade arts', 'Handmade Arts', 6), ('healthcare', 'Healthcare', 7),
  ('medicines', 'Medicines', 8), ('personal care', 'Personal Care', 9), ('oils', 'Oils', 10),
  ('dry fruits', 'Dry Fruits', 11), ('dairy products', 'Dairy Products', 12);
--> statement-breakpoint
INSERT INTO catalog_version (one, version) VALUES (1, 0);
--> statement-breakpoint

-- What search looks into, kept beside the product so that one index serves every word.
CREATE FUNCTION products_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- NFC, as the words of a query are: the same Devanagari word can be written in two ways.
  NEW.search_text := lower(normalize(concat_ws(' ', NEW.name, NEW.hindi_name, NEW.brand, NEW.category,
    array_to_string(NEW.aliases, ' '), NEW.description), NFC));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_search_text BEFORE INSERT OR UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION products_search_text();
--> statement-breakpoint

-- Numbers a change of what public pages show and tells every process. The row lock on catalog_version lets
-- numbers become visible in their order, so that who has read number n has missed none below it.
CREATE FUNCTION announce_catalog_change(changed text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  number bigint;
BEGIN
  IF cardinality(changed) IS NULL OR cardinality(changed) = 0 THEN RETURN; END IF;
  UPDATE catalog_version SET version = version + 1 RETURNING version INTO number;
  INSERT INTO catalog_changes (version, tags)
    VALUES (number, CASE WHEN cardinality(changed) > 500 THEN ARRAY['*'] ELSE changed END);
  PERFORM pg_notify('catalog_changed', number::text);
END $$;
--> statement-breakpoint

CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT tag) INTO changed FROM new_rows,
      LATERAL (VALUES ('product:' || id), ('category:' || category)) AS tags (tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT tag) INTO changed FROM old_rows,
      LATERAL (VALUES ('product:' || id), ('category:' || category)) AS tags (tag);
  ELSE
    -- Of the stock only what a page says counts: sold out, or how few are left (5, lowStock of the catalogue's rules).
    SELECT array_agg(DISTINCT tag) INTO changed
    FROM new_rows n JOIN old_rows o USING (id),
      LATERAL (VALUES ('product:' || id), ('category:' || n.category), ('category:' || o.category)) AS tags (tag)
    WHERE (n.name, n.hindi_name, n.brand, n.category, n.description, n.list_price_paise, n.selling_price_paise,
           n.net_quantity, n.net_unit, n.aliases, least(n.stock, 6), n.stock IS NULL)
      IS DISTINCT FROM
          (o.name, o.hindi_name, o.brand, o.category, o.description, o.list_price_paise, o.selling_price_paise,
           o.net_quantity, o.net_unit, o.aliases, least(o.stock, 6), o.stock IS NULL);
  END IF;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint

CREATE FUNCTION product_images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  SELECT array_agg(DISTINCT tag) INTO changed
  FROM changed_rows c JOIN products p ON p.id = c.product_id,
    LATERAL (VALUES ('product:' || p.id), ('category:' || p.category)) AS tags (tag);
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_images_inserted AFTER INSERT ON product_images REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();
--> statement-breakpoint
CREATE TRIGGER product_images_updated AFTER UPDATE ON product_images REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();
--> statement-breakpoint
CREATE TRIGGER product_images_deleted AFTER DELETE ON product_images REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();
