ALTER TABLE "products" ADD COLUMN "barcode" text;--> statement-breakpoint
CREATE UNIQUE INDEX "products_barcode" ON "products" USING btree ("barcode") WHERE "products"."barcode" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_barcode_digits" CHECK ("products"."barcode" ~ '^([0-9]{8}|[0-9]{13})$');