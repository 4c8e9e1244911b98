CREATE TABLE "grower_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grower_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"grower_id" text NOT NULL,
	"cause" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"key" text NOT NULL,
	"batch_id" text,
	"order_id" text,
	"pieces" integer,
	"value_paise" bigint,
	"note" text,
	"reference" text,
	"counters_id" bigint,
	"week" date NOT NULL,
	"actor_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "grower_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "grower_entries_counters_id_unique" UNIQUE("counters_id"),
	CONSTRAINT "grower_entries_cause" CHECK ("grower_entries"."cause" in ('bought', 'sold', 'taken_back', 'advance', 'crate', 'paid')
        and ("grower_entries"."cause" in ('bought', 'sold', 'taken_back')) = ("grower_entries"."batch_id" is not null)
        and ("grower_entries"."cause" in ('sold', 'taken_back')) = ("grower_entries"."order_id" is not null)
        and ("grower_entries"."order_id" is not null) = ("grower_entries"."value_paise" is not null)),
	CONSTRAINT "grower_entries_amount" CHECK (case "grower_entries"."cause" when 'sold' then "grower_entries"."amount_paise" > 0 when 'taken_back' then "grower_entries"."amount_paise" < 0
        when 'bought' then "grower_entries"."amount_paise" <> 0 when 'crate' then "grower_entries"."amount_paise" <> 0
        else ("grower_entries"."amount_paise" > 0) = ("grower_entries"."counters_id" is not null) and "grower_entries"."amount_paise" <> 0 end),
	CONSTRAINT "grower_entries_note" CHECK (length("grower_entries"."note") between 1 and 500),
	CONSTRAINT "grower_entries_reference" CHECK (("grower_entries"."cause" = 'paid') = ("grower_entries"."reference" is not null) and length("grower_entries"."reference") between 1 and 60),
	CONSTRAINT "grower_entries_week" CHECK (extract(isodow from "grower_entries"."week") = 6)
);
--> statement-breakpoint
CREATE TABLE "settlement_weeks" (
	"begins" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_weeks_begins" CHECK (extract(isodow from "settlement_weeks"."begins") = 6)
);
--> statement-breakpoint
CREATE TABLE "statement_links" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"grower_id" text NOT NULL,
	"week" date NOT NULL,
	"language" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "statement_links_language" CHECK ("statement_links"."language" in ('en', 'hi'))
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "taken_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "share_bp" integer;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "price_paise" bigint;--> statement-breakpoint
ALTER TABLE "growers" ADD COLUMN "language" text DEFAULT 'hi' NOT NULL;--> statement-breakpoint
ALTER TABLE "grower_entries" ADD CONSTRAINT "grower_entries_grower_id_growers_id_fk" FOREIGN KEY ("grower_id") REFERENCES "public"."growers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grower_entries" ADD CONSTRAINT "grower_entries_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grower_entries" ADD CONSTRAINT "grower_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grower_entries" ADD CONSTRAINT "grower_entries_counters_id_grower_entries_id_fk" FOREIGN KEY ("counters_id") REFERENCES "public"."grower_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grower_entries" ADD CONSTRAINT "grower_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_links" ADD CONSTRAINT "statement_links_grower_id_growers_id_fk" FOREIGN KEY ("grower_id") REFERENCES "public"."growers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_links" ADD CONSTRAINT "statement_links_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grower_entries_by_grower" ON "grower_entries" USING btree ("grower_id","week","id");--> statement-breakpoint
CREATE INDEX "grower_entries_by_order" ON "grower_entries" USING btree ("order_id") WHERE "grower_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "grower_entries_by_batch" ON "grower_entries" USING btree ("batch_id") WHERE "grower_entries"."batch_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_links_one_a_week" ON "statement_links" USING btree ("grower_id","week");--> statement-breakpoint
CREATE INDEX "statement_links_by_end" ON "statement_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_taken_back" CHECK ("batches"."taken_back" between 0 and "batches"."received");--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_terms" CHECK (num_nonnulls("batches"."share_bp", "batches"."price_paise") < 2 and "batches"."share_bp" between 1 and 10000
        and "batches"."price_paise" between 1 and 100000000);--> statement-breakpoint
ALTER TABLE "growers" ADD CONSTRAINT "growers_language" CHECK ("growers"."language" in ('en', 'hi'));--> statement-breakpoint
UPDATE "batches" SET "share_bp" = "growers"."share_bp" FROM "growers" WHERE "growers"."id" = "batches"."grower_id" AND "growers"."share_bp" IS NOT NULL;
