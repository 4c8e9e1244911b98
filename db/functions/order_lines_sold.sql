-- Adds the lines of new orders to the sales of their day (product_sales_days).
CREATE OR REPLACE FUNCTION order_lines_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_sales_days (day, product_id, pieces, total_paise)
  SELECT indian_day(o.created_at), l.product_id, sum(l.quantity), sum(l.quantity * l.selling_price_paise)
  FROM new_lines l JOIN orders o ON o.id = l.order_id
  WHERE o.payment_way <> 'none' AND o.status NOT IN ('cancelled', 'refunded')
  GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER order_lines_sold AFTER INSERT ON order_lines REFERENCING NEW TABLE AS new_lines
  FOR EACH STATEMENT EXECUTE FUNCTION order_lines_sold();
