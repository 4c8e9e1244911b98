-- A word as the shop writes it, or what it may stand for; null where it stands for nothing that is sold.
CREATE OR REPLACE FUNCTION search_spelt(word text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  meant text := (search_resolve(word, false, true, 0)).terms;
BEGIN
  IF meant IS NULL OR EXISTS (SELECT FROM search_words s WHERE s.word = search_spelt.word AND s.term = meant) THEN
    RETURN CASE WHEN meant IS NOT NULL THEN word END;
  END IF;
  RETURN (SELECT string_agg(near.word, ' ' ORDER BY nth)
    FROM unnest(string_to_array(meant, '+')) WITH ORDINALITY AS part (terms, nth), LATERAL (
      SELECT s.word FROM unnest(string_to_array(terms, ' ')) AS t (term), search_words s
      WHERE left(s.sound, 1) = left(t.term, 1) AND s.term = t.term
      ORDER BY (s.word ~ '[a-z]') <> (search_spelt.word ~ '[a-z]'), levenshtein(search_spelt.word, s.word), s.tier, s.word
      LIMIT 1) AS near);
END $$;
