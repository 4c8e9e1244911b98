-- Counts the products in each state, as count_rows counts all (list_counts).
CREATE OR REPLACE FUNCTION count_products_by_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts (list, change)
  SELECT 'products ' || state, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed_rows GROUP BY state;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_counted_in_by_state AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products_by_state();

CREATE OR REPLACE TRIGGER products_counted_out_by_state AFTER DELETE ON products REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_products_by_state();
