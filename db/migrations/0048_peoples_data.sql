ALTER TABLE "password_resets" ADD COLUMN "purpose" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_purpose" CHECK ("password_resets"."purpose" in ('password', 'sign_in', 'email'));--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_email" CHECK ("password_resets"."purpose" <> 'email' or "password_resets"."person_id" is not null);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_deleted" CHECK ("people"."deleted_at" is null or ("people"."email" is null and "people"."mobile" is null and "people"."role" = 'GENERAL'));