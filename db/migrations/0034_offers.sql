CREATE TABLE "offer_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" text NOT NULL,
	"payment_order_id" text,
	"order_id" text,
	"saved_paise" bigint NOT NULL,
	"is_given_back" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_uses_once_a_payment_order" UNIQUE("payment_order_id","offer_id"),
	CONSTRAINT "offer_uses_once_an_order" UNIQUE("order_id","offer_id"),
	CONSTRAINT "offer_uses_saved" CHECK ("offer_uses"."saved_paise" >= 0),
	CONSTRAINT "offer_uses_of" CHECK (num_nonnulls("offer_uses"."payment_order_id", "offer_uses"."order_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"kind" text NOT NULL,
	"percent" integer,
	"off_paise" bigint,
	"take_pieces" integer,
	"pay_pieces" integer,
	"product_ids" text[],
	"category" text,
	"least_paise" bigint DEFAULT 0 NOT NULL,
	"person_id" text,
	"is_first_order" boolean DEFAULT false NOT NULL,
	"most_uses" integer,
	"most_uses_each" integer,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_running" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offers_name" CHECK (length("offers"."name") between 1 and 80),
	CONSTRAINT "offers_code_letters" CHECK ("offers"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "offers_kind" CHECK ("offers"."kind" in ('n_for_m', 'percent', 'rupees', 'free_delivery')),
	CONSTRAINT "offers_percent" CHECK (("offers"."kind" = 'percent') = ("offers"."percent" is not null) and "offers"."percent" between 1 and 100),
	CONSTRAINT "offers_off" CHECK (("offers"."kind" = 'rupees') = ("offers"."off_paise" is not null) and "offers"."off_paise" > 0),
	CONSTRAINT "offers_pieces" CHECK (("offers"."kind" = 'n_for_m') = ("offers"."take_pieces" is not null)
        and ("offers"."take_pieces" is null) = ("offers"."pay_pieces" is null)
        and "offers"."take_pieces" between 2 and 99 and "offers"."pay_pieces" between 1 and "offers"."take_pieces" - 1),
	CONSTRAINT "offers_goods" CHECK (("offers"."product_ids" is null or "offers"."category" is null) and cardinality("offers"."product_ids") between 1 and 200),
	CONSTRAINT "offers_least" CHECK ("offers"."least_paise" >= 0),
	CONSTRAINT "offers_most_uses" CHECK ("offers"."most_uses" > 0 and "offers"."most_uses_each" > 0),
	CONSTRAINT "offers_times" CHECK ("offers"."until_at" > "offers"."from_at")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "offers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD CONSTRAINT "offer_uses_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD CONSTRAINT "offer_uses_payment_order_id_payment_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD CONSTRAINT "offer_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_category_categories_value_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_uses_that_count" ON "offer_uses" USING btree ("offer_id") WHERE not "offer_uses"."is_given_back";--> statement-breakpoint
CREATE UNIQUE INDEX "offers_code" ON "offers" USING btree ("code") WHERE "offers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "offers_by_person" ON "offers" USING btree ("person_id") WHERE "offers"."person_id" is not null;