ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_id_payments_id_fk";
--> statement-breakpoint
DROP INDEX "refunds_one_of_settling";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "body" "bytea";--> statement-breakpoint
-- The bytes of before were not kept; what was read from them is the best that is known.
UPDATE "webhook_events" SET "body" = convert_to("payload"::text, 'UTF8');--> statement-breakpoint
ALTER TABLE "webhook_events" ALTER COLUMN "body" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_events" DROP COLUMN "payload";--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "gateway_key_id" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "superseded_by" text;--> statement-breakpoint
-- What took a payment order's place is what its person was offered next.
UPDATE "payment_orders" po SET "superseded_by" = (
  SELECT next."id" FROM "payment_orders" next
  WHERE next."person_id" = po."person_id" AND next."purpose" = 'cart'
    AND (next."created_at", next."id") > (po."created_at", po."id")
  ORDER BY next."created_at", next."id" LIMIT 1)
WHERE po."status" IN ('superseded', 'expired') AND po."purpose" = 'cart';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_an_order" UNIQUE("id","order_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_a_payment_order" UNIQUE("id","payment_order_id");--> statement-breakpoint
-- An order is written before its payment, in one transaction.
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_names_it" FOREIGN KEY ("payment_id","id") REFERENCES "public"."payments"("id","order_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_of_its_payment_order" FOREIGN KEY ("payment_id","payment_order_id") REFERENCES "public"."payments"("id","payment_order_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- It is superseded before what takes its place is written, because one cart has one open payment order.
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_superseded_by_payment_orders_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "refunds_refused" ON "refunds" USING btree ("refused_at") WHERE "refunds"."refused_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_settling" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" in ('out_of_stock', 'paid_twice', 'wrong_amount', 'surplus');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_refused_for_good" CHECK (("refunds"."refused_at" is null) = ("refunds"."refusal" is null) and ("refunds"."refused_at" is null or "refunds"."next_attempt_at" is null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('out_of_stock', 'paid_twice', 'wrong_amount', 'surplus', 'by_hand', 'at_gateway'));--> statement-breakpoint
-- A refund that was refused for good is no money on its way back.
CREATE OR REPLACE FUNCTION refunds_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.refused_at IS NULL THEN
    UPDATE payments SET refunded_paise = refunded_paise - OLD.amount_paise WHERE id = OLD.payment_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.refused_at IS NULL THEN
    UPDATE payments SET refunded_paise = refunded_paise + NEW.amount_paise WHERE id = NEW.payment_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER refunds_add_up ON refunds;--> statement-breakpoint
CREATE TRIGGER refunds_add_up AFTER INSERT OR DELETE OR UPDATE OF payment_id, amount_paise, refused_at ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_add_up();--> statement-breakpoint
-- Whatever somebody set out to pay is held for them from now on, also what was not counted by then.
INSERT INTO "stock_holds" ("payment_order_id", "product_id", "quantity", "state")
SELECT po."id", p."id", (line->>'quantity')::integer,
  CASE WHEN po."status" = 'open' AND p."stock" IS NULL THEN 'held' ELSE 'released' END
FROM "payment_orders" po CROSS JOIN jsonb_array_elements(po."lines") line JOIN "products" p ON p."id" = line->>'productId'
WHERE po."status" <> 'settled' AND po."purpose" = 'cart'
ON CONFLICT DO NOTHING;
