CREATE TABLE "waiting_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"request" jsonb NOT NULL,
	"note" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"is_allowed" boolean,
	"answer" text,
	CONSTRAINT "waiting_refunds_amount" CHECK ("waiting_refunds"."amount_paise" > 0),
	CONSTRAINT "waiting_refunds_answer" CHECK (length("waiting_refunds"."answer") between 1 and 500),
	CONSTRAINT "waiting_refunds_answered" CHECK (num_nonnulls("waiting_refunds"."answered_by", "waiting_refunds"."answered_at", "waiting_refunds"."is_allowed") in (0, 3)),
	CONSTRAINT "waiting_refunds_second" CHECK ("waiting_refunds"."is_allowed" is not true or "waiting_refunds"."answered_by" <> "waiting_refunds"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "refund_limit_paise" bigint;--> statement-breakpoint
ALTER TABLE "waiting_refunds" ADD CONSTRAINT "waiting_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_refunds" ADD CONSTRAINT "waiting_refunds_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_refunds" ADD CONSTRAINT "waiting_refunds_answered_by_people_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_refunds_one_an_order" ON "waiting_refunds" USING btree ("order_id") WHERE "waiting_refunds"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_refunds_by_order" ON "waiting_refunds" USING btree ("order_id","asked_at");--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_refund_limit" CHECK ("shop_settings"."refund_limit_paise" >= 0);