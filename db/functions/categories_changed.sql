-- Every page of the shop carries the categories, so whatever pages show of one drops all of them.
CREATE OR REPLACE FUNCTION categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalog_change(ARRAY['*']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER categories_changed
  AFTER INSERT OR DELETE OR UPDATE OF label, hindi_label, mark, position, need ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();
