CREATE TABLE "box_goods" (
	"box_id" text NOT NULL,
	"week" date NOT NULL,
	"goods_id" text NOT NULL,
	"position" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"is_stand_in" boolean NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "box_goods_box_id_week_goods_id_pk" PRIMARY KEY("box_id","week","goods_id"),
	CONSTRAINT "box_goods_week" CHECK (extract(isodow from "box_goods"."week") = 1),
	CONSTRAINT "box_goods_quantity" CHECK ("box_goods"."quantity" between 1 and 99),
	CONSTRAINT "box_goods_other" CHECK ("box_goods"."goods_id" <> "box_goods"."box_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_box" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "box" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "never" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "box_goods" ADD CONSTRAINT "box_goods_box_id_products_id_fk" FOREIGN KEY ("box_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_goods" ADD CONSTRAINT "box_goods_goods_id_products_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "box_goods_by_goods" ON "box_goods" USING btree ("goods_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_never" CHECK (cardinality("subscriptions"."never") <= 3);