-- Writes what new products are found by.
CREATE OR REPLACE FUNCTION search_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written bigint[] := array(SELECT position FROM new_rows WHERE state = 'on_shelf');
BEGIN
  IF cardinality(written) > 50 THEN PERFORM search_write(written, true);
  ELSIF cardinality(written) > 0 THEN PERFORM search_write_few(written, true); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_found_in AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_inserted();
