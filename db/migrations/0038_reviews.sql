CREATE TABLE "product_ratings" (
	"product_id" text PRIMARY KEY NOT NULL,
	"ones" integer DEFAULT 0 NOT NULL,
	"twos" integer DEFAULT 0 NOT NULL,
	"threes" integer DEFAULT 0 NOT NULL,
	"fours" integer DEFAULT 0 NOT NULL,
	"fives" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_pictures" (
	"review_id" text PRIMARY KEY NOT NULL,
	"webp" "bytea",
	"stored_as" text,
	CONSTRAINT "review_pictures_kept_once" CHECK (num_nonnulls("review_pictures"."webp", "review_pictures"."stored_as") = 1),
	CONSTRAINT "review_pictures_size" CHECK (length("review_pictures"."webp") between 1 and 5242880)
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" text NOT NULL,
	"reporter" text NOT NULL,
	"person_id" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_reporter_pk" PRIMARY KEY("review_id","reporter"),
	CONSTRAINT "review_reports_reason" CHECK ("review_reports"."reason" in ('not_about_it', 'insulting', 'advertising', 'private', 'other'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"stars" integer NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"refused_why" text,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	CONSTRAINT "reviews_one_a_person_and_product" UNIQUE("person_id","product_id"),
	CONSTRAINT "reviews_name" CHECK (length("reviews"."name") between 1 and 60),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_words" CHECK (length("reviews"."words") <= 2000),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('waiting', 'shown', 'refused')),
	CONSTRAINT "reviews_decided" CHECK (("reviews"."state" = 'waiting') = ("reviews"."decided_at" is null) and ("reviews"."decided_at" is null) = ("reviews"."decided_by" is null)),
	CONSTRAINT "reviews_refused" CHECK (("reviews"."state" = 'refused') = ("reviews"."refused_why" is not null)),
	CONSTRAINT "reviews_refused_why" CHECK (length("reviews"."refused_why") between 1 and 500),
	CONSTRAINT "reviews_answer" CHECK (length("reviews"."answer") between 1 and 1000),
	CONSTRAINT "reviews_answered" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null) and ("reviews"."answer" is null) = ("reviews"."answered_by" is null)),
	CONSTRAINT "reviews_reported" CHECK ("reviews"."reported_at" is null or "reviews"."state" = 'shown')
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "fixed_stars" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered_by_people_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_by_person" ON "review_reports" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","written_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "reviews"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "reviews" USING btree ("state","written_at","id");--> statement-breakpoint
CREATE INDEX "reviews_reported" ON "reviews" USING btree ("reported_at","id") WHERE "reviews"."reported_at" is not null;