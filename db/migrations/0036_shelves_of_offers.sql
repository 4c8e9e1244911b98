ALTER TABLE "offers" DROP CONSTRAINT "offers_category_categories_value_fk";
--> statement-breakpoint
CREATE INDEX "people_by_mobile" ON "people" USING btree ("mobile") WHERE "people"."mobile" is not null;