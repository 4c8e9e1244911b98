-- What is reserved of a slot is the sum of its entries, whoever writes them. It takes the row lock of the slot,
-- and the check slots_reserved refuses more than its capacity.
CREATE OR REPLACE FUNCTION slots_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE slots SET reserved = reserved + NEW.change WHERE id = NEW.slot_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER slots_add_up AFTER INSERT ON slot_entries
  FOR EACH ROW EXECUTE FUNCTION slots_add_up();
