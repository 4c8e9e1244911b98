-- What the shop says of itself stands on every page: a change of it drops them all.
CREATE OR REPLACE FUNCTION shop_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalog_change(ARRAY['*']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER shop_settings_changed AFTER UPDATE ON shop_settings
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION shop_settings_changed();
