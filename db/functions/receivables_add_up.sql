-- What an account owes is the sum of its entries; a counter-entry takes back one of them whole.
CREATE OR REPLACE FUNCTION receivables_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.counters_id IS NOT NULL AND NOT EXISTS (SELECT FROM receivable_entries taken
    WHERE taken.id = NEW.counters_id AND taken.account_id = NEW.account_id
      AND taken.amount_paise = -NEW.amount_paise AND taken.kind IN ('cash', 'upi', 'bank'))
  THEN
    RAISE EXCEPTION 'A counter-entry of something else: %', NEW.counters_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receivable_entries_countered';
  END IF;
  UPDATE receivable_accounts SET balance_paise = balance_paise + NEW.amount_paise WHERE id = NEW.account_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER receivables_add_up AFTER INSERT ON receivable_entries
  FOR EACH ROW EXECUTE FUNCTION receivables_add_up();
