CREATE TABLE "cash_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"cause" text NOT NULL,
	"actor_id" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_entries_once_a_cause" UNIQUE("order_id","cause"),
	CONSTRAINT "cash_entries_amount" CHECK ("cash_entries"."amount_paise" <> 0),
	CONSTRAINT "cash_entries_note" CHECK (length("cash_entries"."note") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_note" CHECK (length("refunds"."note") between 1 and 500);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('out_of_stock', 'paid_twice', 'wrong_amount', 'surplus', 'cancelled', 'returned', 'by_hand', 'at_gateway'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_note" CHECK (length("order_events"."note") between 1 and 500);--> statement-breakpoint

-- What was taken in cash counts as paid; what was given back is no less paid, as with refunds.
CREATE FUNCTION cash_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET paid_paise = paid_paise + greatest(NEW.amount_paise, 0) WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cash_adds_up AFTER INSERT ON cash_entries FOR EACH ROW EXECUTE FUNCTION cash_adds_up();
