-- The term of neighbours written as one word, as each of them sounds or as the whole does; null without one.
CREATE OR REPLACE FUNCTION search_together(words text[], sounds text[]) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  together text := search_term(array_to_string(sounds, ''));
BEGIN
  IF EXISTS (SELECT FROM search_entries e WHERE e.term = together) THEN RETURN together; END IF;
  IF cardinality(words) > 2 THEN RETURN NULL; END IF;
  together := search_term(search_sound(words[1] || words[2]));
  IF EXISTS (SELECT FROM search_entries e WHERE e.term = together) THEN RETURN together; END IF;
  IF sounds[1] !~ 'e$' THEN RETURN NULL; END IF;
  together := search_term(left(sounds[1], -1) || 'a' || sounds[2]);
  IF EXISTS (SELECT FROM search_entries e WHERE e.term = together) THEN RETURN together; END IF;
  RETURN NULL;
END $$;
