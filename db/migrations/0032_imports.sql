CREATE TABLE "import_lines" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"given_id" text,
	"problems" jsonb,
	"kind" text NOT NULL,
	"product_id" text,
	"name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"is_above_list_price" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_lines_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "import_lines_kind" CHECK ("import_lines"."kind" in ('wrong', 'changed', 'new', 'unchanged')),
	CONSTRAINT "import_lines_wrong" CHECK (("import_lines"."kind" = 'wrong') = ("import_lines"."problems" is not null))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"file_name" text NOT NULL,
	"person_id" text NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"setback" text,
	"new_lines" integer DEFAULT 0 NOT NULL,
	"changed_lines" integer DEFAULT 0 NOT NULL,
	"unchanged_lines" integer DEFAULT 0 NOT NULL,
	"wrong_lines" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('planned', 'taking', 'taken')),
	CONSTRAINT "imports_setback" CHECK ("imports"."setback" in ('planned_anew', 'failed')),
	CONSTRAINT "imports_taking" CHECK (("imports"."state" = 'taking') = ("imports"."next_attempt_at" is not null)),
	CONSTRAINT "imports_taken" CHECK (("imports"."state" = 'taken') = ("imports"."taken_at" is not null)),
	CONSTRAINT "imports_without_mistake" CHECK ("imports"."state" = 'planned' or "imports"."wrong_lines" = 0)
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_open_once" ON "imports" USING btree ("hash") WHERE "imports"."state" <> 'taken';--> statement-breakpoint
CREATE INDEX "imports_by_hash" ON "imports" USING btree ("hash","taken_at");--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_due" ON "imports" USING btree ("next_attempt_at") WHERE "imports"."next_attempt_at" is not null;--> statement-breakpoint
-- By hand. A product that an import renames has its audit written before its name is another, so the entry's own
-- names count as well, the old one and the new one.
CREATE OR REPLACE FUNCTION words_of_audit(entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(normalize(concat_ws(' ', entry.object_id,
    (SELECT concat_ws(' ', name, email) FROM people WHERE id = entry.actor_id),
    CASE entry.object_kind
      WHEN 'product' THEN (SELECT concat_ws(' ', name, hindi_name) FROM products WHERE id = entry.object_id)
      WHEN 'order' THEN (SELECT number::text FROM orders WHERE id = entry.object_id)
      WHEN 'person' THEN (SELECT concat_ws(' ', name, email) FROM people WHERE id = entry.object_id)
    END,
    -- It was called so until this change, or is from it on.
    entry.before ->> 'name', entry.after ->> 'name'), NFC))
$$;
