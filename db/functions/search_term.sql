-- The key under which a sound is found: kele is kela; and from three consonants on without the a between them
-- that some write and some do not (tamatar, tamatr). The first vowel is always spoken, and shorter words would
-- fall together.
CREATE OR REPLACE FUNCTION search_term(sound text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  t text := regexp_replace(sound, '([a-zA-Z])\1+', '\1', 'g');
BEGIN
  IF t ~ '..e$' THEN t := left(t, -1) || 'a'; END IF;
  IF length(translate(t, 'aeiou', '')) > 2 THEN
    t := regexp_replace(t, '(?<=.[bdfghjklmnprstvC])a(?=[bdfghjklmnprstvC])', '', 'g');
  END IF;
  RETURN left(t, 60);
END $$;
