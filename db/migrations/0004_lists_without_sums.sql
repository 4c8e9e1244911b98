-- With its triggers, which kept the sums.
DROP FUNCTION IF EXISTS product_ranks_summed() CASCADE;--> statement-breakpoint
DROP TABLE "listing_sums";--> statement-breakpoint
DROP INDEX "product_ranks_by_band";--> statement-breakpoint
DROP INDEX "product_ranks_by_rank";--> statement-breakpoint
DROP INDEX "product_ranks_by_category";--> statement-breakpoint
DROP INDEX "product_ranks_by_position";--> statement-breakpoint
DROP INDEX "product_ranks_by_place";--> statement-breakpoint
DROP INDEX "product_ranks_by_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_unit_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_unit_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_discount";--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_discount";--> statement-breakpoint
ALTER TABLE "product_ranks" DROP COLUMN "price_band";--> statement-breakpoint
ALTER TABLE "product_ranks" DROP COLUMN "discount_band";--> statement-breakpoint
ALTER TABLE "product_ranks" DROP COLUMN "discount_bp";--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "discount_bp" integer GENERATED ALWAYS AS (case when list_price_paise > selling_price_paise
  then (10000 * (list_price_paise - selling_price_paise) / list_price_paise)::integer else 0 end) STORED;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "cell" integer GENERATED ALWAYS AS (width_bucket(selling_price_paise, array[10000, 25001, 50001, 100001]::bigint[]) * 4 + width_bucket(case when list_price_paise > selling_price_paise
  then (10000 * (list_price_paise - selling_price_paise) / list_price_paise)::integer else 0 end, array[950, 1450, 1950])) STORED;--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_rank" ON "product_ranks" USING btree ("cell","rank","position","selling_price_paise","discount_bp","is_sold_out","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_price" ON "product_ranks" USING btree ("cell","selling_price_paise","position","discount_bp","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_discount" ON "product_ranks" USING btree ("cell","discount_bp" DESC NULLS FIRST,"position","selling_price_paise","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_unit_price" ON "product_ranks" USING btree ("cell","unit_price","position","selling_price_paise","discount_bp","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_position" ON "product_ranks" USING btree ("cell","position","selling_price_paise","discount_bp","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_rank" ON "product_ranks" USING btree ("rank","position","selling_price_paise","discount_bp","is_sold_out","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category" ON "product_ranks" USING btree ("category","rank","position","selling_price_paise","discount_bp","is_sold_out","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_position" ON "product_ranks" USING btree ("position","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_place" ON "product_ranks" USING btree ("category","position","selling_price_paise","discount_bp","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_price" ON "product_ranks" USING btree ("selling_price_paise","position","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_price" ON "product_ranks" USING btree ("category","selling_price_paise","position","rank","discount_bp","is_sold_out","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_unit_price" ON "product_ranks" USING btree ("unit_price","position","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_unit_price" ON "product_ranks" USING btree ("category","unit_price","position","selling_price_paise","discount_bp","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_discount" ON "product_ranks" USING btree ("discount_bp" DESC NULLS FIRST,"position","is_sold_out");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_discount" ON "product_ranks" USING btree ("category","discount_bp" DESC NULLS FIRST,"position","rank","selling_price_paise","is_sold_out","list_price_paise","unit_price");
