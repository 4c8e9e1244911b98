-- What products are found by: per word, pair of words or whole name how well it fits (the lower, the better;
-- from 100 on the product is sold out). Only what is on the shelf has entries.
CREATE OR REPLACE FUNCTION search_pack(quantity integer, unit text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((quantity::bigint * 3 + CASE unit WHEN 'g' THEN 0 WHEN 'ml' THEN 1 ELSE 2 END) % 2147483647)::integer
$$;
