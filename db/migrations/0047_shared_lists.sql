CREATE TABLE "shared_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"person_id" text,
	"guest_key_hash" text,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_lists_token_unique" UNIQUE("token"),
	CONSTRAINT "shared_lists_of_one" CHECK (num_nonnulls("shared_lists"."person_id", "shared_lists"."guest_key_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "shared_lists" ADD CONSTRAINT "shared_lists_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_lists_by_person" ON "shared_lists" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "shared_lists_by_guest" ON "shared_lists" USING btree ("guest_key_hash");--> statement-breakpoint
CREATE INDEX "shared_lists_by_end" ON "shared_lists" USING btree ("expires_at");