ALTER TABLE "products" ADD COLUMN "least_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "most_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_by_weight" boolean GENERATED ALWAYS AS (least_grams is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_by_weight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "weighed_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_by_weight" CHECK (num_nonnulls("products"."least_grams", "products"."most_grams") = 0 or coalesce("products"."net_unit" = 'g' and "products"."least_grams" >= "products"."net_quantity" and "products"."most_grams" between "products"."least_grams" and 99 * "products"."net_quantity" and "products"."least_grams" % "products"."net_quantity" = 0 and "products"."most_grams" % "products"."net_quantity" = 0, false));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_by_weight" CHECK (not "order_lines"."is_by_weight" or "order_lines"."net_unit" = 'g');--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_weighed" CHECK ("order_lines"."weighed_grams" is null or ("order_lines"."is_by_weight" and "order_lines"."weighed_grams" > 0));