ALTER TABLE "return_pictures" ALTER COLUMN "webp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD COLUMN "stored_as" text;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_kept_once" CHECK (num_nonnulls("return_pictures"."webp", "return_pictures"."stored_as") = 1);