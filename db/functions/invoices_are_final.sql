-- An invoice that a customer has is never changed.
CREATE OR REPLACE FUNCTION invoices_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An invoice is never changed or deleted: %', OLD.number
    USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_final';
END $$;

CREATE OR REPLACE TRIGGER invoices_are_final BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoices_are_final();
