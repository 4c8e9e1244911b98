CREATE TABLE "product_sales_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_sales_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"pieces" integer NOT NULL,
	"total_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"total_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_sales_days_by_day" ON "product_sales_days" USING btree ("day","product_id","pieces","total_paise");--> statement-breakpoint
CREATE INDEX "sales_days_by_day" ON "sales_days" USING btree ("day","orders","total_paise");--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "cash_entries_by_time" ON "cash_entries" USING btree ("at","way","amount_paise");--> statement-breakpoint
CREATE INDEX "cash_entries_given_back" ON "cash_entries" USING btree ("at") WHERE "cash_entries"."amount_paise" < 0;--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("created_at","amount_paise");--> statement-breakpoint

-- By hand. The Indian day of a moment.
CREATE FUNCTION indian_day(at timestamptz) RETURNS date LANGUAGE sql STABLE
  RETURN (at AT TIME ZONE 'Asia/Kolkata')::date;
--> statement-breakpoint

-- What an order adds when it is written (domain/reports/rules.ts says what is a sale). One that is written as refunded was
-- paid too late and never sold. Triggers of statements, so that many orders at once add one change a day.
CREATE FUNCTION orders_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_days (day, orders, total_paise)
  SELECT indian_day(created_at), count(*), sum(total_paise) FROM new_orders
  WHERE payment_way <> 'none' AND status NOT IN ('cancelled', 'refunded')
  GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_sold AFTER INSERT ON orders REFERENCING NEW TABLE AS new_orders
  FOR EACH STATEMENT EXECUTE FUNCTION orders_sold();
--> statement-breakpoint
CREATE FUNCTION order_lines_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_sales_days (day, product_id, pieces, total_paise)
  SELECT indian_day(o.created_at), l.product_id, sum(l.quantity), sum(l.quantity * l.selling_price_paise)
  FROM new_lines l JOIN orders o ON o.id = l.order_id
  WHERE o.payment_way <> 'none' AND o.status NOT IN ('cancelled', 'refunded')
  GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_lines_sold AFTER INSERT ON order_lines REFERENCING NEW TABLE AS new_lines
  FOR EACH STATEMENT EXECUTE FUNCTION order_lines_sold();
--> statement-breakpoint

-- What is cancelled is taken off the day on which it was ordered. Nothing else changes what was sold.
CREATE FUNCTION orders_called_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE NEW.status WHEN 'cancelled' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO sales_days (day, orders, total_paise)
  VALUES (indian_day(NEW.created_at), sign, sign * NEW.total_paise);
  INSERT INTO product_sales_days (day, product_id, pieces, total_paise)
  SELECT indian_day(NEW.created_at), product_id, sign * sum(quantity), sign * sum(quantity * selling_price_paise)
  FROM order_lines WHERE order_id = NEW.id GROUP BY product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_called_off AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN ((OLD.status = 'cancelled') <> (NEW.status = 'cancelled') AND NEW.payment_way <> 'none')
  EXECUTE FUNCTION orders_called_off();
--> statement-breakpoint

-- What is there already. After the triggers, which keep others from writing until this is committed.
INSERT INTO sales_days (day, orders, total_paise)
  SELECT indian_day(o.created_at), count(*), sum(o.total_paise)
  FROM orders o LEFT JOIN payment_orders p ON p.id = o.payment_order_id
  WHERE o.payment_way <> 'none' AND o.status <> 'cancelled'
    AND NOT (o.status = 'refunded' AND p.outcome IS NOT DISTINCT FROM 'given_back')
  GROUP BY 1;
--> statement-breakpoint
INSERT INTO product_sales_days (day, product_id, pieces, total_paise)
  SELECT indian_day(o.created_at), l.product_id, sum(l.quantity), sum(l.quantity * l.selling_price_paise)
  FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN payment_orders p ON p.id = o.payment_order_id
  WHERE o.payment_way <> 'none' AND o.status <> 'cancelled'
    AND NOT (o.status = 'refunded' AND p.outcome IS NOT DISTINCT FROM 'given_back')
  GROUP BY 1, 2;
