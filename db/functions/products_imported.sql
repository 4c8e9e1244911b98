-- Notes the first stock of new products in the ledger.
CREATE OR REPLACE FUNCTION products_imported() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_entries (product_id, why, cause, shelf_change, at)
    SELECT id, 'import', id, stock, created_at FROM new_products WHERE stock > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_imported AFTER INSERT ON products REFERENCING NEW TABLE AS new_products
  FOR EACH STATEMENT EXECUTE FUNCTION products_imported();
