ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_purpose";--> statement-breakpoint
ALTER TABLE "receivable_entries" DROP CONSTRAINT "receivable_entries_cause";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receivable_accounts" ADD COLUMN "pay_token" text DEFAULT rtrim(translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/', '-_'), '=') NOT NULL;--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD COLUMN "payment_step" integer;--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD CONSTRAINT "receivable_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_one_open_receivable" ON "payment_orders" USING btree ("person_id") WHERE "payment_orders"."status" = 'open' and "payment_orders"."purpose" = 'receivable';--> statement-breakpoint
ALTER TABLE "receivable_accounts" ADD CONSTRAINT "receivable_accounts_pay_token_unique" UNIQUE("pay_token");--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD CONSTRAINT "receivable_entries_of_payment" UNIQUE("payment_id","payment_step");--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_purpose" CHECK ("payment_orders"."purpose" in ('cart', 'order', 'receivable') and ("payment_orders"."purpose" = 'order') = ("payment_orders"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD CONSTRAINT "receivable_entries_cause" CHECK (case "receivable_entries"."kind" when 'order' then "receivable_entries"."cash_entry_id" is not null
        when 'counter' then "receivable_entries"."counters_id" is not null
        when 'online' then "receivable_entries"."payment_id" is not null and "receivable_entries"."payment_step" = 0
        when 'refund' then "receivable_entries"."payment_id" is not null and "receivable_entries"."payment_step" > 0
        else "receivable_entries"."kind" in ('cash', 'upi', 'bank') and "receivable_entries"."actor_id" is not null end
        and num_nonnulls("receivable_entries"."cash_entry_id", "receivable_entries"."counters_id", "receivable_entries"."payment_id")
          = case when "receivable_entries"."kind" in ('cash', 'upi', 'bank') then 0 else 1 end);