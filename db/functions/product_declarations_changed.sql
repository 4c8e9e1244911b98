-- Announces the products of which something else is declared: their pages say it, and what calls answer of them.
CREATE OR REPLACE FUNCTION product_declarations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  SELECT array_agg(DISTINCT 'product:' || product_id) INTO changed FROM changed_rows;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_declarations_deleted AFTER DELETE ON product_declarations REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_declarations_changed();

CREATE OR REPLACE TRIGGER product_declarations_inserted AFTER INSERT ON product_declarations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_declarations_changed();

CREATE OR REPLACE TRIGGER product_declarations_updated AFTER UPDATE ON product_declarations REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_declarations_changed();
