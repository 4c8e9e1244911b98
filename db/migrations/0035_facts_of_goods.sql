ALTER TABLE "product_declarations" DROP CONSTRAINT "product_declarations_value";--> statement-breakpoint
DROP INDEX "product_ranks_by_rank";--> statement-breakpoint
DROP INDEX "product_ranks_by_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_discount";--> statement-breakpoint
DROP INDEX "product_ranks_by_unit_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_position";--> statement-breakpoint
DROP INDEX "product_ranks_by_origin";--> statement-breakpoint
DROP INDEX "product_ranks_by_cell_and_rank";--> statement-breakpoint
DROP INDEX "product_ranks_by_cell_and_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_cell_and_discount";--> statement-breakpoint
DROP INDEX "product_ranks_by_cell_and_unit_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_cell_and_position";--> statement-breakpoint
DROP INDEX "product_ranks_by_cell_and_origin";--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_origin";--> statement-breakpoint
DROP INDEX "product_ranks_by_category";--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_discount";--> statement-breakpoint
DROP INDEX "product_ranks_by_category_and_unit_price";--> statement-breakpoint
DROP INDEX "product_ranks_by_place";--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "diet" text GENERATED ALWAYS AS (declared ->> 'diet') STORED;--> statement-breakpoint
ALTER TABLE "product_ranks" ADD COLUMN "is_certified" boolean GENERATED ALWAYS AS ((declared -> 'organicCertificate') is not null) STORED;--> statement-breakpoint
CREATE INDEX "product_ranks_by_diet" ON "product_ranks" USING btree ("diet","category","position","selling_price_paise","discount_bp","rank","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_certified" ON "product_ranks" USING btree ("category","position","selling_price_paise","discount_bp","rank","list_price_paise","unit_price") WHERE is_certified;--> statement-breakpoint
CREATE INDEX "product_ranks_by_rank" ON "product_ranks" USING btree ("rank","position","selling_price_paise","discount_bp","is_sold_out","country_of_origin","diet","is_certified","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_price" ON "product_ranks" USING btree ("selling_price_paise","position","discount_bp","is_sold_out","country_of_origin","diet","is_certified");--> statement-breakpoint
CREATE INDEX "product_ranks_by_discount" ON "product_ranks" USING btree ("discount_bp" DESC NULLS FIRST,"position","selling_price_paise","is_sold_out","country_of_origin","diet","is_certified","rank","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_unit_price" ON "product_ranks" USING btree ("unit_price","position","discount_bp","is_sold_out","country_of_origin","diet","is_certified");--> statement-breakpoint
CREATE INDEX "product_ranks_by_position" ON "product_ranks" USING btree ("position","discount_bp","is_sold_out","country_of_origin","diet","is_certified");--> statement-breakpoint
CREATE INDEX "product_ranks_by_origin" ON "product_ranks" USING btree ("country_of_origin","position","selling_price_paise","discount_bp","is_sold_out","diet","is_certified","rank","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_rank" ON "product_ranks" USING btree ("cell","rank","position","selling_price_paise","discount_bp","is_sold_out","country_of_origin","diet","is_certified","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_price" ON "product_ranks" USING btree ("cell","selling_price_paise","position","discount_bp","is_sold_out","country_of_origin","diet","is_certified");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_discount" ON "product_ranks" USING btree ("cell","discount_bp" DESC NULLS FIRST,"position","selling_price_paise","is_sold_out","country_of_origin","diet","is_certified");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_unit_price" ON "product_ranks" USING btree ("cell","unit_price","position","selling_price_paise","discount_bp","is_sold_out","country_of_origin","diet","is_certified");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_position" ON "product_ranks" USING btree ("cell","position","selling_price_paise","discount_bp","is_sold_out","country_of_origin","diet","is_certified");--> statement-breakpoint
CREATE INDEX "product_ranks_by_cell_and_origin" ON "product_ranks" USING btree ("cell","country_of_origin","position","selling_price_paise","discount_bp","is_sold_out","diet","is_certified");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_origin" ON "product_ranks" USING btree ("category","country_of_origin","position","selling_price_paise","discount_bp","is_sold_out","diet","is_certified","rank","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category" ON "product_ranks" USING btree ("category","rank","position","selling_price_paise","discount_bp","is_sold_out","country_of_origin","diet","is_certified","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_price" ON "product_ranks" USING btree ("category","selling_price_paise","position","discount_bp","is_sold_out","country_of_origin","diet","is_certified","rank","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_discount" ON "product_ranks" USING btree ("category","discount_bp" DESC NULLS FIRST,"position","selling_price_paise","is_sold_out","country_of_origin","diet","is_certified","rank","list_price_paise","unit_price");--> statement-breakpoint
CREATE INDEX "product_ranks_by_category_and_unit_price" ON "product_ranks" USING btree ("category","unit_price","position","selling_price_paise","discount_bp","is_sold_out","country_of_origin","diet","is_certified");--> statement-breakpoint
CREATE INDEX "product_ranks_by_place" ON "product_ranks" USING btree ("category","position","selling_price_paise","discount_bp","is_sold_out","country_of_origin","diet","is_certified");--> statement-breakpoint
ALTER TABLE "product_declarations" ADD CONSTRAINT "product_declarations_value" CHECK (length("product_declarations"."value") between 1 and 1000);