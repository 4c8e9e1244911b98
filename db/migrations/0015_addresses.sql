CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"landmark" text,
	"directions" text,
	"town" text NOT NULL,
	"pin_code" text NOT NULL,
	"state_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addresses_mobile" CHECK ("addresses"."mobile" ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "addresses_pin_code" CHECK ("addresses"."pin_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "addresses_state" CHECK ("addresses"."state_code" ~ '^[0-3][0-9]$'),
	CONSTRAINT "addresses_directions" CHECK (length("addresses"."directions") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"from_pin_code" text PRIMARY KEY NOT NULL,
	"to_pin_code" text NOT NULL,
	"days" integer,
	"note" text,
	"takes_cash" boolean DEFAULT false NOT NULL,
	CONSTRAINT "delivery_areas_from" CHECK ("delivery_areas"."from_pin_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "delivery_areas_to" CHECK ("delivery_areas"."to_pin_code" ~ '^[1-9][0-9]{5}$' and "delivery_areas"."to_pin_code" >= "delivery_areas"."from_pin_code"),
	CONSTRAINT "delivery_areas_days" CHECK ("delivery_areas"."days" between 0 and 60),
	CONSTRAINT "delivery_areas_note" CHECK (length("delivery_areas"."note") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_collected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "is_collected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_by_person" ON "addresses" USING btree ("person_id","created_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_collected" CHECK (not "orders"."is_collected" or "orders"."delivery_address" is null);--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_collected" CHECK (not "payment_orders"."is_collected" or "payment_orders"."delivery_address" is null);