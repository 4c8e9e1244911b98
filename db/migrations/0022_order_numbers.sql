-- By hand: what was there before is numbered in its order of time.
ALTER TABLE "orders" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE orders SET number = 1000 + numbered.place
  FROM (SELECT id, row_number() OVER (ORDER BY created_at, id)::integer AS place FROM orders) numbered
  WHERE numbered.id = orders.id;--> statement-breakpoint
-- What is checked at the commit, the table's change does not wait for.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" ADD GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1);--> statement-breakpoint
SELECT setval('orders_number_seq', 1001 + count(*), false) FROM orders;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_number_unique" UNIQUE("number");--> statement-breakpoint

-- An order is found by its number as well. As before: see the migration lists_of_the_panel for its lock.
CREATE FUNCTION words_of_order(number integer, customer text, email text, payment_id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(normalize(concat_ws(' ', number, customer, email, payment_id), NFC))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION orders_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  customer people%ROWTYPE;
BEGIN
  SELECT * INTO customer FROM people WHERE id = NEW.person_id FOR KEY SHARE;
  INSERT INTO order_lookups (id, created_at, words)
  VALUES (NEW.id, NEW.created_at, words_of_order(NEW.number, customer.name, customer.email, NEW.payment_id))
  ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION people_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lookups l SET words = words_of_order(o.number, NEW.name, NEW.email, o.payment_id)
  FROM orders o WHERE o.person_id = NEW.id AND l.id = o.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION words_of_order(text, text, text);
--> statement-breakpoint
UPDATE order_lookups l SET words = words_of_order(o.number, p.name, p.email, o.payment_id)
  FROM orders o JOIN people p ON p.id = o.person_id WHERE o.id = l.id;
