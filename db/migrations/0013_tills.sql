CREATE TABLE "tills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" text NOT NULL,
	"is_trip" boolean DEFAULT false NOT NULL,
	"day" date NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_with_paise" bigint DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"expected_paise" bigint,
	"counted_paise" bigint,
	"left_paise" bigint,
	"difference_note" text,
	CONSTRAINT "tills_closed" CHECK (num_nulls("tills"."closed_at", "tills"."closed_by", "tills"."expected_paise", "tills"."counted_paise", "tills"."left_paise") in (0, 5)),
	CONSTRAINT "tills_left" CHECK ("tills"."left_paise" between 0 and "tills"."counted_paise"),
	CONSTRAINT "tills_opened_with" CHECK ("tills"."opened_with_paise" >= 0),
	CONSTRAINT "tills_difference" CHECK (("tills"."difference_note" is null or length("tills"."difference_note") between 1 and 500)
        and ("tills"."counted_paise" = "tills"."expected_paise" or "tills"."difference_note" is not null))
);
--> statement-breakpoint
CREATE TABLE "till_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "till_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"till_id" bigint NOT NULL,
	"way" text DEFAULT 'cash' NOT NULL,
	"cause" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"note" text,
	"order_id" text,
	"actor_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "till_entries_way" CHECK ("till_entries"."way" in ('cash', 'upi')),
	CONSTRAINT "till_entries_cause" CHECK ("till_entries"."cause" in ('float', 'put_in', 'taken_out', 'sale_difference', 'correction')
        and ("till_entries"."cause" = 'sale_difference') = ("till_entries"."order_id" is not null)),
	CONSTRAINT "till_entries_amount" CHECK (case "till_entries"."cause" when 'put_in' then "till_entries"."amount_paise" > 0 when 'taken_out' then "till_entries"."amount_paise" < 0 else "till_entries"."amount_paise" <> 0 end),
	CONSTRAINT "till_entries_note" CHECK (("till_entries"."note" is not null or "till_entries"."cause" in ('float', 'sale_difference')) and length("till_entries"."note") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "tills" ADD CONSTRAINT "tills_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tills" ADD CONSTRAINT "tills_closed_by_people_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_till_id_tills_id_fk" FOREIGN KEY ("till_id") REFERENCES "public"."tills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tills_one_open_a_person" ON "tills" USING btree ("person_id") WHERE "tills"."closed_at" is null and not "tills"."is_trip";--> statement-breakpoint
CREATE INDEX "tills_by_close" ON "tills" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "tills_by_person" ON "tills" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "till_entries_by_till" ON "till_entries" USING btree ("till_id","id");--> statement-breakpoint
CREATE INDEX "till_entries_by_order" ON "till_entries" USING btree ("order_id") WHERE "till_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "till_entries_of_sales" ON "till_entries" USING btree ("at","way","amount_paise") WHERE "till_entries"."cause" = 'sale_difference';--> statement-breakpoint
CREATE UNIQUE INDEX "till_entries_one_difference_a_sale" ON "till_entries" USING btree ("order_id") WHERE "till_entries"."cause" = 'sale_difference';