CREATE TABLE "phone_consents" (
	"person_id" text NOT NULL,
	"channel" text NOT NULL,
	"mobile" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "phone_consents_person_id_channel_pk" PRIMARY KEY("person_id","channel"),
	CONSTRAINT "phone_consents_channel" CHECK ("phone_consents"."channel" = 'sms'),
	CONSTRAINT "phone_consents_mobile" CHECK ("phone_consents"."mobile" ~ '^[6-9][0-9]{9}$')
);
--> statement-breakpoint
CREATE TABLE "phone_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"person_id" text,
	"order_id" text,
	"mobile" text NOT NULL,
	"language" text NOT NULL,
	"facts" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"tried_until" timestamp with time zone NOT NULL,
	"failure" text,
	CONSTRAINT "phone_messages_told_once" UNIQUE("kind","cause","channel"),
	CONSTRAINT "phone_messages_channel" CHECK ("phone_messages"."channel" = 'sms'),
	CONSTRAINT "phone_messages_mobile" CHECK ("phone_messages"."mobile" ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "phone_messages_language" CHECK ("phone_messages"."language" in ('en', 'hi')),
	CONSTRAINT "phone_messages_state" CHECK ("phone_messages"."state" in ('waiting', 'sent', 'failed', 'kept')),
	CONSTRAINT "phone_messages_waiting" CHECK (("phone_messages"."state" = 'waiting') = ("phone_messages"."next_attempt_at" is not null)),
	CONSTRAINT "phone_messages_sent" CHECK (("phone_messages"."state" = 'sent') = ("phone_messages"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "phone_consents" ADD CONSTRAINT "phone_consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_consents_by_mobile" ON "phone_consents" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "phone_messages_due" ON "phone_messages" USING btree ("next_attempt_at") WHERE "phone_messages"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "phone_messages_by_state" ON "phone_messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "phone_messages_by_time" ON "phone_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "phone_messages_by_mobile" ON "phone_messages" USING btree ("mobile","created_at");--> statement-breakpoint
CREATE INDEX "phone_messages_by_order" ON "phone_messages" USING btree ("order_id") WHERE "phone_messages"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "phone_messages_by_person" ON "phone_messages" USING btree ("person_id") WHERE "phone_messages"."person_id" is not null;