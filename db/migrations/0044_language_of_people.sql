ALTER TABLE "people" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_wishes" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "stock_wishes" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_language" CHECK ("people"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "delivery_wishes" ADD CONSTRAINT "delivery_wishes_language" CHECK ("delivery_wishes"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_language" CHECK ("grievances"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language" CHECK ("orders"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_language" CHECK ("payment_orders"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "stock_wishes" ADD CONSTRAINT "stock_wishes_language" CHECK ("stock_wishes"."language" in ('en', 'hi'));