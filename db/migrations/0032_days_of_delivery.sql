CREATE TABLE "delivery_wishes" (
	"pin_code" text NOT NULL,
	"contact" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_wishes_pin_code_contact_pk" PRIMARY KEY("pin_code","contact"),
	CONSTRAINT "delivery_wishes_pin_code" CHECK ("delivery_wishes"."pin_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "delivery_wishes_contact" CHECK ("delivery_wishes"."contact" ~ '^[6-9][0-9]{9}$' or ("delivery_wishes"."contact" like '%_@_%' and length("delivery_wishes"."contact") <= 200))
);
--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "weekdays" smallint[];--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "order_until" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "closed_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "delivery_wishes_by_contact" ON "delivery_wishes" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "delivery_wishes_by_time" ON "delivery_wishes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_weekdays" CHECK (cardinality("delivery_areas"."weekdays") between 1 and 7 and "delivery_areas"."weekdays" <@ '{1,2,3,4,5,6,7}'::smallint[]);--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_order_until" CHECK ("delivery_areas"."order_until" between 1 and 24);