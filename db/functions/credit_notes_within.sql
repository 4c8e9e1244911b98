-- Credit notes belong to an invoice of the same order, and never add up to more than it.
CREATE OR REPLACE FUNCTION credit_notes_within() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER credit_notes_within BEFORE INSERT ON invoices
  FOR EACH ROW WHEN (NEW.kind = 'credit_note') EXECUTE FUNCTION credit_notes_within();
