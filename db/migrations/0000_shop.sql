CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SCHEMA "razorpay_sandbox";
--> statement-breakpoint
CREATE TABLE "catalog_changes" (
	"version" bigint PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
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
	"position" integer NOT NULL
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
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "products_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"hindi_name" text,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"list_price_paise" bigint NOT NULL,
	"selling_price_paise" bigint NOT NULL,
	"net_quantity" integer DEFAULT 1 NOT NULL,
	"net_unit" text DEFAULT 'piece' NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"stock" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "products_name" CHECK (length("products"."name") between 1 and 200),
	CONSTRAINT "products_list_price" CHECK ("products"."list_price_paise" >= 0),
	CONSTRAINT "products_selling_price" CHECK ("products"."selling_price_paise" >= 0),
	CONSTRAINT "products_net_quantity" CHECK ("products"."net_quantity" > 0),
	CONSTRAINT "products_net_unit" CHECK ("products"."net_unit" in ('g', 'ml', 'piece')),
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0)
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
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'GENERAL' NOT NULL,
	"smart_coins" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_role" CHECK ("people"."role" in ('ADMIN', 'GENERAL')),
	CONSTRAINT "people_smart_coins" CHECK ("people"."smart_coins" >= 0)
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
CREATE TABLE "cart_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_one_a_product" UNIQUE("person_id","product_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"gateway_order_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal_paise" bigint NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_orders_gateway_order_id_unique" UNIQUE("gateway_order_id"),
	CONSTRAINT "payment_orders_status" CHECK ("payment_orders"."status" in ('open', 'settled', 'expired')),
	CONSTRAINT "payment_orders_subtotal" CHECK ("payment_orders"."subtotal_paise" >= 0),
	CONSTRAINT "payment_orders_shipping" CHECK ("payment_orders"."shipping_paise" >= 0),
	CONSTRAINT "payment_orders_total" CHECK ("payment_orders"."total_paise" = "payment_orders"."subtotal_paise" + "payment_orders"."shipping_paise")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"gateway_refund_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "refunds_gateway_refund_id_unique" UNIQUE("gateway_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('out_of_stock', 'surplus'))
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"payment_order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_holds_payment_order_id_product_id_pk" PRIMARY KEY("payment_order_id","product_id"),
	CONSTRAINT "stock_holds_quantity" CHECK ("stock_holds"."quantity" > 0),
	CONSTRAINT "stock_holds_state" CHECK ("stock_holds"."state" in ('held', 'claimed', 'released'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" text,
	"at" timestamp with time zone NOT NULL
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
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_list_price" CHECK ("order_lines"."list_price_paise" >= 0),
	CONSTRAINT "order_lines_selling_price" CHECK ("order_lines"."selling_price_paise" >= 0),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"person_id" text NOT NULL,
	"status" text NOT NULL,
	"subtotal_paise" bigint NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_payment_order_id_unique" UNIQUE("payment_order_id"),
	CONSTRAINT "orders_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('Paid', 'Packed', 'Out for delivery', 'Delivered', 'Cancelled', 'Refunded')),
	CONSTRAINT "orders_subtotal" CHECK ("orders"."subtotal_paise" >= 0),
	CONSTRAINT "orders_shipping" CHECK ("orders"."shipping_paise" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."subtotal_paise" + "orders"."shipping_paise")
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
ALTER TABLE "products" ADD CONSTRAINT "products_category_categories_value_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payment_order_id_payment_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_payment_order_id_payment_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_order_id_payment_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "razorpay_sandbox"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "razorpay_sandbox"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "razorpay_sandbox"."refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "razorpay_sandbox"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category","position");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("selling_price_paise","position");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_by_person" ON "accounts" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_by_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "cart_lines_by_product" ON "cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_person" ON "payment_orders" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_orders_due" ON "payment_orders" USING btree ("next_check_at") WHERE "payment_orders"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_by_payment_order" ON "payments" USING btree ("payment_order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE "refunds"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_holds_due" ON "stock_holds" USING btree ("expires_at") WHERE "stock_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("next_attempt_at") WHERE "webhook_events"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_by_person" ON "orders" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_due" ON "razorpay_sandbox"."webhook_deliveries" USING btree ("due_at") WHERE "razorpay_sandbox"."webhook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_by_event" ON "razorpay_sandbox"."webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "sandbox_orders_by_receipt" ON "razorpay_sandbox"."orders" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "sandbox_orders_by_time" ON "razorpay_sandbox"."orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_order" ON "razorpay_sandbox"."payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_unanswered" ON "razorpay_sandbox"."payments" USING btree ("created_at") WHERE "razorpay_sandbox"."payments"."status" = 'created';--> statement-breakpoint
CREATE INDEX "sandbox_refunds_by_payment" ON "razorpay_sandbox"."refunds" USING btree ("payment_id");