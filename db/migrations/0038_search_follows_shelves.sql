-- By hand (docs/decisions/115-search.md). The goods of a shelf are locked before they are written anew, in
-- the order of all who lock products: who changes one at the same time would leave entries of both.
CREATE OR REPLACE FUNCTION search_shelf_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write(array(
    SELECT position FROM products WHERE category = NEW.value AND state = 'on_shelf'
    ORDER BY id FOR NO KEY UPDATE), false);
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Descriptions are looked for by the index of their words. In the order of positions, as they were asked
-- for, those of the whole market were read for a word that nobody sells.
DO $do$
DECLARE
  present text := pg_get_functiondef('search_goods(text[],integer[],boolean,integer,integer)'::regprocedure);
  written text := replace(present, 'ORDER BY x.position LIMIT most', 'ORDER BY x.position + 0 LIMIT most');
BEGIN
  IF written = present THEN RAISE 'search_goods is another one'; END IF;
  EXECUTE written;
END $do$;
