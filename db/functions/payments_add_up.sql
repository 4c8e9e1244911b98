-- Sums that follow their rows, whoever writes them. Each takes the row lock of what it adds to, and the checks
-- orders_paid and payments_refunded refuse more than there is.
CREATE OR REPLACE FUNCTION payments_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE orders SET paid_paise = paid_paise - OLD.applied_paise WHERE id = OLD.order_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE orders SET paid_paise = paid_paise + NEW.applied_paise WHERE id = NEW.order_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payments_add_up AFTER INSERT OR DELETE OR UPDATE OF order_id, applied_paise ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_add_up();
