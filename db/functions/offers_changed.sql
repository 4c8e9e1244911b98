-- What an offer says stands on kept pages: home (the first order) and the cart (whether there is a code).
CREATE OR REPLACE FUNCTION offers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalog_change(ARRAY['offers']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER offers_changed AFTER INSERT OR UPDATE ON offers
  FOR EACH ROW EXECUTE FUNCTION offers_changed();
