CREATE TABLE "wallet_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wallet_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"payment_id" text,
	"payment_step" integer,
	"reference" text,
	"actor_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_entries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "wallet_entries_of_payment" UNIQUE("payment_id","payment_step"),
	CONSTRAINT "wallet_entries_amount" CHECK ("wallet_entries"."amount_paise" <> 0),
	CONSTRAINT "wallet_entries_cause" CHECK (case "wallet_entries"."kind" when 'paid_out' then "wallet_entries"."reference" is not null and "wallet_entries"."actor_id" is not null
          and "wallet_entries"."payment_id" is null and "wallet_entries"."amount_paise" < 0
        else "wallet_entries"."kind" in ('topped_up', 'given_back', 'spent', 'order_back') and "wallet_entries"."payment_id" is not null
          and "wallet_entries"."reference" is null
          and ("wallet_entries"."payment_step" = 0) = ("wallet_entries"."kind" in ('topped_up', 'spent')) end),
	CONSTRAINT "wallet_entries_reference" CHECK ("wallet_entries"."reference" ~ '^[A-Z0-9]{6,35}$')
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"balance_paise" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "wallets_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_purpose";--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_entries_by_wallet" ON "wallet_entries" USING btree ("wallet_id","id");--> statement-breakpoint
CREATE INDEX "wallet_entries_of_orders" ON "wallet_entries" USING btree ("at","amount_paise") WHERE "wallet_entries"."kind" in ('spent', 'order_back');--> statement-breakpoint
CREATE INDEX "wallets_kept" ON "wallets" USING btree ("opened_at") WHERE "wallets"."balance_paise" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_one_open_wallet" ON "payment_orders" USING btree ("person_id") WHERE "payment_orders"."status" = 'open' and "payment_orders"."purpose" = 'wallet';--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_purpose" CHECK ("payment_orders"."purpose" in ('cart', 'order', 'receivable', 'wallet') and ("payment_orders"."purpose" = 'order') = ("payment_orders"."order_id" is not null));