CREATE TABLE "group_prices" (
	"product_id" text NOT NULL,
	"price_group" text NOT NULL,
	"price_paise" bigint NOT NULL,
	CONSTRAINT "group_prices_product_id_price_group_pk" PRIMARY KEY("product_id","price_group"),
	CONSTRAINT "group_prices_group" CHECK ("group_prices"."price_group" in ('members', 'resellers')),
	CONSTRAINT "group_prices_price" CHECK ("group_prices"."price_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_kind";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "price_group" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "gstin" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "price_group" text;--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_gstin" CHECK ("people"."gstin" ~ '^[0-9A-Z]{15}$');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_price_group" CHECK ("people"."price_group" in ('members', 'resellers'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_reseller" CHECK ("people"."price_group" is distinct from 'resellers' or "people"."gstin" is not null);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_group" CHECK (("offers"."kind" = 'group_price') = ("offers"."price_group" is not null)
        and ("offers"."price_group" is null or "offers"."ended_at" is not null));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_kind" CHECK ("offers"."kind" in ('group_price', 'n_for_m', 'percent', 'rupees', 'free_delivery'));--> statement-breakpoint
-- By which orders name what these prices take off. They count as ended: a program of before leaves them alone.
INSERT INTO "offers" ("id", "name", "kind", "price_group", "from_at", "ended_at", "created_at") VALUES
	('group-members', 'Price for members', 'group_price', 'members', '2026-11-30', '2026-11-30', '2026-11-30'),
	('group-resellers', 'Price for resellers', 'group_price', 'resellers', '2026-11-30', '2026-11-30', '2026-11-30');
