-- What is cancelled is taken off the day on which it was ordered. Nothing else changes what was sold.
CREATE OR REPLACE FUNCTION orders_called_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE NEW.status WHEN 'cancelled' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO sales_days (day, orders, total_paise)
  VALUES (indian_day(NEW.created_at), sign, sign * (NEW.total_paise - NEW.deposit_paise));
  INSERT INTO product_sales_days (day, product_id, pieces, total_paise)
  SELECT indian_day(NEW.created_at), product_id, sign * sum(quantity), sign * sum(quantity * selling_price_paise)
  FROM order_lines WHERE order_id = NEW.id GROUP BY product_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_called_off AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN ((OLD.status = 'cancelled') <> (NEW.status = 'cancelled') AND NEW.payment_way <> 'none')
  EXECUTE FUNCTION orders_called_off();
