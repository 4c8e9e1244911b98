-- Takes what deleted products are found by out of the search.
CREATE OR REPLACE FUNCTION search_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE position IN (SELECT position FROM old_rows);
  DELETE FROM search_terms WHERE position IN (SELECT position FROM old_rows);
  DELETE FROM search_texts WHERE position IN (SELECT position FROM old_rows);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_found_out AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_deleted();
