CREATE TABLE "guests" (
	"person_id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"cart_key" text NOT NULL,
	"device_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guests_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guests_by_device" ON "guests" USING btree ("device_id") WHERE "guests"."device_id" is not null;