CREATE TABLE "deposit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"each_paise" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"key" text NOT NULL,
	"back_id" text,
	"counters_id" text,
	"note" text,
	"actor_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "deposit_entries_kind" CHECK ("deposit_entries"."kind" in ('order', 'with_goods', 'empties', 'counter')),
	CONSTRAINT "deposit_entries_each" CHECK ("deposit_entries"."each_paise" > 0),
	CONSTRAINT "deposit_entries_pieces" CHECK ("deposit_entries"."pieces" <> 0),
	CONSTRAINT "deposit_entries_back" CHECK (("deposit_entries"."back_id" is not null) = ("deposit_entries"."kind" in ('empties', 'counter'))),
	CONSTRAINT "deposit_entries_counter" CHECK (("deposit_entries"."counters_id" is not null) = ("deposit_entries"."kind" = 'counter') and ("deposit_entries"."note" is not null) = ("deposit_entries"."kind" = 'counter') and length("deposit_entries"."note") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_total";--> statement-breakpoint
ALTER TABLE "receivable_entries" DROP CONSTRAINT "receivable_entries_cause";--> statement-breakpoint
ALTER TABLE "till_entries" DROP CONSTRAINT "till_entries_cause";--> statement-breakpoint
ALTER TABLE "till_entries" DROP CONSTRAINT "till_entries_amount";--> statement-breakpoint
ALTER TABLE "till_entries" DROP CONSTRAINT "till_entries_note";--> statement-breakpoint
ALTER TABLE "wallet_entries" DROP CONSTRAINT "wallet_entries_cause";--> statement-breakpoint
DROP INDEX "till_entries_of_sales";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deposit_paise" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deposit_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "deposit_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD COLUMN "deposit_back_id" text;--> statement-breakpoint
ALTER TABLE "till_entries" ADD COLUMN "deposit_back_id" text;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD COLUMN "deposit_back_id" text;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_entries_by_order" ON "deposit_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "deposit_entries_by_back" ON "deposit_entries" USING btree ("back_id") WHERE "deposit_entries"."back_id" is not null;--> statement-breakpoint
CREATE INDEX "till_entries_of_sales" ON "till_entries" USING btree ("at","way","amount_paise") WHERE "till_entries"."cause" in ('sale_difference', 'receivable') or "till_entries"."deposit_back_id" is not null;--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD CONSTRAINT "receivable_entries_deposit_back_id_unique" UNIQUE("deposit_back_id");--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_deposit_back_id_unique" UNIQUE("deposit_back_id");--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_deposit_back_id_unique" UNIQUE("deposit_back_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_deposit" CHECK ("products"."deposit_paise" is null or ("products"."deposit_paise" > 0 and "products"."least_grams" is null));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_deposit" CHECK ("order_lines"."deposit_paise" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit" CHECK ("orders"."deposit_paise" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."subtotal_paise" - "orders"."discount_paise" + "orders"."shipping_paise" + "orders"."deposit_paise");--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_deposit" CHECK ("payment_orders"."deposit_paise" >= 0);--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_total" CHECK ("payment_orders"."total_paise" = "payment_orders"."subtotal_paise" - "payment_orders"."discount_paise" + "payment_orders"."shipping_paise" + "payment_orders"."deposit_paise");--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD CONSTRAINT "receivable_entries_cause" CHECK (case "receivable_entries"."kind" when 'order' then "receivable_entries"."cash_entry_id" is not null
        when 'counter' then "receivable_entries"."counters_id" is not null
        when 'deposit' then "receivable_entries"."deposit_back_id" is not null and ("receivable_entries"."amount_paise" < 0 or "receivable_entries"."note" is not null)
        when 'online' then "receivable_entries"."payment_id" is not null and "receivable_entries"."payment_step" = 0
        when 'refund' then "receivable_entries"."payment_id" is not null and "receivable_entries"."payment_step" > 0
        else "receivable_entries"."kind" in ('cash', 'upi', 'bank') and "receivable_entries"."actor_id" is not null end
        and num_nonnulls("receivable_entries"."cash_entry_id", "receivable_entries"."counters_id", "receivable_entries"."payment_id", "receivable_entries"."deposit_back_id")
          = case when "receivable_entries"."kind" in ('cash', 'upi', 'bank') then 0 else 1 end);--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_cause" CHECK ("till_entries"."cause" in ('float', 'put_in', 'taken_out', 'sale_difference', 'receivable', 'deposit', 'correction')
        and ("till_entries"."cause" <> 'deposit' or "till_entries"."deposit_back_id" is not null)
        and ("till_entries"."deposit_back_id" is null or "till_entries"."cause" in ('deposit', 'correction'))
        and ("till_entries"."cause" = 'sale_difference') = ("till_entries"."order_id" is not null)
        and ("till_entries"."cause" <> 'receivable' or "till_entries"."receivable_entry_id" is not null)
        and ("till_entries"."receivable_entry_id" is null or "till_entries"."cause" in ('receivable', 'correction')));--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_amount" CHECK (case "till_entries"."cause" when 'put_in' then "till_entries"."amount_paise" > 0 when 'taken_out' then "till_entries"."amount_paise" < 0 when 'deposit' then "till_entries"."amount_paise" < 0 when 'receivable' then "till_entries"."amount_paise" > 0 else "till_entries"."amount_paise" <> 0 end);--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_note" CHECK (("till_entries"."note" is not null or "till_entries"."cause" in ('float', 'sale_difference', 'receivable', 'deposit')) and length("till_entries"."note") between 1 and 500);--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_cause" CHECK (case "wallet_entries"."kind" when 'paid_out' then "wallet_entries"."reference" is not null and "wallet_entries"."actor_id" is not null
          and "wallet_entries"."payment_id" is null and "wallet_entries"."amount_paise" < 0 and "wallet_entries"."deposit_back_id" is null
        when 'deposit' then "wallet_entries"."deposit_back_id" is not null 
          and "wallet_entries"."payment_id" is null and "wallet_entries"."reference" is null
        else "wallet_entries"."kind" in ('topped_up', 'given_back', 'spent', 'order_back') and "wallet_entries"."payment_id" is not null
          and "wallet_entries"."reference" is null and "wallet_entries"."deposit_back_id" is null
          and ("wallet_entries"."payment_step" = 0) = ("wallet_entries"."kind" in ('topped_up', 'spent')) end);