-- The rank behind all that can be bought of a category.
CREATE OR REPLACE FUNCTION last_rank(of_category text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT product_rank(of_category, last_place(of_category) + 1, false)
$$;
