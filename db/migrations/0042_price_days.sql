CREATE TABLE "price_days" (
	"product_id" text PRIMARY KEY NOT NULL,
	"price_paise" bigint NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"before_paise" bigint,
	CONSTRAINT "price_days_price" CHECK ("price_days"."price_paise" > 0),
	CONSTRAINT "price_days_before" CHECK ("price_days"."before_paise" > "price_days"."price_paise"),
	CONSTRAINT "price_days_times" CHECK ("price_days"."until_at" > "price_days"."from_at")
);
--> statement-breakpoint
ALTER TABLE "price_days" ADD CONSTRAINT "price_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;