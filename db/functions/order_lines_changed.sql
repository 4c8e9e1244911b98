-- What is changed of the lines of an order changes the sales of the day on which it was ordered.
CREATE OR REPLACE FUNCTION order_lines_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pieces integer := -OLD.quantity;
  paise bigint := -OLD.quantity * OLD.selling_price_paise;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    pieces := pieces + NEW.quantity;
    paise := paise + NEW.quantity * NEW.selling_price_paise;
  END IF;
  INSERT INTO product_sales_days (day, product_id, pieces, total_paise)
  SELECT indian_day(created_at), OLD.product_id, pieces, paise FROM orders
  WHERE id = OLD.order_id AND payment_way <> 'none' AND status NOT IN ('cancelled', 'refunded');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_lines_changed AFTER UPDATE OF quantity, selling_price_paise OR DELETE ON order_lines
  FOR EACH ROW EXECUTE FUNCTION order_lines_changed();
