-- A refund that was refused for good is no money on its way back. What stays the same is not written: accounts
-- have an entry for each change.
CREATE OR REPLACE FUNCTION refunds_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change bigint := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.refused_at IS NULL THEN
    change := -OLD.amount_paise;
  END IF;
  IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND OLD.payment_id <> NEW.payment_id THEN
    UPDATE payments SET refunded_paise = refunded_paise + change WHERE id = OLD.payment_id AND change <> 0;
    change := 0;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.refused_at IS NULL THEN
    change := change + NEW.amount_paise;
  END IF;
  IF TG_OP <> 'DELETE' AND change <> 0 THEN
    UPDATE payments SET refunded_paise = refunded_paise + change WHERE id = NEW.payment_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refunds_add_up AFTER INSERT OR DELETE OR UPDATE OF payment_id, amount_paise, refused_at ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_add_up();
