CREATE TABLE "subscribers" (
	"person_id" text PRIMARY KEY NOT NULL,
	"address_id" text,
	"is_collected" boolean DEFAULT false NOT NULL,
	"point_id" text,
	"from_minute" smallint,
	"pay_way" text NOT NULL,
	"made_through" date NOT NULL,
	CONSTRAINT "subscribers_place" CHECK (not "subscribers"."is_collected" or "subscribers"."address_id" is null),
	CONSTRAINT "subscribers_from_minute" CHECK ("subscribers"."from_minute" between 0 and 1439),
	CONSTRAINT "subscribers_pay_way" CHECK ("subscribers"."pay_way" in ('cash', 'wallet', 'receivable'))
);
--> statement-breakpoint
CREATE TABLE "subscription_days" (
	"subscription_id" text NOT NULL,
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_days_subscription_id_day_pk" PRIMARY KEY("subscription_id","day"),
	CONSTRAINT "subscription_days_outcome" CHECK ("subscription_days"."outcome" in ('ordered', 'skipped', 'dearer', 'sold_out', 'closed', 'place', 'payment', 'missed')),
	CONSTRAINT "subscription_days_order" CHECK (("subscription_days"."outcome" = 'ordered') = ("subscription_days"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"agreed_paise" bigint NOT NULL,
	"paused_from" date,
	"paused_until" date,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_quantity" CHECK ("subscriptions"."quantity" between 1 and 99),
	CONSTRAINT "subscriptions_weekdays" CHECK (cardinality("subscriptions"."weekdays") between 1 and 7 and "subscriptions"."weekdays" <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
	CONSTRAINT "subscriptions_agreed" CHECK ("subscriptions"."agreed_paise" > 0),
	CONSTRAINT "subscriptions_pause" CHECK ("subscriptions"."paused_until" is null or "subscriptions"."paused_from" is not null and "subscriptions"."paused_until" >= "subscriptions"."paused_from")
);
--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_point_id_zones_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_days" ADD CONSTRAINT "subscription_days_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_days" ADD CONSTRAINT "subscription_days_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_person_id_subscribers_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."subscribers"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscribers_by_made_through" ON "subscribers" USING btree ("made_through");--> statement-breakpoint
CREATE INDEX "subscribers_by_address" ON "subscribers" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "subscription_days_by_day" ON "subscription_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "subscription_days_by_order" ON "subscription_days" USING btree ("order_id") WHERE "subscription_days"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_a_product" ON "subscriptions" USING btree ("person_id","product_id") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_by_product" ON "subscriptions" USING btree ("product_id") WHERE "subscriptions"."ended_at" is null;