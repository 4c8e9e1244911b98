-- How many steps of goods by weight somebody buys at least, and 1 of all other goods: what lists show, order and
-- narrow by is the price of these.
CREATE OR REPLACE FUNCTION least_steps(least_grams integer, net_quantity integer) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(least_grams / net_quantity, 1)
$$;
