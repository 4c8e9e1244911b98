CREATE TABLE "shop_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"takes_cash" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shop_settings_only" CHECK ("shop_settings"."is_only")
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
DROP INDEX "refunds_one_of_settling";--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_settling" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" in ('out_of_stock', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('out_of_stock', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus', 'cancelled', 'returned', 'by_hand', 'at_gateway'));--> statement-breakpoint
-- By hand: the one row.
INSERT INTO "shop_settings" DEFAULT VALUES;
