-- Announces `product:<id>` of a box whose goods were said anew: its page says what is in it.
CREATE OR REPLACE FUNCTION box_goods_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  SELECT array_agg(DISTINCT 'product:' || box_id) INTO changed FROM changed_rows;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER box_goods_deleted AFTER DELETE ON box_goods REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION box_goods_changed();

CREATE OR REPLACE TRIGGER box_goods_inserted AFTER INSERT ON box_goods REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION box_goods_changed();

CREATE OR REPLACE TRIGGER box_goods_updated AFTER UPDATE ON box_goods REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION box_goods_changed();
