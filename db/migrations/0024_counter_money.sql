ALTER TABLE "cash_entries" ADD COLUMN "way" text DEFAULT 'cash' NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_once_a_reference" UNIQUE("reference");--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_way" CHECK ("cash_entries"."way" in ('cash', 'upi') and ("cash_entries"."way" = 'upi') = ("cash_entries"."reference" is not null));--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_reference" CHECK ("cash_entries"."reference" ~ '^[A-Z0-9]{6,35}$');