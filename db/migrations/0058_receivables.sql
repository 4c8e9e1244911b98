CREATE TABLE "receivable_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"limit_paise" bigint NOT NULL,
	"balance_paise" bigint DEFAULT 0 NOT NULL,
	"opened_by" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"told_on" date,
	CONSTRAINT "receivable_accounts_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "receivable_accounts_limit" CHECK ("receivable_accounts"."limit_paise" between 0 and 9999999900)
);
--> statement-breakpoint
CREATE TABLE "receivable_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receivable_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"cash_entry_id" bigint,
	"reference" text,
	"counters_id" bigint,
	"note" text,
	"actor_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "receivable_entries_cash_entry_id_unique" UNIQUE("cash_entry_id"),
	CONSTRAINT "receivable_entries_counters_id_unique" UNIQUE("counters_id"),
	CONSTRAINT "receivable_entries_amount" CHECK ("receivable_entries"."amount_paise" <> 0),
	CONSTRAINT "receivable_entries_cause" CHECK (case "receivable_entries"."kind" when 'order' then "receivable_entries"."cash_entry_id" is not null
        when 'counter' then "receivable_entries"."counters_id" is not null
        else "receivable_entries"."kind" in ('cash', 'upi', 'bank') and "receivable_entries"."actor_id" is not null end
        and num_nonnulls("receivable_entries"."cash_entry_id", "receivable_entries"."counters_id")
          = case when "receivable_entries"."kind" in ('cash', 'upi', 'bank') then 0 else 1 end),
	CONSTRAINT "receivable_entries_reference" CHECK (("receivable_entries"."reference" is not null) = ("receivable_entries"."kind" in ('upi', 'bank')) and ("receivable_entries"."reference" is null or "receivable_entries"."reference" ~ '^[A-Z0-9]{6,35}$')),
	CONSTRAINT "receivable_entries_note" CHECK (length("receivable_entries"."note") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "cash_entries" DROP CONSTRAINT "cash_entries_way";--> statement-breakpoint
ALTER TABLE "till_entries" DROP CONSTRAINT "till_entries_cause";--> statement-breakpoint
ALTER TABLE "till_entries" DROP CONSTRAINT "till_entries_amount";--> statement-breakpoint
ALTER TABLE "till_entries" DROP CONSTRAINT "till_entries_note";--> statement-breakpoint
ALTER TABLE "till_entries" ADD COLUMN "receivable_entry_id" bigint;--> statement-breakpoint
ALTER TABLE "receivable_accounts" ADD CONSTRAINT "receivable_accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivable_accounts" ADD CONSTRAINT "receivable_accounts_opened_by_people_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD CONSTRAINT "receivable_entries_account_id_receivable_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."receivable_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD CONSTRAINT "receivable_entries_cash_entry_id_cash_entries_id_fk" FOREIGN KEY ("cash_entry_id") REFERENCES "public"."cash_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD CONSTRAINT "receivable_entries_counters_id_receivable_entries_id_fk" FOREIGN KEY ("counters_id") REFERENCES "public"."receivable_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivable_entries" ADD CONSTRAINT "receivable_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receivable_accounts_owed" ON "receivable_accounts" USING btree ("balance_paise") WHERE "receivable_accounts"."balance_paise" <> 0;--> statement-breakpoint
CREATE INDEX "receivable_entries_by_account" ON "receivable_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "receivable_entries_by_reference" ON "receivable_entries" USING btree ("reference") WHERE "receivable_entries"."reference" is not null;--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_receivable_entry_id_receivable_entries_id_fk" FOREIGN KEY ("receivable_entry_id") REFERENCES "public"."receivable_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_receivable_entry_id_unique" UNIQUE("receivable_entry_id");--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_way" CHECK ("cash_entries"."way" in ('cash', 'upi', 'receivable') and ("cash_entries"."way" <> 'receivable' or "cash_entries"."till_id" is null) and num_nonnulls("cash_entries"."reference", "cash_entries"."reference_of") = case "cash_entries"."way" when 'upi' then 1 else 0 end);--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_cause" CHECK ("till_entries"."cause" in ('float', 'put_in', 'taken_out', 'sale_difference', 'receivable', 'correction')
        and ("till_entries"."cause" = 'sale_difference') = ("till_entries"."order_id" is not null)
        and ("till_entries"."cause" <> 'receivable' or "till_entries"."receivable_entry_id" is not null)
        and ("till_entries"."receivable_entry_id" is null or "till_entries"."cause" in ('receivable', 'correction')));--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_amount" CHECK (case "till_entries"."cause" when 'put_in' then "till_entries"."amount_paise" > 0 when 'taken_out' then "till_entries"."amount_paise" < 0 when 'receivable' then "till_entries"."amount_paise" > 0 else "till_entries"."amount_paise" <> 0 end);--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_note" CHECK (("till_entries"."note" is not null or "till_entries"."cause" in ('float', 'sale_difference', 'receivable')) and length("till_entries"."note") between 1 and 500);