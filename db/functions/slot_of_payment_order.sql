-- Who sets out to pay has a reservation, as long as their payment order is open.
CREATE OR REPLACE FUNCTION slot_of_payment_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM reserve_slot(NEW.id, CASE WHEN NEW.status = 'open' THEN NEW.slot_id END, 'paying', 'not_paying');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER slot_of_new_payment_order AFTER INSERT ON payment_orders
  FOR EACH ROW WHEN (NEW.slot_id IS NOT NULL) EXECUTE FUNCTION slot_of_payment_order();
CREATE OR REPLACE TRIGGER slot_of_payment_order AFTER UPDATE OF status, slot_id ON payment_orders
  FOR EACH ROW WHEN (OLD.slot_id IS NOT NULL OR NEW.slot_id IS NOT NULL) EXECUTE FUNCTION slot_of_payment_order();
