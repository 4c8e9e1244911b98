ALTER TABLE "categories" ALTER COLUMN "need" SET DEFAULT 99;--> statement-breakpoint

-- An order is found by its customer's e-mail as well.
CREATE FUNCTION words_of_order(customer text, email text, payment_id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(normalize(concat_ws(' ', customer, email, payment_id), NFC))
$$;
--> statement-breakpoint
-- As before: see the migration lists_of_the_panel for its lock.
CREATE OR REPLACE FUNCTION orders_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  customer people%ROWTYPE;
BEGIN
  SELECT * INTO customer FROM people WHERE id = NEW.person_id FOR KEY SHARE;
  INSERT INTO order_lookups (id, created_at, words)
  VALUES (NEW.id, NEW.created_at, words_of_order(customer.name, customer.email, NEW.payment_id))
  ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION people_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_lookups l SET words = words_of_order(NEW.name, NEW.email, o.payment_id)
  FROM orders o WHERE o.person_id = NEW.id AND l.id = o.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER people_to_be_renamed ON people;
--> statement-breakpoint
CREATE TRIGGER people_to_be_renamed BEFORE UPDATE OF name, email ON people
  FOR EACH ROW WHEN ((OLD.name, OLD.email) <> (NEW.name, NEW.email)) EXECUTE FUNCTION people_to_be_renamed();
--> statement-breakpoint
DROP TRIGGER people_renamed ON people;
--> statement-breakpoint
CREATE TRIGGER people_renamed AFTER UPDATE OF name, email ON people
  FOR EACH ROW WHEN ((OLD.name, OLD.email) <> (NEW.name, NEW.email)) EXECUTE FUNCTION people_renamed();
--> statement-breakpoint
DROP FUNCTION words_of_order(text, text);
--> statement-breakpoint
-- After the triggers, which keep others from writing until this is committed.
UPDATE order_lookups l SET words = words_of_order(p.name, p.email, o.payment_id)
  FROM orders o JOIN people p ON p.id = o.person_id WHERE o.id = l.id;
