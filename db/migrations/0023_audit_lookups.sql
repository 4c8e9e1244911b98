CREATE TABLE "audit_lookups" (
	"id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_lookups" ADD CONSTRAINT "audit_lookups_id_audit_entries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_lookups_words" ON "audit_lookups" USING gin ("words" gin_trgm_ops);--> statement-breakpoint

-- By hand. Who did it and what it was done to, as both are called now. NFC, as the words of a query are.
CREATE FUNCTION words_of_audit(entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(normalize(concat_ws(' ', entry.object_id,
    (SELECT concat_ws(' ', name, email) FROM people WHERE id = entry.actor_id),
    CASE entry.object_kind
      WHEN 'product' THEN (SELECT concat_ws(' ', name, hindi_name) FROM products WHERE id = entry.object_id)
      WHEN 'order' THEN (SELECT number::text FROM orders WHERE id = entry.object_id)
      WHEN 'person' THEN (SELECT concat_ws(' ', name, email) FROM people WHERE id = entry.object_id)
    END,
    -- It was called so until this change.
    entry.before ->> 'name'), NFC))
$$;
--> statement-breakpoint
CREATE FUNCTION audit_entries_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_lookups (id, words) VALUES (NEW.id, words_of_audit(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_looked_up AFTER INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_entries_looked_up();
--> statement-breakpoint
-- The room 'Audit' is a list of the panel: its number of rows is kept. Nothing is ever taken away.
CREATE TRIGGER audit_entries_counted_in AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
-- After the triggers, which keep others from writing until this is committed.
INSERT INTO audit_lookups (id, words) SELECT entry.id, words_of_audit(entry) FROM audit_entries AS entry;
--> statement-breakpoint
INSERT INTO list_counts (list, change) SELECT 'audit_entries', count(*) FROM audit_entries HAVING count(*) > 0;
