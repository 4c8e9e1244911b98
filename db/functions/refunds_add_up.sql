-- A refund that was refused for good is no money on its way back.
CREATE OR REPLACE FUNCTION refunds_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.refused_at IS NULL THEN
    UPDATE payments SET refunded_paise = refunded_paise - OLD.amount_paise WHERE id = OLD.payment_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.refused_at IS NULL THEN
    UPDATE payments SET refunded_paise = refunded_paise + NEW.amount_paise WHERE id = NEW.payment_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refunds_add_up AFTER INSERT OR DELETE OR UPDATE OF payment_id, amount_paise, refused_at ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_add_up();
