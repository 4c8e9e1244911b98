-- The order 'Recommended' (docs/decisions/086-order-recommended.md) with room for 63 categories a round.
CREATE OR REPLACE FUNCTION product_rank(of_category text, place bigint, is_sold_out boolean) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN is_sold_out THEN 2000000000 WHEN need <= 5 THEN 0 ELSE 1000000000 END + place * 64 + need
  FROM categories WHERE value = of_category
$$;
