CREATE TABLE "delivery_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "delivery_runs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"slot_id" text,
	"language" text DEFAULT 'en' NOT NULL,
	"token" text,
	"until" timestamp with time zone NOT NULL,
	"till_id" bigint,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"started_by" text,
	"started_at" timestamp with time zone,
	"heard_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"handed_entry_id" bigint,
	CONSTRAINT "delivery_runs_number_unique" UNIQUE("number"),
	CONSTRAINT "delivery_runs_token_unique" UNIQUE("token"),
	CONSTRAINT "delivery_runs_till_id_unique" UNIQUE("till_id"),
	CONSTRAINT "delivery_runs_handed_entry_id_unique" UNIQUE("handed_entry_id"),
	CONSTRAINT "delivery_runs_language" CHECK ("delivery_runs"."language" in ('en', 'hi')),
	CONSTRAINT "delivery_runs_started" CHECK (("delivery_runs"."started_at" is null) = ("delivery_runs"."started_by" is null)),
	CONSTRAINT "delivery_runs_closed" CHECK (("delivery_runs"."closed_at" is null) = ("delivery_runs"."closed_by" is null) and ("delivery_runs"."closed_at" is null or "delivery_runs"."started_at" is not null)),
	CONSTRAINT "delivery_runs_handed" CHECK ("delivery_runs"."handed_entry_id" is null or "delivery_runs"."closed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "run_stops" (
	"run_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "run_stops_run_id_order_id_pk" PRIMARY KEY("run_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "stop_outcomes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stop_outcomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" text NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"outcome" text NOT NULL,
	"way" text,
	"taken_paise" bigint DEFAULT 0 NOT NULL,
	"reference" text,
	"note" text,
	"event_id" bigint,
	"refusal" text,
	"pressed_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stop_outcomes_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "stop_outcomes_once" UNIQUE("run_id","key"),
	CONSTRAINT "stop_outcomes_outcome" CHECK ("stop_outcomes"."outcome" in ('delivered', 'not_home', 'returned')),
	CONSTRAINT "stop_outcomes_way" CHECK ("stop_outcomes"."way" in ('cash', 'upi')),
	CONSTRAINT "stop_outcomes_taken" CHECK ("stop_outcomes"."taken_paise" >= 0 and ("stop_outcomes"."taken_paise" > 0) = ("stop_outcomes"."way" is not null)
        and ("stop_outcomes"."taken_paise" = 0 or "stop_outcomes"."outcome" = 'delivered')),
	CONSTRAINT "stop_outcomes_reference" CHECK ("stop_outcomes"."reference" is null or "stop_outcomes"."way" = 'upi'),
	CONSTRAINT "stop_outcomes_note" CHECK (length("stop_outcomes"."note") between 1 and 500),
	CONSTRAINT "stop_outcomes_counts" CHECK (("stop_outcomes"."event_id" is null) = ("stop_outcomes"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "delivery_runs" ADD CONSTRAINT "delivery_runs_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_runs" ADD CONSTRAINT "delivery_runs_till_id_tills_id_fk" FOREIGN KEY ("till_id") REFERENCES "public"."tills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_runs" ADD CONSTRAINT "delivery_runs_made_by_people_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_runs" ADD CONSTRAINT "delivery_runs_started_by_people_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_runs" ADD CONSTRAINT "delivery_runs_closed_by_people_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_runs" ADD CONSTRAINT "delivery_runs_handed_entry_id_till_entries_id_fk" FOREIGN KEY ("handed_entry_id") REFERENCES "public"."till_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_run_id_delivery_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."delivery_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_outcomes" ADD CONSTRAINT "stop_outcomes_run_id_delivery_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."delivery_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_outcomes" ADD CONSTRAINT "stop_outcomes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_outcomes" ADD CONSTRAINT "stop_outcomes_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_runs_by_day" ON "delivery_runs" USING btree ("day");--> statement-breakpoint
CREATE INDEX "run_stops_by_order" ON "run_stops" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stop_outcomes_by_order" ON "stop_outcomes" USING btree ("order_id","id");