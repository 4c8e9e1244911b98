CREATE TABLE "grievances" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "grievances_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" text,
	"name" text NOT NULL,
	"email" text,
	"mobile" text,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "grievances_number_unique" UNIQUE("number"),
	CONSTRAINT "grievances_reached" CHECK ("grievances"."email" is not null or "grievances"."mobile" is not null),
	CONSTRAINT "grievances_mobile" CHECK ("grievances"."mobile" ~ '^[6-9][0-9]{9}$'),
	CONSTRAINT "grievances_words" CHECK (length("grievances"."words") between 1 and 2000),
	CONSTRAINT "grievances_answer" CHECK (length("grievances"."answer") between 1 and 2000),
	CONSTRAINT "grievances_answered" CHECK (("grievances"."answer" is null) = ("grievances"."answered_at" is null) and ("grievances"."answer" is null) = ("grievances"."answered_by" is null))
);
--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_answered_by_people_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grievances_by_person" ON "grievances" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "grievances_waiting" ON "grievances" USING btree ("created_at","id") WHERE "grievances"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "grievances_answered_by_time" ON "grievances" USING btree ("answered_at","id");--> statement-breakpoint
CREATE INDEX "grievances_by_time" ON "grievances" USING btree ("created_at");