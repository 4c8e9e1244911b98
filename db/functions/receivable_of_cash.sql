-- What is written down for later, or taken off again, is owed by the person of its order: there is no such
-- entry of an order without one of an account, of the same sum. What is taken off comes off the account that
-- it was written on, whose ever the order is by now.
CREATE OR REPLACE FUNCTION receivable_of_cash() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written_on text := (SELECT entry.account_id FROM receivable_entries entry
    JOIN cash_entries ON cash_entries.id = entry.cash_entry_id
    WHERE cash_entries.order_id = NEW.order_id AND cash_entries.way = 'receivable' LIMIT 1);
BEGIN
  INSERT INTO receivable_entries (account_id, kind, amount_paise, cash_entry_id, note, actor_id, at)
  SELECT account.id, 'order', NEW.amount_paise, NEW.id, NEW.note, NEW.actor_id, NEW.at
  FROM orders JOIN receivable_accounts account
    ON account.id = written_on OR (written_on IS NULL AND account.person_id = orders.person_id)
  WHERE orders.id = NEW.order_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Nobody is trusted to owe order %', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receivable_of_nobody';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER receivable_of_cash AFTER INSERT ON cash_entries
  FOR EACH ROW WHEN (NEW.way = 'receivable') EXECUTE FUNCTION receivable_of_cash();
