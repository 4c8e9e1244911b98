-- Money that came through the gateway and not for an order is in an account of its person: whatever becomes of
-- the payment, its entries come to what of it was not given back. A refund that is refused for good is theirs
-- again. Refunds come off the account that the payment went into, whose ever that is by now.
CREATE OR REPLACE FUNCTION account_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := (SELECT count(*) FROM receivable_entries WHERE payment_id = NEW.id);
  change bigint := CASE WHEN TG_OP = 'INSERT' THEN -NEW.amount_paise ELSE NEW.refunded_paise - OLD.refunded_paise END;
BEGIN
  IF change = 0 OR NOT EXISTS (
    SELECT FROM payment_orders WHERE id = NEW.payment_order_id AND purpose = 'receivable')
  THEN
    RETURN NULL;
  END IF;
  INSERT INTO receivable_entries (account_id, kind, amount_paise, payment_id, payment_step, at)
  SELECT account.id, CASE TG_OP WHEN 'INSERT' THEN 'online' ELSE 'refund' END, change, NEW.id, step,
    CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE
      greatest(NEW.created_at, (SELECT max(requested_at) FROM refunds WHERE payment_id = NEW.id)) END
  FROM payment_orders offer JOIN receivable_accounts account ON CASE TG_OP
    WHEN 'INSERT' THEN account.person_id = offer.person_id
    ELSE account.id = (SELECT account_id FROM receivable_entries WHERE payment_id = NEW.id AND payment_step = 0) END
  WHERE offer.id = NEW.payment_order_id;
  -- Who has no account any more gets all of it back.
  IF NOT FOUND AND NEW.applied_paise > 0 THEN
    RAISE EXCEPTION 'Payment % is for no order and no account', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_of_nothing';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER account_of_payment AFTER INSERT OR UPDATE OF refunded_paise ON payments
  FOR EACH ROW WHEN (NEW.order_id IS NULL) EXECUTE FUNCTION account_of_payment();
