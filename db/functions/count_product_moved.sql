-- Counts a product in its new state, and no longer in its old one (list_counts).
CREATE OR REPLACE FUNCTION count_product_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts (list, change) VALUES ('products ' || OLD.state, -1), ('products ' || NEW.state, 1);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_counted_by_state AFTER UPDATE OF state ON products
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION count_product_moved();
