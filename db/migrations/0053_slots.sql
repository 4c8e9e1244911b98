CREATE TABLE "slot_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slot_id" text NOT NULL,
	"change" smallint NOT NULL,
	"cause" text NOT NULL,
	"turn" integer NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_entries_once_a_cause" UNIQUE("cause","turn","change"),
	CONSTRAINT "slot_entries_change" CHECK ("slot_entries"."change" in (1, -1)),
	CONSTRAINT "slot_entries_why" CHECK ("slot_entries"."why" in ('paying', 'not_paying', 'ordered', 'called_off', 'moved'))
);
--> statement-breakpoint
CREATE TABLE "slot_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"zone_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	"capacity" integer NOT NULL,
	"closes_before" integer NOT NULL,
	CONSTRAINT "slot_plans_weekday" CHECK ("slot_plans"."weekday" between 1 and 7),
	CONSTRAINT "slot_plans_hours" CHECK ("slot_plans"."from_minute" >= 0 and "slot_plans"."to_minute" > "slot_plans"."from_minute" and "slot_plans"."to_minute" <= 1440),
	CONSTRAINT "slot_plans_capacity" CHECK ("slot_plans"."capacity" between 1 and 10000),
	CONSTRAINT "slot_plans_closes" CHECK ("slot_plans"."closes_before" between 0 and 18720)
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" text PRIMARY KEY NOT NULL,
	"zone_id" text NOT NULL,
	"plan_id" text,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slots_one_a_day" UNIQUE("plan_id","day"),
	CONSTRAINT "slots_hours" CHECK ("slots"."ends_at" > "slots"."starts_at" and "slots"."closes_at" <= "slots"."starts_at"),
	CONSTRAINT "slots_reserved" CHECK ("slots"."reserved" between 0 and "slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hindi_name" text,
	"place" text,
	"hindi_place" text,
	"position" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "zones_kind" CHECK ("zones"."kind" in ('area', 'point')),
	CONSTRAINT "zones_name" CHECK (length("zones"."name") between 1 and 60),
	CONSTRAINT "zones_hindi_name" CHECK (length("zones"."hindi_name") between 1 and 60),
	CONSTRAINT "zones_place" CHECK ("zones"."place" is null or ("zones"."kind" = 'point' and length("zones"."place") between 1 and 200)),
	CONSTRAINT "zones_hindi_place" CHECK ("zones"."hindi_place" is null or ("zones"."kind" = 'point' and length("zones"."hindi_place") between 1 and 200))
);
--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "zone_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_asked_id" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "slot_id" text;--> statement-breakpoint
ALTER TABLE "slot_entries" ADD CONSTRAINT "slot_entries_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_plans" ADD CONSTRAINT "slot_plans_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_plan_id_slot_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."slot_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_entries_by_slot" ON "slot_entries" USING btree ("slot_id","id");--> statement-breakpoint
CREATE INDEX "slot_plans_by_zone" ON "slot_plans" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "slots_by_zone" ON "slots" USING btree ("zone_id","starts_at");--> statement-breakpoint
CREATE INDEX "slots_by_day" ON "slots" USING btree ("day");--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_slot_asked_id_slots_id_fk" FOREIGN KEY ("slot_asked_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_slot" ON "orders" USING btree ("slot_id") WHERE "orders"."slot_id" is not null;