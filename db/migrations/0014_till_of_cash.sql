ALTER TABLE "cash_entries" DROP CONSTRAINT "cash_entries_way";--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "reference_of" bigint;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "our_note" text;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "till_id" bigint;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "counters_id" bigint;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_reference_of_cash_entries_id_fk" FOREIGN KEY ("reference_of") REFERENCES "public"."cash_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_till_id_tills_id_fk" FOREIGN KEY ("till_id") REFERENCES "public"."tills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_counters_id_cash_entries_id_fk" FOREIGN KEY ("counters_id") REFERENCES "public"."cash_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_entries_by_till" ON "cash_entries" USING btree ("till_id","id");--> statement-breakpoint
CREATE INDEX "cash_entries_by_reference" ON "cash_entries" USING btree ("reference_of") WHERE "cash_entries"."reference_of" is not null;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_counters_id_unique" UNIQUE("counters_id");--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_our_note" CHECK (length("cash_entries"."our_note") between 1 and 500);--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_way" CHECK ("cash_entries"."way" in ('cash', 'upi') and num_nonnulls("cash_entries"."reference", "cash_entries"."reference_of") = case "cash_entries"."way" when 'upi' then 1 else 0 end);