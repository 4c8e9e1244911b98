-- Gives each new product its place at the end of its category. MATERIALIZED: the end is looked up once a
-- category, and not once a product.
CREATE OR REPLACE FUNCTION products_entered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_ranks (id, category, rank, position, selling_price_paise, list_price_paise, net_quantity,
    net_unit, is_sold_out)
  WITH lasts AS MATERIALIZED (
    SELECT category, last_place(category) AS behind FROM new_rows GROUP BY category)
  SELECT id, category, product_rank(category, place, false), position, steps * selling_price_paise,
    steps * list_price_paise, steps * net_quantity, net_unit, stock IS NOT DISTINCT FROM 0
  FROM (
    SELECT new_rows.*, least_steps(least_grams, net_quantity) AS steps,
      behind + row_number() OVER (PARTITION BY category ORDER BY position) AS place
    FROM new_rows JOIN lasts USING (category)
    WHERE state = 'on_shelf' AND family_key IS NULL) AS placed
  ORDER BY position;
  RETURN NULL;
END $$;

-- Before products_inserted, which asks for the first of each category.
CREATE OR REPLACE TRIGGER products_entered AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION products_entered();
