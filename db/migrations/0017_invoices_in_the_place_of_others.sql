DROP INDEX "invoices_one_an_order";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "replaces_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaced" FOREIGN KEY ("replaces_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_first_of_an_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" <> 'credit_note' and "invoices"."replaces_id" is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaces_id_unique" UNIQUE("replaces_id");