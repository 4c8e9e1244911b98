-- Puts what sold out behind what can be had, and back.
CREATE OR REPLACE FUNCTION search_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_behind smallint := CASE WHEN NEW.stock = 0 THEN 100 ELSE 0 END;
BEGIN
  UPDATE search_entries SET rank = rank % 100 + now_behind WHERE position = NEW.position;
  UPDATE search_terms SET behind = now_behind WHERE position = NEW.position;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_found_last AFTER UPDATE OF stock ON products FOR EACH ROW
  WHEN (NEW.state = 'on_shelf' AND (OLD.stock = 0) IS DISTINCT FROM (NEW.stock = 0))
  EXECUTE FUNCTION search_sold_out();
