-- Keeps the words by which the panel finds a product, when it comes.
CREATE OR REPLACE FUNCTION products_looked_up_first() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_lookups (id, position, state, selling_price_paise, words)
  SELECT id, position, state, selling_price_paise, words_of_product(new_rows::products) FROM new_rows;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_looked_up_first AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_looked_up_first();
