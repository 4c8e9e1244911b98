-- An order that a payment order becomes has its reservation from then on.
CREATE OR REPLACE FUNCTION slot_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_off boolean := NEW.status IN ('cancelled', 'refunded');
BEGIN
  IF TG_OP = 'INSERT' AND NEW.payment_order_id IS NOT NULL THEN
    PERFORM reserve_slot(NEW.payment_order_id, NULL, 'paying', 'not_paying');
  END IF;
  PERFORM reserve_slot(NEW.id, CASE WHEN NOT is_off THEN NEW.slot_id END,
    CASE TG_OP WHEN 'INSERT' THEN 'ordered' ELSE 'moved' END, CASE WHEN is_off THEN 'called_off' ELSE 'moved' END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER slot_of_new_order AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.slot_id IS NOT NULL) EXECUTE FUNCTION slot_of_order();
CREATE OR REPLACE TRIGGER slot_of_order AFTER UPDATE OF status, slot_id ON orders
  FOR EACH ROW WHEN (OLD.slot_id IS NOT NULL OR NEW.slot_id IS NOT NULL) EXECUTE FUNCTION slot_of_order();
