ALTER TABLE "categories" ALTER COLUMN "need" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hindi_label" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_one_a_label" ON "categories" USING btree (lower("label"));--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_value" CHECK (length("categories"."value") between 1 and 80 and "categories"."value" = lower("categories"."value"));--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_label" CHECK (length("categories"."label") between 1 and 40);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_hindi_label" CHECK (length("categories"."hindi_label") between 1 and 40);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_mark" CHECK (length("categories"."mark") between 1 and 12);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_need" CHECK ("categories"."need" between 1 and 63);--> statement-breakpoint

-- By hand from here on. The twelve categories of the spec.
UPDATE categories SET is_fixed = true, hindi_label = hindi FROM (VALUES
  ('coffee', 'कॉफ़ी'), ('juice', 'जूस'), ('pulses', 'दालें'), ('vegetables', 'सब्ज़ियाँ'), ('fruits', 'फल'),
  ('handmade arts', 'हस्तशिल्प'), ('healthcare', 'स्वास्थ्य'), ('medicines', 'दवाइयाँ'),
  ('personal care', 'निजी देखभाल'), ('oils', 'तेल'), ('dry fruits', 'सूखे मेवे'), ('dairy products', 'दूध और पनीर')
) AS twelve (of_value, hindi) WHERE value = of_value;
--> statement-breakpoint

-- The order 'Recommended' (docs/decisions/086-order-recommended.md) with room for 63 categories a round.
CREATE OR REPLACE FUNCTION product_rank(of_category text, place bigint, is_sold_out boolean) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN is_sold_out THEN 2000000000 WHEN need <= 5 THEN 0 ELSE 1000000000 END + place * 64 + need
  FROM categories WHERE value = of_category
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
BEGIN
  SELECT rank INTO last FROM product_ranks
    WHERE category = NEW.category AND rank < 2000000000 AND id <> NEW.id ORDER BY rank DESC LIMIT 1;
  INSERT INTO product_ranks (id, category, rank)
    VALUES (NEW.id, NEW.category, product_rank(NEW.category, coalesce(last % 1000000000 / 64, 0) + 1, false))
  ON CONFLICT (id) DO UPDATE SET category = excluded.category, rank = excluded.rank;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE product_ranks
SET rank = rank - rank % 1000000000 + rank % 1000000000 / 16 * 64 + rank % 16;
--> statement-breakpoint

-- Every page of the shop carries the categories, so whatever pages show of one drops all of them.
CREATE FUNCTION categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalog_change(ARRAY['*']);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_changed
  AFTER INSERT OR DELETE OR UPDATE OF label, hindi_label, mark, position, need ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();
