-- What was taken in cash counts as paid; what was given back is no less paid, as with refunds.
CREATE OR REPLACE FUNCTION cash_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET paid_paise = paid_paise + greatest(NEW.amount_paise, 0) WHERE id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER cash_adds_up AFTER INSERT ON cash_entries FOR EACH ROW EXECUTE FUNCTION cash_adds_up();
