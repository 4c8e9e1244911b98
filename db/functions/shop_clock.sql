-- The time by which all processes of the shop go. A test that needs a later hour puts another function in its
-- place.
CREATE OR REPLACE FUNCTION shop_clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT clock_timestamp()
$$;
