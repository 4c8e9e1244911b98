-- Writes anew what changed products are found by.
CREATE OR REPLACE FUNCTION search_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written bigint[] := array(
    SELECT unnest(ARRAY[o.position, n.position]) FROM new_rows n JOIN old_rows o USING (id)
    WHERE o.state <> n.state OR n.state = 'on_shelf' AND (
      o.name <> n.name OR o.hindi_name IS DISTINCT FROM n.hindi_name OR o.family IS DISTINCT FROM n.family
      OR o.brand <> n.brand OR o.category <> n.category OR o.aliases <> n.aliases
      OR o.description <> n.description OR o.net_quantity <> n.net_quantity OR o.net_unit <> n.net_unit
      OR o.position <> n.position));
BEGIN
  IF cardinality(written) > 100 THEN PERFORM search_write(written, false);
  ELSIF cardinality(written) > 0 THEN PERFORM search_write_few(written, false); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_found_anew AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_updated();
