-- What nobody paid, what another cart took the place of, and what was cancelled has used no offer: the next one
-- can have it. Nothing leaves 'cancelled'; of a payment that comes late the program asks whether it can be had.
CREATE OR REPLACE FUNCTION offer_uses_given_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    UPDATE offer_uses SET is_given_back = true WHERE order_id = NEW.id;
  ELSE
    UPDATE offer_uses SET is_given_back = true WHERE payment_order_id = NEW.id AND order_id IS NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER offer_uses_given_back AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status = 'cancelled' AND OLD.status <> 'cancelled')
  EXECUTE FUNCTION offer_uses_given_back();
DROP TRIGGER IF EXISTS offer_uses_given_back ON payment_orders;
CREATE OR REPLACE TRIGGER offer_uses_given_back_unpaid AFTER UPDATE OF status ON payment_orders
  FOR EACH ROW WHEN (NEW.offers <> '[]' AND OLD.status = 'open' AND NEW.status IN ('superseded', 'expired'))
  EXECUTE FUNCTION offer_uses_given_back();
