CREATE TABLE "account_claims" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_claims_one_a_person" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "way" text DEFAULT 'cash' NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_token" text;--> statement-breakpoint
ALTER TABLE "account_claims" ADD CONSTRAINT "account_claims_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_once_a_reference" UNIQUE("reference");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_token_unique" UNIQUE("pay_token");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_mobile" CHECK ("people"."mobile" ~ '^[6-9][0-9]{9}$');--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_way" CHECK ("cash_entries"."way" in ('cash', 'upi') and ("cash_entries"."way" = 'upi') = ("cash_entries"."reference" is not null));--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_reference" CHECK ("cash_entries"."reference" ~ '^[A-Z0-9]{6,35}$');--> statement-breakpoint
-- By hand: a person is found by their number as well, and an e-mail may come later.
CREATE OR REPLACE FUNCTION people_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_lookups (id, created_at, words) VALUES (NEW.id, NEW.created_at,
    lower(normalize(concat_ws(' ', NEW.name, NEW.email, NEW.role, NEW.mobile), NFC)))
  ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER people_looked_up ON people;
--> statement-breakpoint
CREATE TRIGGER people_looked_up AFTER INSERT OR UPDATE OF created_at, name, email, role, mobile ON people
  FOR EACH ROW EXECUTE FUNCTION people_looked_up();
--> statement-breakpoint
DROP TRIGGER people_to_be_renamed ON people;
--> statement-breakpoint
CREATE TRIGGER people_to_be_renamed BEFORE UPDATE OF name, email ON people
  FOR EACH ROW WHEN ((OLD.name, OLD.email) IS DISTINCT FROM (NEW.name, NEW.email)) EXECUTE FUNCTION people_to_be_renamed();
--> statement-breakpoint
DROP TRIGGER people_renamed ON people;
--> statement-breakpoint
CREATE TRIGGER people_renamed AFTER UPDATE OF name, email ON people
  FOR EACH ROW WHEN ((OLD.name, OLD.email) IS DISTINCT FROM (NEW.name, NEW.email)) EXECUTE FUNCTION people_renamed();
