CREATE TABLE "backups_by_hand" (
	"taken_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "dir" text;