ALTER TABLE "people" ADD COLUMN "duties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_duties" CHECK ("people"."duties" <@ array['packs', 'counter']);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_with_duties" CHECK ("people"."duties" = '{}' or ("people"."role" = 'GENERAL' and "people"."email" is not null));