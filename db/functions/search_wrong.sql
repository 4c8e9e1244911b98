-- 1 where two neighbours changed places, else 2.
CREATE OR REPLACE FUNCTION search_wrong(a text, b text) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  at integer := 1;
BEGIN
  IF length(a) <> length(b) THEN RETURN 2; END IF;
  WHILE substr(a, at, 1) = substr(b, at, 1) LOOP at := at + 1; END LOOP;
  RETURN CASE WHEN substr(a, at + 1, 1) || substr(a, at, 1) || substr(a, at + 2) = substr(b, at) THEN 1 ELSE 2 END;
END $$;
