ALTER TABLE "stock_entries" DROP CONSTRAINT "stock_entries_why";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "given_paise" bigint;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_given" CHECK ("cash_entries"."given_paise" is null or ("cash_entries"."way" = 'cash' and "cash_entries"."given_paise" >= "cash_entries"."amount_paise"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_of_nobody" CHECK ("orders"."person_id" is not null or "orders"."is_collected");--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_why" CHECK ("stock_entries"."why" in ('hold', 'release', 'sale', 'cancel', 'return', 'replacement', 'delivery', 'correction', 'spoiled', 'import', 'uncounted'));