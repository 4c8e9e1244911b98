-- Of two passwords of one person the one that was set last stays.
DELETE FROM "accounts" "older" USING "accounts" "newer"
  WHERE "older"."person_id" = "newer"."person_id" AND "older"."provider_id" = "newer"."provider_id"
    AND ("older"."updated_at", "older"."id") < ("newer"."updated_at", "newer"."id");--> statement-breakpoint
DROP INDEX "accounts_by_person";--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_one_a_person" ON "accounts" USING btree ("person_id","provider_id");--> statement-breakpoint
CREATE INDEX "people_joined" ON "people" USING btree ("joined_into") WHERE "people"."joined_into" is not null;--> statement-breakpoint
CREATE INDEX "people_by_deletion" ON "people" USING btree ("deleted_at") WHERE "people"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "person_joins_by_kept" ON "person_joins" USING btree ("kept_id") WHERE "person_joins"."parted_at" is null;