DROP INDEX "product_ranks_by_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_discount";--> statement-breakpoint
DROP INDEX "product_ranks_by_unit_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_position";--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_discount";--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "declared" jsonb;--> statement-breakpoint
UPDATE "product_ranks" SET "declared" = (
  SELECT jsonb_object_agg("key", "value") FROM "product_declarations" WHERE "product_id" = "product_ranks"."id")
WHERE EXISTS (SELECT FROM "product_declarations" WHERE "product_id" = "product_ranks"."id");--> statement-breakpoint
CREATE INDEX "product_ranks_by_price" ON "product_ranks" USING btree ("selling_price_paise","position","discount_bp","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_discount" ON "product_ranks" USING btree ("discount_bp" DESC NULLS FIRST,"position","selling_price_paise","is_sold_out","rank","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_unit_price" ON "product_ranks" USING btree ("unit_price","position","discount_bp","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_position" ON "product_ranks" USING btree ("position","discount_bp","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_price" ON "product_ranks" USING btree ("category","selling_price_paise","position","discount_bp","is_sold_out","rank","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_discount" ON "product_ranks" USING btree ("category","discount_bp" DESC NULLS FIRST,"position","selling_price_paise","is_sold_out","rank","list_price_paise","unit_price");
