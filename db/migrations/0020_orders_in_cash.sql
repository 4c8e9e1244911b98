ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
DROP INDEX "refunds_one_of_settling";--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "takes_cash" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_settling" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" in ('out_of_stock', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('out_of_stock', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus', 'cancelled', 'returned', 'by_hand', 'at_gateway'));