-- What is written down for later goes into none. Money that is taken when an order is handed over goes into the till of the trip on which the order is; all
-- other money of an order into that of who enters it. A counter-entry takes back one entry whole, in the till of that entry, which may
-- have been closed since.
CREATE OR REPLACE FUNCTION till_of_cash() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  countered cash_entries%ROWTYPE;
BEGIN
  IF NEW.counters_id IS NOT NULL THEN
    SELECT * INTO countered FROM cash_entries WHERE id = NEW.counters_id;
    IF countered.order_id <> NEW.order_id OR countered.way <> NEW.way OR countered.counters_id IS NOT NULL
      OR countered.amount_paise <> -NEW.amount_paise
    THEN
      RAISE EXCEPTION 'A counter-entry of something else: %', NEW.counters_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_entries_countered';
    END IF;
    NEW.till_id := countered.till_id;
  ELSIF NEW.way <> 'receivable' AND NEW.till_id IS NULL AND NEW.actor_id IS NOT NULL THEN
    SELECT tills.id INTO NEW.till_id FROM orders JOIN tills ON tills.id = orders.trip_id
    WHERE orders.id = NEW.order_id AND NEW.cause LIKE 'delivered%' AND tills.closed_at IS NULL
    FOR SHARE OF tills;
    IF NOT FOUND THEN
      NEW.till_id := open_till(NEW.actor_id, NEW.at);
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER till_of_cash BEFORE INSERT ON cash_entries
  FOR EACH ROW EXECUTE FUNCTION till_of_cash();
