CREATE TABLE "stock_wishes" (
	"product_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_wishes_product_id_email_pk" PRIMARY KEY("product_id","email"),
	CONSTRAINT "stock_wishes_email" CHECK ("stock_wishes"."email" like '%_@_%' and length("stock_wishes"."email") <= 200)
);
--> statement-breakpoint
ALTER TABLE "stock_wishes" ADD CONSTRAINT "stock_wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_wishes_by_email" ON "stock_wishes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_wishes_by_time" ON "stock_wishes" USING btree ("created_at");