ALTER TABLE "orders" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "max_cash_paise" bigint DEFAULT 200000 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "shipping_paise" bigint DEFAULT 4000 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "free_from_paise" bigint DEFAULT 49900;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "return_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_max_cash" CHECK ("shop_settings"."max_cash_paise" > 0);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_shipping" CHECK ("shop_settings"."shipping_paise" >= 0);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_free_from" CHECK ("shop_settings"."free_from_paise" > 0);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_return_days" CHECK ("shop_settings"."return_days" between 1 and 365);