-- The first migration of 1.0.0. Functions and triggers stand in db/functions.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
CREATE SCHEMA "razorpay_sandbox";
--> statement-breakpoint
CREATE TABLE "catalog_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" bigint,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalog_changes_version" UNIQUE("version")
);
--> statement-breakpoint
CREATE TABLE "catalog_version" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "catalog_version_is_one_row" CHECK ("catalog_version"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"value" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"hindi_label" text,
	"mark" text,
	"position" integer NOT NULL,
	"need" integer NOT NULL,
	"is_fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "categories_value" CHECK (length("categories"."value") between 1 and 80 and "categories"."value" = lower("categories"."value")),
	CONSTRAINT "categories_label" CHECK (length("categories"."label") between 1 and 40),
	CONSTRAINT "categories_hindi_label" CHECK (length("categories"."hindi_label") between 1 and 40),
	CONSTRAINT "categories_mark" CHECK (length("categories"."mark") between 1 and 12),
	CONSTRAINT "categories_need" CHECK ("categories"."need" between 1 and 63)
);
--> statement-breakpoint
CREATE TABLE "listing_sums" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"price_band" smallint NOT NULL,
	"discount_band" smallint NOT NULL,
	"is_sold_out" boolean NOT NULL,
	"goods" integer NOT NULL,
	"discounts_bp" bigint NOT NULL,
	"savings_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_images_url" CHECK ("product_images"."url" like '/images/%' or "product_images"."url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "product_ranks" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"rank" bigint NOT NULL,
	"family_key" text,
	"position" bigint DEFAULT 0 NOT NULL,
	"selling_price_paise" bigint DEFAULT 0 NOT NULL,
	"list_price_paise" bigint DEFAULT 0 NOT NULL,
	"net_quantity" integer DEFAULT 1 NOT NULL,
	"net_unit" text DEFAULT 'piece' NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"unit_price" bigint GENERATED ALWAYS AS (case net_unit when 'piece' then 10000000000000 + (2 * selling_price_paise + net_quantity) / (2 * net_quantity)
        else (2000 * selling_price_paise + net_quantity) / (2 * net_quantity) end) STORED,
	"discount_bp" integer GENERATED ALWAYS AS (case when list_price_paise > selling_price_paise
        then (20000 * (list_price_paise - selling_price_paise) + list_price_paise) / (2 * list_price_paise)
        else 0 end) STORED,
	"price_band" smallint GENERATED ALWAYS AS (case when selling_price_paise <= 9999 then 0 when selling_price_paise <= 25000 then 1
        when selling_price_paise <= 50000 then 2 when selling_price_paise <= 100000 then 3 else 4 end) STORED,
	"discount_band" smallint GENERATED ALWAYS AS (case when list_price_paise <= selling_price_paise then 0
        when 200 * (list_price_paise - selling_price_paise) >= 39 * list_price_paise then 3
        when 200 * (list_price_paise - selling_price_paise) >= 29 * list_price_paise then 2
        when 200 * (list_price_paise - selling_price_paise) >= 19 * list_price_paise then 1 else 0 end) STORED,
	CONSTRAINT "product_ranks_one_a_family" UNIQUE("family_key")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "products_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"hindi_name" text,
	"family" text,
	"family_key" text GENERATED ALWAYS AS (md5(category || '/' || lower(family))) STORED,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"list_price_paise" bigint NOT NULL,
	"selling_price_paise" bigint NOT NULL,
	"net_quantity" integer DEFAULT 1 NOT NULL,
	"net_unit" text DEFAULT 'piece' NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"stock" integer,
	"low_stock_mark" integer DEFAULT 5 NOT NULL,
	"state" text DEFAULT 'on_shelf' NOT NULL,
	"on_from" timestamp with time zone,
	"off_from" timestamp with time zone,
	"hsn_code" text,
	"tax_rate_bp" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_state" CHECK ("products"."state" in ('draft', 'on_shelf', 'archived')),
	CONSTRAINT "products_on_from" CHECK ("products"."on_from" is null or "products"."state" <> 'on_shelf'),
	CONSTRAINT "products_off_from" CHECK ("products"."off_from" is null or "products"."state" = 'on_shelf' or coalesce("products"."on_from" < "products"."off_from", false)),
	CONSTRAINT "products_low_stock_mark" CHECK ("products"."low_stock_mark" between 0 and 100000),
	CONSTRAINT "products_name" CHECK (length("products"."name") between 1 and 200),
	CONSTRAINT "products_family" CHECK (length("products"."family") between 1 and 80),
	CONSTRAINT "products_list_price" CHECK ("products"."list_price_paise" >= 0),
	CONSTRAINT "products_selling_price" CHECK ("products"."selling_price_paise" >= 0),
	CONSTRAINT "products_net_quantity" CHECK ("products"."net_quantity" > 0),
	CONSTRAINT "products_net_unit" CHECK ("products"."net_unit" in ('g', 'ml', 'piece')),
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_hsn_code" CHECK ("products"."hsn_code" ~ '^[0-9]{4,8}$'),
	CONSTRAINT "products_tax_rate" CHECK ("products"."tax_rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "ranking_due" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ranking_due_is_one_row" CHECK ("ranking_due"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "account_claims" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_claims_one_a_person" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"person_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text DEFAULT 'password' NOT NULL,
	"email" text NOT NULL,
	"person_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "password_resets_purpose" CHECK ("password_resets"."purpose" in ('password', 'sign_in', 'email')),
	CONSTRAINT "password_resets_email" CHECK ("password_resets"."purpose" <> 'email' or "password_resets"."person_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"mobile" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'GENERAL' NOT NULL,
	"duties" text[] DEFAULT '{}' NOT NULL,
	"smart_coins" integer DEFAULT 0 NOT NULL,
	"blocked_from" text,
	"joined_into" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_email" UNIQUE("email"),
	CONSTRAINT "people_email_in_lower_case" CHECK ("people"."email" = lower("people"."email")),
	CONSTRAINT "people_mobile" CHECK ("people"."mobile" ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "people_role" CHECK ("people"."role" in ('ADMIN', 'GENERAL')),
	CONSTRAINT "people_duties" CHECK ("people"."duties" <@ array['packs', 'counter']),
	CONSTRAINT "people_with_duties" CHECK ("people"."duties" = '{}' or ("people"."role" = 'GENERAL' and "people"."email" is not null)),
	CONSTRAINT "people_blocked_from" CHECK ("people"."blocked_from" in ('cash', 'shop')),
	CONSTRAINT "people_joined_into" CHECK ("people"."joined_into" is null or ("people"."joined_into" <> "people"."id" and "people"."email" is null)),
	CONSTRAINT "people_smart_coins" CHECK ("people"."smart_coins" >= 0),
	CONSTRAINT "people_deleted" CHECK ("people"."deleted_at" is null or ("people"."email" is null and "people"."mobile" is null and "people"."role" = 'GENERAL'))
);
--> statement-breakpoint
CREATE TABLE "person_joins" (
	"id" text PRIMARY KEY NOT NULL,
	"gone_id" text NOT NULL,
	"kept_id" text NOT NULL,
	"moved" jsonb NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"parted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"person_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	CONSTRAINT "audit_entries_changed" CHECK ("audit_entries"."before" is not null or "audit_entries"."after" is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_lookups" (
	"id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"price_when_added_paise" integer,
	CONSTRAINT "cart_lines_one_a_product" UNIQUE("person_id","product_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "grievances_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" text,
	"name" text NOT NULL,
	"email" text,
	"mobile" text,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "grievances_number_unique" UNIQUE("number"),
	CONSTRAINT "grievances_reached" CHECK ("grievances"."email" is not null or "grievances"."mobile" is not null),
	CONSTRAINT "grievances_mobile" CHECK ("grievances"."mobile" ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "grievances_words" CHECK (length("grievances"."words") between 1 and 2000),
	CONSTRAINT "grievances_answer" CHECK (length("grievances"."answer") between 1 and 2000),
	CONSTRAINT "grievances_answered" CHECK (("grievances"."answer" is null) = ("grievances"."answered_at" is null) and ("grievances"."answer" is null) = ("grievances"."answered_by" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"person_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_person_id_key_pk" PRIMARY KEY("person_id","key")
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"given_id" text,
	"problems" jsonb,
	"kind" text NOT NULL,
	"product_id" text,
	"name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"is_above_list_price" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_lines_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "import_lines_kind" CHECK ("import_lines"."kind" in ('wrong', 'changed', 'new', 'unchanged')),
	CONSTRAINT "import_lines_wrong" CHECK (("import_lines"."kind" = 'wrong') = ("import_lines"."problems" is not null))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"file_name" text NOT NULL,
	"person_id" text NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"setback" text,
	"new_lines" integer DEFAULT 0 NOT NULL,
	"changed_lines" integer DEFAULT 0 NOT NULL,
	"unchanged_lines" integer DEFAULT 0 NOT NULL,
	"wrong_lines" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('planned', 'taking', 'taken')),
	CONSTRAINT "imports_setback" CHECK ("imports"."setback" in ('planned_anew', 'failed')),
	CONSTRAINT "imports_taking" CHECK (("imports"."state" = 'taking') = ("imports"."next_attempt_at" is not null)),
	CONSTRAINT "imports_taken" CHECK (("imports"."state" = 'taken') = ("imports"."taken_at" is not null)),
	CONSTRAINT "imports_without_mistake" CHECK ("imports"."state" = 'planned' or "imports"."wrong_lines" = 0)
);
--> statement-breakpoint
CREATE TABLE "document_numbers" (
	"series" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"invoice_id" text,
	"series" text NOT NULL,
	"year" text NOT NULL,
	"n" integer NOT NULL,
	"number" text NOT NULL,
	"total_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"given_back_paise" bigint DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"actor_id" text,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_gapless" UNIQUE("series","year","n"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('tax_invoice', 'bill_of_supply', 'receipt', 'credit_note') and ("invoices"."kind" = 'credit_note') = ("invoices"."invoice_id" is not null)),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" ~ '^[A-Z0-9/]{1,16}$' and "invoices"."n" > 0),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_paise" > 0),
	CONSTRAINT "invoices_tax" CHECK ("invoices"."tax_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"person_id" text,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"facts" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"tried_until" timestamp with time zone NOT NULL,
	"failure" text,
	CONSTRAINT "mails_told_once" UNIQUE("kind","cause"),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('waiting', 'sent', 'failed', 'kept')),
	CONSTRAINT "mails_waiting" CHECK (("mails"."state" = 'waiting') = ("mails"."next_attempt_at" is not null)),
	CONSTRAINT "mails_sent" CHECK (("mails"."state" = 'sent') = ("mails"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_sweeps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_sweeps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone,
	"passes" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "payment_sweeps_span" CHECK ("payment_sweeps"."to_at" > "payment_sweeps"."from_at"),
	CONSTRAINT "payment_sweeps_running" CHECK ("payment_sweeps"."to_at" is not null or "payment_sweeps"."due_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"actor_id" text,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gateway_refund_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"refunded_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "refunds_gateway_refund_id_unique" UNIQUE("gateway_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('out_of_stock', 'offer_ended', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus', 'cancelled', 'returned', 'by_hand', 'at_gateway')),
	CONSTRAINT "refunds_note" CHECK (length("refunds"."note") between 1 and 500),
	CONSTRAINT "refunds_refused_for_good" CHECK (("refunds"."refused_at" is null) = ("refunds"."refusal" is null) and ("refunds"."refused_at" is null or "refunds"."next_attempt_at" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"payment_order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_holds_payment_order_id_product_id_pk" PRIMARY KEY("payment_order_id","product_id"),
	CONSTRAINT "stock_holds_quantity" CHECK ("stock_holds"."quantity" > 0),
	CONSTRAINT "stock_holds_state" CHECK ("stock_holds"."state" in ('held', 'claimed', 'released'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"body" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "cash_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"way" text DEFAULT 'cash' NOT NULL,
	"reference" text,
	"amount_paise" bigint NOT NULL,
	"cause" text NOT NULL,
	"actor_id" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_entries_once_a_cause" UNIQUE("order_id","cause","way"),
	CONSTRAINT "cash_entries_once_a_reference" UNIQUE("reference"),
	CONSTRAINT "cash_entries_way" CHECK ("cash_entries"."way" in ('cash', 'upi') and ("cash_entries"."way" = 'upi') = ("cash_entries"."reference" is not null)),
	CONSTRAINT "cash_entries_reference" CHECK ("cash_entries"."reference" ~ '^[A-Z0-9]{6,35}$'),
	CONSTRAINT "cash_entries_amount" CHECK ("cash_entries"."amount_paise" <> 0),
	CONSTRAINT "cash_entries_note" CHECK (length("cash_entries"."note") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_note" CHECK (length("order_events"."note") between 1 and 500),
	CONSTRAINT "order_events_from_status" CHECK ("order_events"."from_status" in ('placed', 'paid', 'packed', 'out_for_delivery', 'delivered', 'cancelled', 'refunded')),
	CONSTRAINT "order_events_to_status" CHECK ("order_events"."to_status" in ('placed', 'paid', 'packed', 'out_for_delivery', 'delivered', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"category" text NOT NULL,
	"image_url" text,
	"list_price_paise" bigint NOT NULL,
	"selling_price_paise" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"net_quantity" integer NOT NULL,
	"net_unit" text NOT NULL,
	"hsn_code" text,
	"tax_rate_bp" integer,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_list_price" CHECK ("order_lines"."list_price_paise" >= 0),
	CONSTRAINT "order_lines_selling_price" CHECK ("order_lines"."selling_price_paise" >= 0),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_net_quantity" CHECK ("order_lines"."net_quantity" > 0),
	CONSTRAINT "order_lines_net_unit" CHECK ("order_lines"."net_unit" in ('g', 'ml', 'piece')),
	CONSTRAINT "order_lines_tax_rate" CHECK ("order_lines"."tax_rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"payment_way" text NOT NULL,
	"payment_order_id" text,
	"payment_id" text,
	"person_id" text NOT NULL,
	"status" text NOT NULL,
	"subtotal_paise" bigint NOT NULL,
	"discount_paise" bigint DEFAULT 0 NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"fee_paise" bigint DEFAULT 0 NOT NULL,
	"total_paise" bigint NOT NULL,
	"tax_paise" bigint,
	"paid_paise" bigint DEFAULT 0 NOT NULL,
	"delivery_address" jsonb,
	"is_collected" boolean DEFAULT false NOT NULL,
	"pay_token" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_payment_order_id_unique" UNIQUE("payment_order_id"),
	CONSTRAINT "orders_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "orders_pay_token_unique" UNIQUE("pay_token"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('placed', 'paid', 'packed', 'out_for_delivery', 'delivered', 'cancelled', 'refunded')),
	CONSTRAINT "orders_payment_way" CHECK (("orders"."payment_way" = 'gateway' and "orders"."payment_order_id" is not null and "orders"."payment_id" is not null)
        or ("orders"."payment_way" = 'cash' and "orders"."payment_order_id" is null)
        or ("orders"."payment_way" = 'none' and "orders"."payment_order_id" is null and "orders"."payment_id" is null and "orders"."total_paise" = 0)),
	CONSTRAINT "orders_status_paid" CHECK ("orders"."status" <> 'paid' or "orders"."payment_id" is not null),
	CONSTRAINT "orders_paid" CHECK ("orders"."paid_paise" between 0 and "orders"."total_paise"),
	CONSTRAINT "orders_collected" CHECK (not "orders"."is_collected" or "orders"."delivery_address" is null),
	CONSTRAINT "orders_subtotal" CHECK ("orders"."subtotal_paise" >= 0),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount_paise" between 0 and "orders"."subtotal_paise"),
	CONSTRAINT "orders_shipping" CHECK ("orders"."shipping_paise" >= 0),
	CONSTRAINT "orders_fee" CHECK ("orders"."fee_paise" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."subtotal_paise" - "orders"."discount_paise" + "orders"."shipping_paise" + "orders"."fee_paise"),
	CONSTRAINT "orders_tax" CHECK ("orders"."tax_paise" between 0 and "orders"."total_paise")
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"gateway_order_id" text,
	"gateway_key_id" text,
	"purpose" text DEFAULT 'cart' NOT NULL,
	"order_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"superseded_by" text,
	"lines" jsonb NOT NULL,
	"subtotal_paise" bigint NOT NULL,
	"discount_paise" bigint DEFAULT 0 NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"fee_paise" bigint DEFAULT 0 NOT NULL,
	"total_paise" bigint NOT NULL,
	"tax_paise" bigint,
	"currency" text DEFAULT 'INR' NOT NULL,
	"delivery_address" jsonb,
	"is_collected" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"device_id" text,
	CONSTRAINT "payment_orders_gateway_order_id_unique" UNIQUE("gateway_order_id"),
	CONSTRAINT "payment_orders_status" CHECK ("payment_orders"."status" in ('open', 'superseded', 'expired', 'settled')),
	CONSTRAINT "payment_orders_purpose" CHECK ("payment_orders"."purpose" in ('cart', 'order') and ("payment_orders"."purpose" = 'order') = ("payment_orders"."order_id" is not null)),
	CONSTRAINT "payment_orders_outcome" CHECK ("payment_orders"."outcome" in ('sold', 'given_back')),
	CONSTRAINT "payment_orders_settled" CHECK (("payment_orders"."status" = 'settled') = ("payment_orders"."outcome" is not null) and ("payment_orders"."status" = 'settled') = ("payment_orders"."settled_at" is not null)),
	CONSTRAINT "payment_orders_collected" CHECK (not "payment_orders"."is_collected" or "payment_orders"."delivery_address" is null),
	CONSTRAINT "payment_orders_subtotal" CHECK ("payment_orders"."subtotal_paise" >= 0),
	CONSTRAINT "payment_orders_discount" CHECK ("payment_orders"."discount_paise" between 0 and "payment_orders"."subtotal_paise"),
	CONSTRAINT "payment_orders_shipping" CHECK ("payment_orders"."shipping_paise" >= 0),
	CONSTRAINT "payment_orders_fee" CHECK ("payment_orders"."fee_paise" >= 0),
	CONSTRAINT "payment_orders_total" CHECK ("payment_orders"."total_paise" = "payment_orders"."subtotal_paise" - "payment_orders"."discount_paise" + "payment_orders"."shipping_paise" + "payment_orders"."fee_paise"),
	CONSTRAINT "payment_orders_tax" CHECK ("payment_orders"."tax_paise" between 0 and "payment_orders"."total_paise")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_order_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"applied_paise" bigint NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_of_an_order" UNIQUE("id","order_id"),
	CONSTRAINT "payments_of_a_payment_order" UNIQUE("id","payment_order_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" > 0),
	CONSTRAINT "payments_applied" CHECK ("payments"."applied_paise" between 0 and "payments"."amount_paise"),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_paise" between 0 and "payments"."amount_paise")
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_pictures" (
	"return_id" text NOT NULL,
	"place" integer NOT NULL,
	"webp" "bytea" NOT NULL,
	CONSTRAINT "return_pictures_return_id_place_pk" PRIMARY KEY("return_id","place"),
	CONSTRAINT "return_pictures_place" CHECK ("return_pictures"."place" between 1 and 3),
	CONSTRAINT "return_pictures_size" CHECK (length("return_pictures"."webp") between 1 and 5242880)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"wish" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"answer" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"amount_paise" bigint,
	"replacement_order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "returns_replacement_order_id_unique" UNIQUE("replacement_order_id"),
	CONSTRAINT "returns_wish" CHECK ("returns"."wish" in ('money', 'replacement')),
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('asked', 'agreed', 'refused')),
	CONSTRAINT "returns_reason" CHECK (length("returns"."reason") between 1 and 500),
	CONSTRAINT "returns_answer" CHECK (length("returns"."answer") between 1 and 500),
	CONSTRAINT "returns_amount" CHECK ("returns"."amount_paise" > 0),
	CONSTRAINT "returns_decided" CHECK (("returns"."status" = 'asked') = ("returns"."decided_at" is null)),
	CONSTRAINT "returns_agreed" CHECK (("returns"."status" = 'agreed') = ("returns"."amount_paise" is not null or "returns"."replacement_order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seller_name" text NOT NULL,
	"address_lines" jsonb NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"pin_code" text DEFAULT '' NOT NULL,
	"state_code" text NOT NULL,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gstin" text,
	"fssai_licence" text DEFAULT '' NOT NULL,
	"grievance_officer" text DEFAULT '' NOT NULL,
	"grievance_contact" text DEFAULT '' NOT NULL,
	"upi_id" text DEFAULT '' NOT NULL,
	"footer_words" text DEFAULT '' NOT NULL,
	"invoice_series" text NOT NULL,
	"credit_note_series" text NOT NULL,
	"takes_cash" boolean DEFAULT true NOT NULL,
	"delivers_everywhere" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_settings_only" CHECK ("shop_settings"."is_only"),
	CONSTRAINT "shop_settings_state" CHECK ("shop_settings"."state_code" ~ '^([0-3][0-9])?$'),
	CONSTRAINT "shop_settings_pin_code" CHECK ("shop_settings"."pin_code" ~ '^([1-9][0-9]{5})?$'),
	CONSTRAINT "shop_settings_fssai_licence" CHECK ("shop_settings"."fssai_licence" ~ '^([0-9]{14})?$'),
	CONSTRAINT "shop_settings_gstin" CHECK ("shop_settings"."gstin" ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and left("shop_settings"."gstin", 2) = "shop_settings"."state_code"),
	CONSTRAINT "shop_settings_series" CHECK ("shop_settings"."invoice_series" ~ '^[A-Z0-9]{1,4}$' and "shop_settings"."credit_note_series" ~ '^[A-Z0-9]{1,4}$' and "shop_settings"."invoice_series" <> "shop_settings"."credit_note_series")
);
--> statement-breakpoint
CREATE TABLE "answered_misses" (
	"word" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_misses_word" CHECK (length("answered_misses"."word") between 1 and 60),
	CONSTRAINT "answered_misses_answer" CHECK ("answered_misses"."answer" in ('alias', 'not_for_us'))
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_word_pk" PRIMARY KEY("day","word"),
	CONSTRAINT "search_misses_word" CHECK (length("search_misses"."word") between 1 and 60),
	CONSTRAINT "search_misses_count" CHECK ("search_misses"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"why" text NOT NULL,
	"cause" text NOT NULL,
	"shelf_change" integer NOT NULL,
	"held_change" integer DEFAULT 0 NOT NULL,
	"actor_id" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_entries_once_a_cause" UNIQUE("product_id","why","cause"),
	CONSTRAINT "stock_entries_why" CHECK ("stock_entries"."why" in ('hold', 'release', 'sale', 'cancel', 'return', 'replacement', 'delivery', 'correction', 'spoiled', 'import')),
	CONSTRAINT "stock_entries_change" CHECK ("stock_entries"."shelf_change" <> 0 or "stock_entries"."held_change" <> 0),
	CONSTRAINT "stock_entries_note" CHECK (length("stock_entries"."note") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "list_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_sales_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_sales_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"pieces" integer NOT NULL,
	"total_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"total_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lookups" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_lookups" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_lookups" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"state" text DEFAULT 'on_shelf' NOT NULL,
	"selling_price_paise" bigint NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"term" text collate "C" NOT NULL,
	"rank" smallint NOT NULL,
	"position" bigint NOT NULL,
	"pack" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"position" bigint PRIMARY KEY NOT NULL,
	"terms" text[] COLLATE "C" NOT NULL,
	"ranks" smallint[] NOT NULL,
	"behind" smallint NOT NULL,
	"pack" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"position" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" NOT NULL,
	"sound" text collate "C" NOT NULL,
	"term" text collate "C" NOT NULL,
	"tier" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "razorpay_sandbox"."webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "razorpay_sandbox"."webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "razorpay_sandbox"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"amount_paid_paise" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"receipt" text,
	"status" text DEFAULT 'created' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"capture" text DEFAULT 'automatic' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_orders_amount" CHECK ("razorpay_sandbox"."orders"."amount_paise" >= 100),
	CONSTRAINT "sandbox_orders_amount_paid" CHECK ("razorpay_sandbox"."orders"."amount_paid_paise" in (0, "razorpay_sandbox"."orders"."amount_paise")),
	CONSTRAINT "sandbox_orders_status" CHECK ("razorpay_sandbox"."orders"."status" in ('created', 'attempted', 'paid')),
	CONSTRAINT "sandbox_orders_capture" CHECK ("razorpay_sandbox"."orders"."capture" in ('automatic', 'manual'))
);
--> statement-breakpoint
CREATE TABLE "razorpay_sandbox"."payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"instrument" jsonb NOT NULL,
	"amount_refunded_paise" bigint DEFAULT 0 NOT NULL,
	"description" text,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"error" jsonb,
	"webhook_mode" text DEFAULT 'normal' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_status" CHECK ("razorpay_sandbox"."payments"."status" in ('created', 'authorized', 'captured', 'refunded', 'failed')),
	CONSTRAINT "sandbox_payments_method" CHECK ("razorpay_sandbox"."payments"."method" in ('card', 'upi', 'netbanking')),
	CONSTRAINT "sandbox_payments_refunded" CHECK ("razorpay_sandbox"."payments"."amount_refunded_paise" between 0 and "razorpay_sandbox"."payments"."amount_paise"),
	CONSTRAINT "sandbox_payments_webhook_mode" CHECK ("razorpay_sandbox"."payments"."webhook_mode" in ('normal', 'none', 'duplicate', 'late'))
);
--> statement-breakpoint
CREATE TABLE "razorpay_sandbox"."refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"speed" text DEFAULT 'normal' NOT NULL,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"receipt" text,
	"idempotency_key" text,
	"request" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "sandbox_refunds_amount" CHECK ("razorpay_sandbox"."refunds"."amount_paise" > 0),
	CONSTRAINT "sandbox_refunds_status" CHECK ("razorpay_sandbox"."refunds"."status" in ('pending', 'processed', 'failed')),
	CONSTRAINT "sandbox_refunds_speed" CHECK ("razorpay_sandbox"."refunds"."speed" in ('normal', 'optimum'))
);
--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD CONSTRAINT "product_ranks_id_products_id_fk" FOREIGN KEY ("id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_categories_value_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_claims" ADD CONSTRAINT "account_claims_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_joined_into_people_id_fk" FOREIGN KEY ("joined_into") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_joins" ADD CONSTRAINT "person_joins_gone_id_people_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_joins" ADD CONSTRAINT "person_joins_kept_id_people_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_lookups" ADD CONSTRAINT "audit_lookups_id_audit_entries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_answered_by_people_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_payment_order_id_payment_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_order_id_payment_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_names_it" FOREIGN KEY ("payment_id","id") REFERENCES "public"."payments"("id","order_id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_of_its_payment_order" FOREIGN KEY ("payment_id","payment_order_id") REFERENCES "public"."payments"("id","payment_order_id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_superseded_by_payment_orders_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."payment_orders"("id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payment_order_id_payment_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_of_the_order" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lookups" ADD CONSTRAINT "order_lookups_id_orders_id_fk" FOREIGN KEY ("id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_lookups" ADD CONSTRAINT "person_lookups_id_people_id_fk" FOREIGN KEY ("id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lookups" ADD CONSTRAINT "product_lookups_id_products_id_fk" FOREIGN KEY ("id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "razorpay_sandbox"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "razorpay_sandbox"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "razorpay_sandbox"."refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "razorpay_sandbox"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_one_a_label" ON "categories" USING btree (lower("label"));--> statement-breakpoint
CREATE INDEX "product_ranks_by_rank" ON "product_ranks" USING btree ("rank","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category" ON "product_ranks" USING btree ("category","rank","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_position" ON "product_ranks" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_place" ON "product_ranks" USING btree ("category","position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_price" ON "product_ranks" USING btree ("selling_price_paise","position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_price" ON "product_ranks" USING btree ("category","selling_price_paise","position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_unit_price" ON "product_ranks" USING btree ("unit_price","position","id","price_band","discount_band","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_unit_price" ON "product_ranks" USING btree ("category","unit_price","position","id","price_band","discount_band","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_discount" ON "product_ranks" USING btree ("discount_bp" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_discount" ON "product_ranks" USING btree ("category","discount_bp" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_band" ON "product_ranks" USING btree ("category","price_band","discount_band","is_sold_out");--> statement-breakpoint
CREATE INDEX "products_by_position" ON "products" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("selling_price_paise","position","id");--> statement-breakpoint
CREATE INDEX "products_by_state" ON "products" USING btree ("state","position","id");--> statement-breakpoint
CREATE INDEX "products_by_state_and_price" ON "products" USING btree ("state","selling_price_paise","position","id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category","position","id") WHERE "products"."state" = 'on_shelf';--> statement-breakpoint
CREATE INDEX "products_by_family" ON "products" USING btree ("family_key") WHERE "products"."family_key" is not null;--> statement-breakpoint
CREATE INDEX "products_by_family_name" ON "products" USING btree (lower("family") text_pattern_ops,"category","family") WHERE "products"."family" is not null;--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("stock","id") WHERE "products"."stock" <= "products"."low_stock_mark" and "products"."state" = 'on_shelf';--> statement-breakpoint
CREATE INDEX "products_due" ON "products" USING btree (least("on_from", "off_from")) WHERE least("products"."on_from", "products"."off_from") is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_one_a_person" ON "accounts" USING btree ("person_id","provider_id");--> statement-breakpoint
CREATE INDEX "password_resets_by_person" ON "password_resets" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "password_resets_by_end" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_due" ON "password_resets" USING btree ("next_attempt_at") WHERE "password_resets"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "people_by_time" ON "people" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "people_joined" ON "people" USING btree ("joined_into") WHERE "people"."joined_into" is not null;--> statement-breakpoint
CREATE INDEX "people_by_deletion" ON "people" USING btree ("deleted_at") WHERE "people"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "person_joins_one_a_person" ON "person_joins" USING btree ("gone_id") WHERE "person_joins"."parted_at" is null;--> statement-breakpoint
CREATE INDEX "person_joins_by_kept" ON "person_joins" USING btree ("kept_id") WHERE "person_joins"."parted_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_by_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_by_end" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "addresses_by_person" ON "addresses" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "addresses_by_mobile" ON "addresses" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "audit_entries_by_object" ON "audit_entries" USING btree ("object_kind","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_lookups_words" ON "audit_lookups" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cart_lines_by_product" ON "cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "grievances_by_person" ON "grievances" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "grievances_waiting" ON "grievances" USING btree ("created_at","id") WHERE "grievances"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "grievances_answered_by_time" ON "grievances" USING btree ("answered_at","id");--> statement-breakpoint
CREATE INDEX "grievances_by_time" ON "grievances" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_open_once" ON "imports" USING btree ("hash") WHERE "imports"."state" <> 'taken';--> statement-breakpoint
CREATE INDEX "imports_by_hash" ON "imports" USING btree ("hash","taken_at");--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_due" ON "imports" USING btree ("next_attempt_at") WHERE "imports"."next_attempt_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_an_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" <> 'credit_note';--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_credit_notes" ON "invoices" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_by_state" ON "mails" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_sweeps_due" ON "payment_sweeps" USING btree ("due_at") WHERE "payment_sweeps"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_sweeps_one_running" ON "payment_sweeps" USING btree (("to_at" is null)) WHERE "payment_sweeps"."to_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE "refunds"."next_attempt_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_settling" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" in ('out_of_stock', 'offer_ended', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus');--> statement-breakpoint
CREATE INDEX "refunds_refused" ON "refunds" USING btree ("refused_at") WHERE "refunds"."refused_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_holds_by_product" ON "stock_holds" USING btree ("product_id") WHERE "stock_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("next_attempt_at") WHERE "webhook_events"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "cash_entries_by_time" ON "cash_entries" USING btree ("at","way","amount_paise");--> statement-breakpoint
CREATE INDEX "cash_entries_given_back" ON "cash_entries" USING btree ("at") WHERE "cash_entries"."amount_paise" < 0;--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_by_person" ON "orders" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_needing_address" ON "orders" USING btree ("created_at","id") WHERE "orders"."delivery_address" is null and not "orders"."is_collected" and "orders"."status" in ('placed', 'paid', 'packed');--> statement-breakpoint
CREATE INDEX "payment_orders_by_person" ON "payment_orders" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_orders_due" ON "payment_orders" USING btree ("next_check_at") WHERE "payment_orders"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_unsettled" ON "payment_orders" USING btree ("created_at") WHERE "payment_orders"."status" <> 'settled';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_one_open_cart" ON "payment_orders" USING btree ("person_id") WHERE "payment_orders"."status" = 'open' and "payment_orders"."purpose" = 'cart';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_one_open_order" ON "payment_orders" USING btree ("order_id") WHERE "payment_orders"."status" = 'open' and "payment_orders"."purpose" = 'order';--> statement-breakpoint
CREATE INDEX "payments_by_payment_order" ON "payments" USING btree ("payment_order_id");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("created_at","amount_paise");--> statement-breakpoint
CREATE INDEX "return_lines_by_order" ON "return_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "returns_by_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_waiting_first" ON "returns" USING btree (("status" = 'asked'),"created_at","id");--> statement-breakpoint
CREATE INDEX "stock_entries_by_product" ON "stock_entries" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_sales_days_by_day" ON "product_sales_days" USING btree ("day","product_id","pieces","total_paise");--> statement-breakpoint
CREATE INDEX "sales_days_by_day" ON "sales_days" USING btree ("day","orders","total_paise");--> statement-breakpoint
CREATE INDEX "order_lookups_words" ON "order_lookups" USING gin (("id" || ' ' || "words") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_lookups_words" ON "person_lookups" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_lookups_words" ON "product_lookups" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_entries_by_rank" ON "search_entries" USING btree ("term","rank","position","pack");--> statement-breakpoint
CREATE INDEX "search_entries_by_product" ON "search_entries" USING btree ("position");--> statement-breakpoint
CREATE INDEX "search_terms_by_term" ON "search_terms" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_texts_by_word" ON "search_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_by_word" ON "search_words" USING btree ("word","tier");--> statement-breakpoint
CREATE INDEX "search_words_by_sound" ON "search_words" USING btree ("sound","tier");--> statement-breakpoint
CREATE INDEX "search_words_by_length" ON "search_words" USING btree (left("sound", 1),length("sound"));--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("sound" gin_trgm_ops,"word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_due" ON "razorpay_sandbox"."webhook_deliveries" USING btree ("due_at") WHERE "razorpay_sandbox"."webhook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_by_event" ON "razorpay_sandbox"."webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "sandbox_orders_by_receipt" ON "razorpay_sandbox"."orders" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "sandbox_orders_by_time" ON "razorpay_sandbox"."orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_order" ON "razorpay_sandbox"."payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_time" ON "razorpay_sandbox"."payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_unanswered" ON "razorpay_sandbox"."payments" USING btree ("created_at") WHERE "razorpay_sandbox"."payments"."status" = 'created';--> statement-breakpoint
CREATE INDEX "sandbox_refunds_by_payment" ON "razorpay_sandbox"."refunds" USING btree ("payment_id");
--> statement-breakpoint

-- The twelve categories of the market. `need` orders them as a household buys (docs/decisions/086-order-recommended.md).
INSERT INTO categories (value, label, hindi_label, position, need, is_fixed) SELECT *, true FROM (VALUES
  ('coffee', 'Coffee', 'कॉफ़ी', 1, 7),
  ('juice', 'Juice', 'जूस', 2, 8),
  ('pulses', 'Pulses', 'दालें', 3, 4),
  ('vegetables', 'Vegetables', 'सब्ज़ियाँ', 4, 1),
  ('fruits', 'Fruits', 'फल', 5, 2),
  ('handmade arts', 'Handmade Arts', 'हस्तशिल्प', 6, 12),
  ('healthcare', 'Healthcare', 'स्वास्थ्य', 7, 10),
  ('medicines', 'Medicines', 'दवाइयाँ', 8, 11),
  ('personal care', 'Personal Care', 'निजी देखभाल', 9, 9),
  ('oils', 'Oils', 'तेल', 10, 5),
  ('dry fruits', 'Dry Fruits', 'सूखे मेवे', 11, 6),
  ('dairy products', 'Dairy Products', 'दूध और पनीर', 12, 3)) AS fixed;
--> statement-breakpoint
INSERT INTO catalog_version (one, version) VALUES (1, 0);
--> statement-breakpoint
INSERT INTO ranking_due (one) VALUES (1);
--> statement-breakpoint
-- Payments are looked up without a gap from now on.
INSERT INTO payment_sweeps (from_at, due_at) VALUES (now(), now());
--> statement-breakpoint
INSERT INTO shop_settings (seller_name, address_lines, state_code, invoice_series, credit_note_series)
  VALUES ('', '[]', '', 'HT', 'HTCN');
