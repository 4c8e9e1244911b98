CREATE TABLE "list_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lookups" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_lookups" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_lookups" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"selling_price_paise" bigint NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lookups" ADD CONSTRAINT "order_lookups_id_orders_id_fk" FOREIGN KEY ("id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_lookups" ADD CONSTRAINT "person_lookups_id_people_id_fk" FOREIGN KEY ("id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lookups" ADD CONSTRAINT "product_lookups_id_products_id_fk" FOREIGN KEY ("id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lookups_words" ON "order_lookups" USING gin (("id" || ' ' || "words") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_lookups_words" ON "person_lookups" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_lookups_words" ON "product_lookups" USING gin ("words" gin_trgm_ops);--> statement-breakpoint

-- The words that each row is looked up by. NFC, as the words of a query are: the same Devanagari word can be
-- written in two ways.
CREATE FUNCTION products_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_lookups (id, position, selling_price_paise, words) VALUES (NEW.id, NEW.position,
    NEW.selling_price_paise, lower(normalize(concat_ws(' ', NEW.name, NEW.hindi_name, NEW.brand, NEW.category), NFC)))
  ON CONFLICT (id) DO UPDATE SET position = excluded.position, selling_price_paise = excluded.selling_price_paise,
    words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_looked_up
  AFTER INSERT OR UPDATE OF position, selling_price_paise, name, hindi_name, brand, category ON products
  FOR EACH ROW EXECUTE FUNCTION products_looked_up();
--> statement-breakpoint
CREATE FUNCTION people_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_lookups (id, created_at, words) VALUES (NEW.id, NEW.created_at,
    lower(normalize(concat_ws(' ', NEW.name, NEW.email, NEW.role), NFC)))
  ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER people_looked_up AFTER INSERT OR UPDATE OF created_at, name, email, role ON people
  FOR EACH ROW EXECUTE FUNCTION people_looked_up();
--> statement-breakpoint
CREATE FUNCTION words_of_order(customer text, payment_id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(normalize(customer || ' ' || coalesce(payment_id, ''), NFC))
$$;
--> statement-breakpoint
-- The customer is locked against being renamed (see people_to_be_renamed) until this order can be seen, so that
-- neither misses the other. KEY SHARE as by the foreign key: whoever starts to pay holds the customer's row and waits
-- for a payment order, and who settles that one writes this order.
CREATE FUNCTION orders_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  customer text;
BEGIN
  SELECT name INTO customer FROM people WHERE id = NEW.person_id FOR KEY SHARE;
  INSERT INTO order_lookups (id, created_at, words)
  VALUES (NEW.id, NEW.created_at, words_of_order(customer, NEW.payment_id))
  ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_looked_up AFTER INSERT OR UPDATE OF created_at, person_id, payment_id ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_looked_up();
--> statement-breakpoint
-- A change of a name is rare: it waits for orders that are being written, and lets no other one look at the name.
-- Before the change, because an order that comes between the two would take the old name with it.
CREATE FUNCTION people_to_be_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM people WHERE id = OLD.id FOR UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER people_to_be_renamed BEFORE UPDATE OF name ON people
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION people_to_be_renamed();
--> statement-breakpoint
CREATE FUNCTION people_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lookups l SET words = words_of_order(NEW.name, o.payment_id)
  FROM orders o WHERE o.person_id = NEW.id AND l.id = o.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER people_renamed AFTER UPDATE OF name ON people
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION people_renamed();
--> statement-breakpoint

-- Notes how many rows a statement added or took away.
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts (list, change)
  SELECT TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN n ELSE -n END
  FROM (SELECT count(*) AS n FROM changed_rows) AS counted WHERE n > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_counted_in AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER products_counted_out AFTER DELETE ON products REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER people_counted_in AFTER INSERT ON people REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER people_counted_out AFTER DELETE ON people REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER orders_counted_in AFTER INSERT ON orders REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER orders_counted_out AFTER DELETE ON orders REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint

-- What is there already. After the triggers, which keep others from writing until this is committed.
INSERT INTO list_counts (list, change)
  SELECT 'products', count(*) FROM products
  UNION ALL SELECT 'people', count(*) FROM people
  UNION ALL SELECT 'orders', count(*) FROM orders;
--> statement-breakpoint
INSERT INTO product_lookups (id, position, selling_price_paise, words)
  SELECT id, position, selling_price_paise, lower(normalize(concat_ws(' ', name, hindi_name, brand, category), NFC))
  FROM products;
--> statement-breakpoint
INSERT INTO person_lookups (id, created_at, words)
  SELECT id, created_at, lower(normalize(concat_ws(' ', name, email, role), NFC)) FROM people;
--> statement-breakpoint
INSERT INTO order_lookups (id, created_at, words)
  SELECT o.id, o.created_at, words_of_order(p.name, o.payment_id) FROM orders o JOIN people p ON p.id = o.person_id;
