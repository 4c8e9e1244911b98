CREATE TABLE "sign_in_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_codes_mobile" CHECK ("sign_in_codes"."mobile" ~ '^[6-9][0-9]{9}$')
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_joined_into";--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_deleted";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "sign_in_mobile" text;--> statement-breakpoint
CREATE INDEX "sign_in_codes_by_end" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_sign_in_mobile" UNIQUE("sign_in_mobile");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_sign_in_mobile_digits" CHECK ("people"."sign_in_mobile" ~ '^[6-9][0-9]{9}$');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_joined_into" CHECK ("people"."joined_into" is null or ("people"."joined_into" <> "people"."id" and coalesce("people"."email", "people"."sign_in_mobile") is null));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_deleted" CHECK ("people"."deleted_at" is null or (coalesce("people"."email", "people"."mobile", "people"."sign_in_mobile") is null and "people"."role" = 'GENERAL'));