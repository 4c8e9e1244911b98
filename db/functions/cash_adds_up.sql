-- What was taken in cash counts as paid; what was given back is no less paid, as with refunds. What was
-- entered by mistake was never paid.
CREATE OR REPLACE FUNCTION cash_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint := CASE WHEN NEW.counters_id IS NULL THEN greatest(NEW.amount_paise, 0) ELSE least(NEW.amount_paise, 0) END;
  -- What was handed back of the surplus is gone.
  handed_back bigint := CASE WHEN paid < 0 THEN (SELECT coalesce(-sum(amount_paise), 0) FROM cash_entries
    WHERE order_id = NEW.order_id AND amount_paise < 0 AND counters_id IS NULL AND cause LIKE 'changed:%') ELSE 0 END;
BEGIN
  -- What was paid for goods that were taken out since is no part of paid_paise any more.
  UPDATE orders SET paid_paise = paid_paise + paid + least(greatest(surplus_paise - handed_back, 0), greatest(-paid, 0)),
    surplus_paise = surplus_paise - least(greatest(surplus_paise - handed_back, 0), greatest(-paid, 0))
  WHERE id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER cash_adds_up AFTER INSERT ON cash_entries FOR EACH ROW EXECUTE FUNCTION cash_adds_up();
