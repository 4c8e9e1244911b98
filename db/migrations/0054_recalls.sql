CREATE TABLE "recalled_orders" (
	"batch_id" text NOT NULL,
	"order_id" text NOT NULL,
	"pieces" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "recalled_orders_batch_id_order_id_pk" PRIMARY KEY("batch_id","order_id"),
	CONSTRAINT "recalled_orders_pieces" CHECK ("recalled_orders"."pieces" > 0),
	CONSTRAINT "recalled_orders_outcome" CHECK ("recalled_orders"."outcome" in ('taken_out', 'cancelled', 'given_back', 'return_asked', 'nothing')),
	CONSTRAINT "recalled_orders_done" CHECK (("recalled_orders"."outcome" is null) = ("recalled_orders"."done_at" is null))
);
--> statement-breakpoint
ALTER TABLE "recalled_orders" ADD CONSTRAINT "recalled_orders_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalled_orders" ADD CONSTRAINT "recalled_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recalled_orders_by_order" ON "recalled_orders" USING btree ("order_id");