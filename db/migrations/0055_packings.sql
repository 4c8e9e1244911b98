CREATE TABLE "packed_batches" (
	"packing_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "packed_batches_packing_id_batch_id_pk" PRIMARY KEY("packing_id","batch_id"),
	CONSTRAINT "packed_batches_pieces" CHECK ("packed_batches"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "packing_answers" (
	"packing_id" text NOT NULL,
	"position" integer NOT NULL,
	"of_pieces" integer NOT NULL,
	"pieces" integer NOT NULL,
	"batch_id" text,
	"instead_id" text,
	"instead_pieces" integer,
	"instead_batch_id" text,
	"is_agreed" boolean DEFAULT false NOT NULL,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "packing_answers_packing_id_position_pk" PRIMARY KEY("packing_id","position"),
	CONSTRAINT "packing_answers_pieces" CHECK ("packing_answers"."pieces" between 0 and "packing_answers"."of_pieces"),
	CONSTRAINT "packing_answers_instead" CHECK (("packing_answers"."instead_id" is null) = ("packing_answers"."instead_pieces" is null) and "packing_answers"."instead_pieces" > 0
        and ("packing_answers"."instead_id" is null or "packing_answers"."pieces" < "packing_answers"."of_pieces")),
	CONSTRAINT "packing_answers_instead_batch" CHECK ("packing_answers"."instead_batch_id" is null or "packing_answers"."instead_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "packings" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"person_id" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"event_id" bigint,
	CONSTRAINT "packings_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "packings_ended" CHECK ("packings"."event_id" is null or "packings"."ended_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "if_missing" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "if_missing" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "packed_batches" ADD CONSTRAINT "packed_batches_packing_id_packings_id_fk" FOREIGN KEY ("packing_id") REFERENCES "public"."packings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packed_batches" ADD CONSTRAINT "packed_batches_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_answers" ADD CONSTRAINT "packing_answers_packing_id_packings_id_fk" FOREIGN KEY ("packing_id") REFERENCES "public"."packings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_answers" ADD CONSTRAINT "packing_answers_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_answers" ADD CONSTRAINT "packing_answers_instead_id_products_id_fk" FOREIGN KEY ("instead_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_answers" ADD CONSTRAINT "packing_answers_instead_batch_id_batches_id_fk" FOREIGN KEY ("instead_batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_answers" ADD CONSTRAINT "packing_answers_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packings" ADD CONSTRAINT "packings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packings" ADD CONSTRAINT "packings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packings" ADD CONSTRAINT "packings_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packed_batches_by_batch" ON "packed_batches" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "packings_by_order" ON "packings" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "packings_one_open" ON "packings" USING btree ("order_id") WHERE "packings"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_if_missing" CHECK ("order_lines"."if_missing" in ('refund', 'similar', 'call'));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_if_missing" CHECK ("payment_orders"."if_missing" in ('refund', 'similar', 'call'));