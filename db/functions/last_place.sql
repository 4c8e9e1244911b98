-- The place behind all that can be bought of a category, and its rank.
CREATE OR REPLACE FUNCTION last_place(of_category text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT rank FROM product_ranks WHERE category = of_category AND rank < 2000000000 ORDER BY rank DESC LIMIT 1
  ) % 1000000000 / 64, 0)
$$;
