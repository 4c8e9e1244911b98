CREATE TABLE "import_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" text NOT NULL,
	"product_id" text NOT NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text,
	"kept_as" text,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "import_pictures_state" CHECK ("import_pictures"."state" in ('waiting', 'kept', 'refused')),
	CONSTRAINT "import_pictures_waiting" CHECK (("import_pictures"."state" = 'waiting') = ("import_pictures"."next_attempt_at" is not null)),
	CONSTRAINT "import_pictures_kept" CHECK (("import_pictures"."state" = 'kept') = ("import_pictures"."kept_as" is not null)),
	CONSTRAINT "import_pictures_refused" CHECK (("import_pictures"."state" = 'refused') = ("import_pictures"."why" is not null))
);
--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_pictures_of_import" ON "import_pictures" USING btree ("import_id","state");--> statement-breakpoint
CREATE INDEX "import_pictures_due" ON "import_pictures" USING btree ("next_attempt_at") WHERE "import_pictures"."next_attempt_at" is not null;