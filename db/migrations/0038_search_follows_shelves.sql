-- By hand (docs/decisions/115-search.md). The goods of a shelf are locked before what finds them is written anew,
-- in the order of all who lock products: who changes one of them at the same time would leave entries of both.
CREATE OR REPLACE FUNCTION search_shelf_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write(array(
    SELECT position FROM products WHERE category = NEW.value AND state = 'on_shelf'
    ORDER BY id FOR NO KEY UPDATE), false);
  RETURN NULL;
END $$;
