-- Money that was paid into a wallet, or from it for an order: whatever becomes of the payment, its entries come
-- to what of it was not given back. What is given back of an order goes into the wallet that paid it, and a
-- refund of what came in that is refused for good is in the wallet again.
CREATE OR REPLACE FUNCTION wallet_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_spent boolean := NEW.method = 'shop_wallet';
  step integer;
  change bigint := CASE TG_OP WHEN 'INSERT' THEN NEW.amount_paise ELSE OLD.refunded_paise - NEW.refunded_paise END;
BEGIN
  IF change = 0 OR NOT is_spent AND NOT EXISTS (
    SELECT FROM payment_orders WHERE id = NEW.payment_order_id AND purpose = 'wallet')
  THEN
    RETURN NULL;
  END IF;
  step := (SELECT count(*) FROM wallet_entries WHERE payment_id = NEW.id);
  INSERT INTO wallet_entries (wallet_id, kind, amount_paise, payment_id, payment_step, at)
  SELECT wallets.id,
    CASE WHEN TG_OP = 'INSERT' THEN CASE WHEN is_spent THEN 'spent' ELSE 'topped_up' END
      ELSE CASE WHEN is_spent THEN 'order_back' ELSE 'given_back' END END,
    CASE WHEN is_spent THEN -change ELSE change END, NEW.id, step,
    CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE
      greatest(NEW.created_at, (SELECT max(requested_at) FROM refunds WHERE payment_id = NEW.id)) END
  FROM wallets WHERE CASE TG_OP
    WHEN 'INSERT' THEN wallets.person_id = (SELECT person_id FROM payment_orders WHERE id = NEW.payment_order_id)
    ELSE wallets.id = (SELECT wallet_id FROM wallet_entries WHERE payment_id = NEW.id AND payment_step = 0) END;
  -- Who has no wallet any more gets all of it back.
  IF NOT FOUND AND NEW.applied_paise > 0 THEN
    RAISE EXCEPTION 'Payment % is of no wallet', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_of_no_wallet';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER wallet_of_payment AFTER INSERT OR UPDATE OF refunded_paise ON payments
  FOR EACH ROW WHEN (NEW.order_id IS NULL OR NEW.method = 'shop_wallet') EXECUTE FUNCTION wallet_of_payment();
