-- What a wallet holds is the sum of its entries.
CREATE OR REPLACE FUNCTION wallets_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallets SET balance_paise = balance_paise + NEW.amount_paise WHERE id = NEW.wallet_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER wallets_add_up AFTER INSERT ON wallet_entries
  FOR EACH ROW EXECUTE FUNCTION wallets_add_up();
