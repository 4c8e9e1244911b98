CREATE TABLE "return_lines" (
	"return_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"wish" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"answer" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"amount_paise" bigint,
	"replacement_order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "returns_replacement_order_id_unique" UNIQUE("replacement_order_id"),
	CONSTRAINT "returns_wish" CHECK ("returns"."wish" in ('money', 'replacement')),
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('asked', 'agreed', 'refused')),
	CONSTRAINT "returns_reason" CHECK (length("returns"."reason") between 1 and 500),
	CONSTRAINT "returns_answer" CHECK (length("returns"."answer") between 1 and 500),
	CONSTRAINT "returns_amount" CHECK ("returns"."amount_paise" > 0),
	CONSTRAINT "returns_decided" CHECK (("returns"."status" = 'asked') = ("returns"."decided_at" is null)),
	CONSTRAINT "returns_agreed" CHECK (("returns"."status" = 'agreed') = ("returns"."amount_paise" is not null or "returns"."replacement_order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_of_the_order" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_lines_by_order" ON "return_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "returns_by_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_asked" ON "returns" USING btree ("created_at") WHERE "returns"."status" = 'asked';