-- What an order adds when it is written (domain/reports/rules.ts says what is a sale). One that is written as refunded was
-- paid too late and never sold. Triggers of statements, so that many orders at once add one change a day.
CREATE OR REPLACE FUNCTION orders_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_days (day, orders, total_paise)
  SELECT indian_day(created_at), count(*), sum(total_paise - deposit_paise) FROM new_orders
  WHERE payment_way <> 'none' AND status NOT IN ('cancelled', 'refunded')
  GROUP BY 1;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER orders_sold AFTER INSERT ON orders REFERENCING NEW TABLE AS new_orders
  FOR EACH STATEMENT EXECUTE FUNCTION orders_sold();
