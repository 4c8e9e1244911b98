CREATE TABLE "return_pictures" (
	"return_id" text NOT NULL,
	"place" integer NOT NULL,
	"webp" "bytea" NOT NULL,
	CONSTRAINT "return_pictures_return_id_place_pk" PRIMARY KEY("return_id","place"),
	CONSTRAINT "return_pictures_place" CHECK ("return_pictures"."place" between 1 and 3),
	CONSTRAINT "return_pictures_size" CHECK (length("return_pictures"."webp") between 1 and 5242880)
);
--> statement-breakpoint
DROP INDEX "returns_asked";--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_waiting_first" ON "returns" USING btree (("status" = 'asked'),"created_at","id");