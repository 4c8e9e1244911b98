ALTER TABLE "addresses" ADD COLUMN "gstin" text;--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_gstin" CHECK ("addresses"."gstin" ~ '^[0-9A-Z]{15}$');