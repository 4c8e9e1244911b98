-- Announces the products whose pictures changed.
CREATE OR REPLACE FUNCTION product_images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  SELECT array_agg(DISTINCT tag) INTO changed
  FROM changed_rows, LATERAL (VALUES ('product:' || product_id), ('card:' || product_id)) AS tags (tag);
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_images_deleted AFTER DELETE ON product_images REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();

CREATE OR REPLACE TRIGGER product_images_inserted AFTER INSERT ON product_images REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();

CREATE OR REPLACE TRIGGER product_images_updated AFTER UPDATE ON product_images REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();
