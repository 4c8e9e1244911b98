CREATE TABLE "document_numbers" (
	"series" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"invoice_id" text,
	"series" text NOT NULL,
	"year" text NOT NULL,
	"n" integer NOT NULL,
	"number" text NOT NULL,
	"total_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"given_back_paise" bigint DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"actor_id" text,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_gapless" UNIQUE("series","year","n"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('tax_invoice', 'bill_of_supply', 'receipt', 'credit_note') and ("invoices"."kind" = 'credit_note') = ("invoices"."invoice_id" is not null)),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" ~ '^[A-Z0-9/]{1,16}$' and "invoices"."n" > 0),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_paise" > 0),
	CONSTRAINT "invoices_tax" CHECK ("invoices"."tax_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seller_name" text NOT NULL,
	"address_lines" jsonb NOT NULL,
	"state_code" text NOT NULL,
	"gstin" text,
	"invoice_series" text NOT NULL,
	"credit_note_series" text NOT NULL,
	CONSTRAINT "shop_settings_only" CHECK ("shop_settings"."is_only"),
	CONSTRAINT "shop_settings_state" CHECK ("shop_settings"."state_code" ~ '^[0-3][0-9]$'),
	CONSTRAINT "shop_settings_gstin" CHECK ("shop_settings"."gstin" ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and left("shop_settings"."gstin", 2) = "shop_settings"."state_code"),
	CONSTRAINT "shop_settings_series" CHECK ("shop_settings"."invoice_series" ~ '^[A-Z0-9]{1,4}$' and "shop_settings"."credit_note_series" ~ '^[A-Z0-9]{1,4}$' and "shop_settings"."invoice_series" <> "shop_settings"."credit_note_series")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_an_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" <> 'credit_note';--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_credit_notes" ON "invoices" USING btree ("invoice_id");
--> statement-breakpoint

-- By hand: what was given to a customer is never changed.
CREATE FUNCTION invoices_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An invoice is never changed or deleted: %', OLD.number
    USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_final';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_are_final BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoices_are_final();
--> statement-breakpoint
-- By hand: credit notes are for an invoice of the same order, and together never for more than it.
CREATE FUNCTION credit_notes_within() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoice invoices%ROWTYPE;
BEGIN
  SELECT * INTO invoice FROM invoices WHERE id = NEW.invoice_id FOR UPDATE;
  IF invoice.kind = 'credit_note' OR invoice.order_id <> NEW.order_id OR NEW.total_paise
    + (SELECT coalesce(sum(total_paise), 0) FROM invoices WHERE invoice_id = NEW.invoice_id)
    > invoice.total_paise
  THEN
    RAISE EXCEPTION 'A credit note of more than its invoice: %', invoice.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_credited_within';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_notes_within BEFORE INSERT ON invoices
  FOR EACH ROW WHEN (NEW.kind = 'credit_note') EXECUTE FUNCTION credit_notes_within();
--> statement-breakpoint
-- By hand: without a GSTIN the shop writes receipts, until somebody has entered what is theirs.
INSERT INTO shop_settings (seller_name, address_lines, state_code, invoice_series, credit_note_series)
  VALUES ('Haat', '["Mandi Road, Malihabad", "Lucknow district 226102"]', '09', 'HT', 'HTCN');
