CREATE TABLE "product_ranks" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"rank" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranking_due" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ranking_due_is_one_row" CHECK ("ranking_due"."one" = 1)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "need" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD CONSTRAINT "product_ranks_id_products_id_fk" FOREIGN KEY ("id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_ranks_by_rank" ON "product_ranks" USING btree ("rank","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category" ON "product_ranks" USING btree ("category","rank","id");
--> statement-breakpoint
UPDATE categories SET need = place FROM unnest(ARRAY['vegetables', 'fruits', 'dairy products', 'pulses', 'oils',
  'dry fruits', 'coffee', 'juice', 'personal care', 'healthcare', 'medicines', 'handmade arts'])
  WITH ORDINALITY AS needed (category, place) WHERE value = category;
--> statement-breakpoint
INSERT INTO ranking_due (one) VALUES (1);
--> statement-breakpoint

-- The order 'Recommended' as one number (docs/decisions/086-order-recommended.md): the five categories that
-- people need daily, then the others, then what is sold out; within each the first of every category, then
-- the second of every category, and so on.
CREATE FUNCTION product_rank(of_category text, place bigint, is_sold_out boolean) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN is_sold_out THEN 2000000000 WHEN need <= 5 THEN 0 ELSE 1000000000 END + place * 16 + need
  FROM categories WHERE value = of_category
$$;
--> statement-breakpoint

-- What is new in a category stands at the end of it, before what is sold out, until the next night.
CREATE FUNCTION products_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
BEGIN
  SELECT rank INTO last FROM product_ranks
    WHERE category = NEW.category AND rank < 2000000000 AND id <> NEW.id ORDER BY rank DESC LIMIT 1;
  INSERT INTO product_ranks (id, category, rank)
    VALUES (NEW.id, NEW.category, product_rank(NEW.category, coalesce(last % 1000000000 / 16, 0) + 1, false))
  ON CONFLICT (id) DO UPDATE SET category = excluded.category, rank = excluded.rank;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_ranked AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION products_ranked();
--> statement-breakpoint
CREATE TRIGGER products_ranked_anew AFTER UPDATE OF category ON products
  FOR EACH ROW WHEN (OLD.category <> NEW.category) EXECUTE FUNCTION products_ranked();
--> statement-breakpoint
INSERT INTO product_ranks (id, category, rank)
  SELECT id, category, product_rank(category, row_number() OVER (PARTITION BY category ORDER BY position), false)
  FROM products;
