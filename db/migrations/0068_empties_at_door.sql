ALTER TABLE "stop_outcomes" ADD COLUMN "deposit_back_id" text;--> statement-breakpoint
ALTER TABLE "stop_outcomes" ADD CONSTRAINT "stop_outcomes_deposit_back_id_unique" UNIQUE("deposit_back_id");--> statement-breakpoint
ALTER TABLE "stop_outcomes" ADD CONSTRAINT "stop_outcomes_deposit" CHECK ("stop_outcomes"."deposit_back_id" is null or "stop_outcomes"."event_id" is not null);