-- Keeps the words by which the panel finds an order.
-- The customer is locked against being renamed (people_to_be_renamed) until this order can be seen, so that
-- neither misses the other. KEY SHARE as by the foreign key: whoever starts to pay holds the customer's row and
-- waits for a payment order, and who settles that one writes this order.
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

CREATE OR REPLACE TRIGGER orders_looked_up AFTER INSERT OR UPDATE OF created_at, person_id, payment_id ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_looked_up();
