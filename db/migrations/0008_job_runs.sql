CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text,
	"took_ms" integer NOT NULL,
	CONSTRAINT "job_runs_failed" CHECK (("job_runs"."failed_at" is null) = ("job_runs"."error" is null))
);
--> statement-breakpoint
CREATE INDEX "webhook_events_given_up" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."processed_at" is null and "webhook_events"."next_attempt_at" is null;