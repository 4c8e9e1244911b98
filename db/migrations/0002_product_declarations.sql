CREATE TABLE "product_declarations" (
	"product_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "product_declarations_product_id_key_pk" PRIMARY KEY("product_id","key"),
	CONSTRAINT "product_declarations_key" CHECK (length("product_declarations"."key") between 1 and 60),
	CONSTRAINT "product_declarations_value" CHECK (length("product_declarations"."value") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "product_declarations" ADD CONSTRAINT "product_declarations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;