-- Empties the search with the products.
CREATE OR REPLACE FUNCTION search_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE search_entries, search_terms, search_texts;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_found_nowhere AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION search_emptied();
