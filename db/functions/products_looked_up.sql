-- Keeps the words by which the panel finds a product, after it was changed.
CREATE OR REPLACE FUNCTION products_looked_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_lookups (id, position, state, selling_price_paise, words)
  VALUES (NEW.id, NEW.position, NEW.state, NEW.selling_price_paise, words_of_product(NEW))
  ON CONFLICT (id) DO UPDATE SET position = excluded.position, state = excluded.state,
    selling_price_paise = excluded.selling_price_paise, words = excluded.words;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_looked_up
  AFTER UPDATE OF "position", state, selling_price_paise, name, hindi_name, brand, category ON products
  FOR EACH ROW EXECUTE FUNCTION products_looked_up();
