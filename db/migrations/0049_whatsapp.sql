CREATE TABLE "phone_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_answers_channel" CHECK ("phone_answers"."channel" in ('sms', 'whatsapp')),
	CONSTRAINT "phone_answers_text" CHECK (length("phone_answers"."text") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "phone_events" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"body" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "phone_events_channel" CHECK ("phone_events"."channel" in ('sms', 'whatsapp'))
);
--> statement-breakpoint
ALTER TABLE "phone_consents" DROP CONSTRAINT "phone_consents_channel";--> statement-breakpoint
ALTER TABLE "phone_messages" DROP CONSTRAINT "phone_messages_channel";--> statement-breakpoint
ALTER TABLE "phone_messages" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "phone_messages" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "phone_answers_by_mobile" ON "phone_answers" USING btree ("mobile","at");--> statement-breakpoint
CREATE INDEX "phone_answers_by_time" ON "phone_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "phone_events_due" ON "phone_events" USING btree ("next_attempt_at") WHERE "phone_events"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "phone_events_by_time" ON "phone_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "phone_messages_by_gateway_id" ON "phone_messages" USING btree ("gateway_id") WHERE "phone_messages"."gateway_id" is not null;--> statement-breakpoint
ALTER TABLE "phone_consents" ADD CONSTRAINT "phone_consents_channel" CHECK ("phone_consents"."channel" in ('sms', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_channel" CHECK ("phone_messages"."channel" in ('sms', 'whatsapp'));