ALTER TABLE "delivery_areas" ADD COLUMN "shipping_paise" bigint;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "free_from_paise" bigint;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "is_never_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "least_paise" bigint;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_shipping" CHECK ("delivery_areas"."shipping_paise" >= 0);--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_free_from" CHECK ("delivery_areas"."free_from_paise" is null or ("delivery_areas"."free_from_paise" > 0 and not "delivery_areas"."is_never_free"));--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_least" CHECK ("delivery_areas"."least_paise" > 0);