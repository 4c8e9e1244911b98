-- What comes off an order that is fetched comes off the day on which it was ordered. No statement changes
-- total and status at once.
CREATE OR REPLACE FUNCTION orders_cost_less() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_days (day, orders, total_paise)
  VALUES (indian_day(NEW.created_at), 0, NEW.total_paise - NEW.deposit_paise - OLD.total_paise + OLD.deposit_paise);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_cost_less AFTER UPDATE OF total_paise, deposit_paise ON orders
  FOR EACH ROW WHEN (NEW.total_paise - NEW.deposit_paise <> OLD.total_paise - OLD.deposit_paise
    AND NEW.status <> 'cancelled' AND NEW.payment_way <> 'none')
  EXECUTE FUNCTION orders_cost_less();
