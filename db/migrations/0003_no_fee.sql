-- No version has written a fee other than 0; a shop with one would be refused by the new checks, and lose nothing.
ALTER TABLE "orders" DROP CONSTRAINT "orders_fee";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_fee";--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_total";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "fee_paise";--> statement-breakpoint
ALTER TABLE "payment_orders" DROP COLUMN "fee_paise";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."subtotal_paise" - "orders"."discount_paise" + "orders"."shipping_paise");--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_total" CHECK ("payment_orders"."total_paise" = "payment_orders"."subtotal_paise" - "payment_orders"."discount_paise" + "payment_orders"."shipping_paise");