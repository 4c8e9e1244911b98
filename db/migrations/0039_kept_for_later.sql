CREATE TABLE "kept_lines" (
	"person_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_lines_person_id_product_id_pk" PRIMARY KEY("person_id","product_id"),
	CONSTRAINT "kept_lines_quantity" CHECK ("kept_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "kept_lines" ADD CONSTRAINT "kept_lines_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_lines" ADD CONSTRAINT "kept_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_lines_by_product" ON "kept_lines" USING btree ("product_id");