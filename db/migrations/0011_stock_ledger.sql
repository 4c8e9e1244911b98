CREATE TABLE "stock_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"why" text NOT NULL,
	"cause" text NOT NULL,
	"shelf_change" integer NOT NULL,
	"held_change" integer DEFAULT 0 NOT NULL,
	"actor_id" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_entries_once_a_cause" UNIQUE("product_id","why","cause"),
	CONSTRAINT "stock_entries_why" CHECK ("stock_entries"."why" in ('hold', 'release', 'sale', 'cancel', 'return', 'replacement', 'delivery', 'correction', 'spoiled', 'import')),
	CONSTRAINT "stock_entries_change" CHECK ("stock_entries"."shelf_change" <> 0 or "stock_entries"."held_change" <> 0),
	CONSTRAINT "stock_entries_note" CHECK (length("stock_entries"."note") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_entries_by_product" ON "stock_entries" USING btree ("product_id","id");--> statement-breakpoint

-- What is counted from the first row on stands in the ledger from the first row on.
CREATE FUNCTION products_imported() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_entries (product_id, why, cause, shelf_change, at)
    SELECT id, 'import', id, stock, created_at FROM new_products WHERE stock > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_imported AFTER INSERT ON products REFERENCING NEW TABLE AS new_products
  FOR EACH STATEMENT EXECUTE FUNCTION products_imported();
--> statement-breakpoint
-- The same for what was there before: a shop that is being upgraded serves nobody meanwhile.
UPDATE stock_holds h SET is_counted = true FROM products p
  WHERE p.id = h.product_id AND p.stock IS NOT NULL AND h.state = 'held';
--> statement-breakpoint
INSERT INTO stock_entries (product_id, why, cause, shelf_change, held_change, at)
  SELECT p.id, 'import', p.id, p.stock, coalesce(held.pieces, 0), now()
  FROM products p LEFT JOIN (
    SELECT product_id, sum(quantity)::integer AS pieces FROM stock_holds WHERE is_counted AND state = 'held' GROUP BY product_id
  ) held ON held.product_id = p.id
  WHERE p.stock > 0 OR held.pieces > 0;
