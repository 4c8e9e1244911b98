CREATE TABLE "person_joins" (
	"id" text PRIMARY KEY NOT NULL,
	"gone_id" text NOT NULL,
	"kept_id" text NOT NULL,
	"moved" jsonb NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"parted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "blocked_from" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "joined_into" text;--> statement-breakpoint
ALTER TABLE "person_joins" ADD CONSTRAINT "person_joins_gone_id_people_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_joins" ADD CONSTRAINT "person_joins_kept_id_people_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_joins_one_a_person" ON "person_joins" USING btree ("gone_id") WHERE "person_joins"."parted_at" is null;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_joined_into_people_id_fk" FOREIGN KEY ("joined_into") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_blocked_from" CHECK ("people"."blocked_from" in ('cash', 'shop'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_joined_into" CHECK ("people"."joined_into" is null or ("people"."joined_into" <> "people"."id" and "people"."email" is null));