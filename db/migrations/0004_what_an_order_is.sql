CREATE TABLE "payment_sweeps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_sweeps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone,
	"passes" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "payment_sweeps_span" CHECK ("payment_sweeps"."to_at" > "payment_sweeps"."from_at"),
	CONSTRAINT "payment_sweeps_running" CHECK ("payment_sweeps"."to_at" is not null or "payment_sweeps"."due_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_status";
--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_total";
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";
--> statement-breakpoint
DROP INDEX "stock_holds_due";
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_order_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hsn_code" text;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_rate_bp" integer;
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "purpose" text DEFAULT 'cart' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "order_id" text;
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "discount_paise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "fee_paise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "tax_paise" bigint;
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "delivery_address" jsonb;
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "outcome" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_id" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "applied_paise" bigint;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "id" text;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "net_quantity" integer;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "net_unit" text;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "hsn_code" text;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_rate_bp" integer;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_way" text DEFAULT 'gateway' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_paise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_paise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_paise" bigint;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_paise" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_address" jsonb;
--> statement-breakpoint
-- A refund that is on its way keeps its idempotency key at the gateway, which was made of the payment's id.
UPDATE "refunds" SET "id" = "payment_id";
--> statement-breakpoint
-- Every payment has an order: both were written in one transaction. The first one paid for it, others are surplus.
UPDATE "payments" p SET
  "order_id" = o."id",
  "applied_paise" = CASE WHEN o."payment_id" = p."id" THEN least(p."amount_paise", o."total_paise") ELSE 0 END
FROM "orders" o WHERE o."payment_order_id" = p."payment_order_id";
--> statement-breakpoint
UPDATE "payments" p SET "refunded_paise" = r."amount_paise" FROM "refunds" r WHERE r."payment_id" = p."id";
--> statement-breakpoint
UPDATE "orders" o SET
  "status" = replace(lower(o."status"), ' ', '_'),
  "paid_paise" = p."applied_paise"
FROM "payments" p WHERE p."id" = o."payment_id";
--> statement-breakpoint
UPDATE "order_events" SET
  "from_status" = replace(lower("from_status"), ' ', '_'),
  "to_status" = replace(lower("to_status"), ' ', '_');
--> statement-breakpoint
-- The pack of the moment was not kept; today's is the best that is known.
UPDATE "order_lines" l SET "net_quantity" = p."net_quantity", "net_unit" = p."net_unit"
FROM "products" p WHERE p."id" = l."product_id";
--> statement-breakpoint
UPDATE "payment_orders" po SET
  -- Until now nothing but settling wrote an order's status, so it tells what became of the payment.
  "outcome" = (SELECT CASE WHEN o."status" = 'refunded' THEN 'given_back' ELSE 'sold' END
    FROM "orders" o WHERE o."payment_order_id" = po."id" AND po."status" = 'settled'),
  "lines" = (
    SELECT coalesce(jsonb_agg(line || jsonb_build_object(
      'netQuantity', coalesce(p."net_quantity", 1), 'netUnit', coalesce(p."net_unit", 'piece'),
      'hsnCode', NULL, 'taxRateBp', NULL) ORDER BY place), '[]')
    FROM jsonb_array_elements(po."lines") WITH ORDINALITY AS snapshot (line, place)
    LEFT JOIN "products" p ON p."id" = line ->> 'productId');
--> statement-breakpoint
-- A person is offered one payment order from now on: their newest. It is asked about when its hold ends.
UPDATE "payment_orders" po SET "status" = 'superseded',
  "next_check_at" = CASE WHEN EXISTS (SELECT FROM "stock_holds" h
    WHERE h."payment_order_id" = po."id" AND h."state" = 'held') THEN po."next_check_at" END
WHERE po."status" = 'open' AND EXISTS (SELECT FROM "payment_orders" newer
  WHERE newer."person_id" = po."person_id" AND newer."status" = 'open'
    AND (newer."created_at", newer."id") > (po."created_at", po."id"));
--> statement-breakpoint
UPDATE "payment_orders" SET "next_check_at" = "created_at" + interval '15 minutes' WHERE "status" = 'open';
--> statement-breakpoint
-- Payments are looked up without a gap from the first payment order on that may still be paid.
INSERT INTO "payment_sweeps" ("from_at", "due_at")
  SELECT coalesce(min("created_at"), now()), now() FROM "payment_orders" WHERE "status" IN ('open', 'superseded');
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "applied_paise" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "refunds" ADD PRIMARY KEY ("id");
--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "net_quantity" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "net_unit" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_way" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "payment_sweeps_due" ON "payment_sweeps" USING btree ("due_at") WHERE "payment_sweeps"."due_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_sweeps_one_running" ON "payment_sweeps" USING btree (("to_at" is null)) WHERE "payment_sweeps"."to_at" is null;
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "verifications_by_end" ON "verifications" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "payment_orders_unsettled" ON "payment_orders" USING btree ("created_at") WHERE "payment_orders"."status" <> 'settled';
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_one_open_cart" ON "payment_orders" USING btree ("person_id") WHERE "payment_orders"."status" = 'open' and "payment_orders"."purpose" = 'cart';
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_one_open_order" ON "payment_orders" USING btree ("order_id") WHERE "payment_orders"."status" = 'open' and "payment_orders"."purpose" = 'order';
--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_settling" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" in ('out_of_stock', 'surplus');
--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("received_at");
--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_time" ON "razorpay_sandbox"."payments" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "stock_holds" DROP COLUMN "expires_at";
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_hsn_code" CHECK ("products"."hsn_code" ~ '^[0-9]{4,8}$');
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_rate" CHECK ("products"."tax_rate_bp" between 0 and 10000);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_purpose" CHECK ("payment_orders"."purpose" in ('cart', 'order') and ("payment_orders"."purpose" = 'order') = ("payment_orders"."order_id" is not null));
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_outcome" CHECK ("payment_orders"."outcome" in ('sold', 'given_back'));
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_settled" CHECK (("payment_orders"."status" = 'settled') = ("payment_orders"."outcome" is not null) and ("payment_orders"."status" = 'settled') = ("payment_orders"."settled_at" is not null));
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_discount" CHECK ("payment_orders"."discount_paise" between 0 and "payment_orders"."subtotal_paise");
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_fee" CHECK ("payment_orders"."fee_paise" >= 0);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_tax" CHECK ("payment_orders"."tax_paise" between 0 and "payment_orders"."total_paise");
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_status" CHECK ("payment_orders"."status" in ('open', 'superseded', 'expired', 'settled'));
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_total" CHECK ("payment_orders"."total_paise" = "payment_orders"."subtotal_paise" - "payment_orders"."discount_paise" + "payment_orders"."shipping_paise" + "payment_orders"."fee_paise");
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_applied" CHECK ("payments"."applied_paise" between 0 and "payments"."amount_paise");
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_paise" between 0 and "payments"."amount_paise");
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('out_of_stock', 'surplus', 'by_hand'));
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_from_status" CHECK ("order_events"."from_status" in ('placed', 'paid', 'packed', 'out_for_delivery', 'delivered', 'cancelled', 'refunded'));
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_to_status" CHECK ("order_events"."to_status" in ('placed', 'paid', 'packed', 'out_for_delivery', 'delivered', 'cancelled', 'refunded'));
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_net_quantity" CHECK ("order_lines"."net_quantity" > 0);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_net_unit" CHECK ("order_lines"."net_unit" in ('g', 'ml', 'piece'));
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tax_rate" CHECK ("order_lines"."tax_rate_bp" between 0 and 10000);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_way" CHECK (("orders"."payment_way" = 'gateway' and "orders"."payment_order_id" is not null and "orders"."payment_id" is not null)
        or ("orders"."payment_way" = 'cash' and "orders"."payment_order_id" is null)
        or ("orders"."payment_way" = 'none' and "orders"."payment_order_id" is null and "orders"."payment_id" is null and "orders"."total_paise" = 0));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_paid" CHECK ("orders"."status" <> 'paid' or "orders"."payment_id" is not null);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."paid_paise" between 0 and "orders"."total_paise");
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount_paise" between 0 and "orders"."subtotal_paise");
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fee" CHECK ("orders"."fee_paise" >= 0);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax" CHECK ("orders"."tax_paise" between 0 and "orders"."total_paise");
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('placed', 'paid', 'packed', 'out_for_delivery', 'delivered', 'cancelled', 'refunded'));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."subtotal_paise" - "orders"."discount_paise" + "orders"."shipping_paise" + "orders"."fee_paise");
--> statement-breakpoint
-- An order is written before its payment, in one transaction.
ALTER TABLE "orders" ALTER CONSTRAINT "orders_payment_id_payments_id_fk" DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- Sums that follow their rows, whoever writes them. Each takes the row lock of what it adds to, and the checks
-- orders_paid and payments_refunded refuse more than there is.
CREATE FUNCTION payments_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE orders SET paid_paise = paid_paise - OLD.applied_paise WHERE id = OLD.order_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE orders SET paid_paise = paid_paise + NEW.applied_paise WHERE id = NEW.order_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_add_up AFTER INSERT OR DELETE OR UPDATE OF order_id, applied_paise ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_add_up();
--> statement-breakpoint
CREATE FUNCTION refunds_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE payments SET refunded_paise = refunded_paise - OLD.amount_paise WHERE id = OLD.payment_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE payments SET refunded_paise = refunded_paise + NEW.amount_paise WHERE id = NEW.payment_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_add_up AFTER INSERT OR DELETE OR UPDATE OF payment_id, amount_paise ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_add_up();
