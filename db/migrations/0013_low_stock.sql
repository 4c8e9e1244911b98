ALTER TABLE "products" ADD COLUMN "low_stock_mark" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("stock","id") WHERE "products"."stock" <= "products"."low_stock_mark";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_mark" CHECK ("products"."low_stock_mark" between 0 and 100000);