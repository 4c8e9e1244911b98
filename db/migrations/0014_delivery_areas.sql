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
