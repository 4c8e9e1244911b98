-- Whether a place is among the first 13 that a list of its category shows (shelfLength of the catalogue's rules).
CREATE OR REPLACE FUNCTION is_among_first(of_category text, place bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT count(*) < 13
  FROM (SELECT 1 FROM product_ranks WHERE category = of_category AND position < place LIMIT 13) AS before
$$;
