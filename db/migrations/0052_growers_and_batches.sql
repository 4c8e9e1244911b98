CREATE TABLE "batch_entries" (
	"stock_entry_id" bigint NOT NULL,
	"batch_id" text NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "batch_entries_stock_entry_id_batch_id_pk" PRIMARY KEY("stock_entry_id","batch_id"),
	CONSTRAINT "batch_entries_pieces" CHECK ("batch_entries"."pieces" <> 0)
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"product_id" text NOT NULL,
	"grower_id" text NOT NULL,
	"slip" text,
	"received" integer NOT NULL,
	"received_on" date NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"made_on" date NOT NULL,
	"is_harvested" boolean NOT NULL,
	"best_before" date,
	"sell_until" date,
	"left" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"recall_reason" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "batches_code_unique" UNIQUE("code"),
	CONSTRAINT "batches_code" CHECK ("batches"."code" ~ '^[A-HJ-NP-Z2-9]{8}$'),
	CONSTRAINT "batches_slip" CHECK (length("batches"."slip") between 1 and 40),
	CONSTRAINT "batches_received" CHECK ("batches"."received" between 1 and 1000000),
	CONSTRAINT "batches_left" CHECK ("batches"."left" >= 0),
	CONSTRAINT "batches_days" CHECK (("batches"."best_before" is null) = ("batches"."sell_until" is null) and "batches"."best_before" >= "batches"."made_on"),
	CONSTRAINT "batches_state" CHECK ("batches"."state" in ('open', 'closed', 'recalled')),
	CONSTRAINT "batches_closed" CHECK (("batches"."state" = 'open') = ("batches"."closed_at" is null)),
	CONSTRAINT "batches_recall" CHECK (("batches"."state" = 'recalled') = ("batches"."recall_reason" is not null) and length("batches"."recall_reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "growers" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"hindi_name" text DEFAULT '' NOT NULL,
	"village" text NOT NULL,
	"hindi_village" text DEFAULT '' NOT NULL,
	"district" text NOT NULL,
	"hindi_district" text DEFAULT '' NOT NULL,
	"since" integer,
	"words" text DEFAULT '' NOT NULL,
	"hindi_words" text DEFAULT '' NOT NULL,
	"image_url" text,
	"mobile" text,
	"certificate_scheme" text,
	"certificate_number" text,
	"certificate_until" date,
	"is_certified" boolean DEFAULT false NOT NULL,
	"terms" text DEFAULT 'bought' NOT NULL,
	"share_bp" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "growers_slug_unique" UNIQUE("slug"),
	CONSTRAINT "growers_slug" CHECK ("growers"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("growers"."slug") <= 80),
	CONSTRAINT "growers_name" CHECK (length("growers"."name") between 1 and 80 and length("growers"."hindi_name") <= 80),
	CONSTRAINT "growers_village" CHECK (length("growers"."village") between 1 and 60 and length("growers"."hindi_village") <= 60),
	CONSTRAINT "growers_district" CHECK (length("growers"."district") between 1 and 60 and length("growers"."hindi_district") <= 60),
	CONSTRAINT "growers_since" CHECK ("growers"."since" between 1900 and 2200),
	CONSTRAINT "growers_words" CHECK (length("growers"."words") <= 2000 and length("growers"."hindi_words") <= 2000),
	CONSTRAINT "growers_image_url" CHECK ("growers"."image_url" like '/images/%' or "growers"."image_url" like 'https://%'),
	CONSTRAINT "growers_mobile" CHECK ("growers"."mobile" ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "growers_certificate_number" CHECK (length("growers"."certificate_number") between 1 and 60),
	CONSTRAINT "growers_certificate_scheme" CHECK ("growers"."certificate_scheme" in ('npop', 'pgs-india')),
	CONSTRAINT "growers_certificate" CHECK (num_nonnulls("growers"."certificate_scheme", "growers"."certificate_number", "growers"."certificate_until") in (0, 3)
        and ("growers"."certificate_until" is not null or not "growers"."is_certified")),
	CONSTRAINT "growers_terms" CHECK ("growers"."terms" in ('bought', 'share')),
	CONSTRAINT "growers_share" CHECK (("growers"."terms" = 'share') = ("growers"."share_bp" is not null) and "growers"."share_bp" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "stock_entries" DROP CONSTRAINT "stock_entries_why";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "least_life_days" integer;--> statement-breakpoint
ALTER TABLE "batch_entries" ADD CONSTRAINT "batch_entries_stock_entry_id_stock_entries_id_fk" FOREIGN KEY ("stock_entry_id") REFERENCES "public"."stock_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_entries" ADD CONSTRAINT "batch_entries_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_grower_id_growers_id_fk" FOREIGN KEY ("grower_id") REFERENCES "public"."growers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_entries_by_batch" ON "batch_entries" USING btree ("batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_of_slip" ON "batches" USING btree ("grower_id","received_on","slip","product_id") WHERE "batches"."slip" is not null;--> statement-breakpoint
CREATE INDEX "batches_by_product" ON "batches" USING btree ("product_id","received_at");--> statement-breakpoint
CREATE INDEX "batches_by_grower" ON "batches" USING btree ("grower_id","received_at");--> statement-breakpoint
CREATE INDEX "batches_by_time" ON "batches" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "batches_to_end" ON "batches" USING btree ("sell_until") WHERE "batches"."state" = 'open' and "batches"."sell_until" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_least_life_days" CHECK ("products"."least_life_days" between 0 and 3650);--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_why" CHECK ("stock_entries"."why" in ('hold', 'release', 'sale', 'cancel', 'return', 'replacement', 'delivery', 'correction', 'spoiled', 'import', 'uncounted', 'count', 'repack', 'repack_undone', 'given_away', 'expired', 'recalled'));