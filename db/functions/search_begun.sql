-- The terms of up to twelve words that begin so, as they are written or else as they sound: names before
-- others, short ones first.
CREATE OR REPLACE FUNCTION search_begun(word text, heard text, but_not text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  terms text;
BEGIN
  SELECT string_agg(first.term, ' ') INTO terms FROM (
    SELECT begun.term FROM (
      SELECT s.term, s.tier, length(s.sound) AS long FROM search_words s
      WHERE s.word >= search_begun.word COLLATE "C" AND s.word < search_begun.word || U&'\FFFF' COLLATE "C" LIMIT 500
    ) AS begun
    WHERE begun.term <> but_not AND EXISTS (SELECT FROM search_entries e WHERE e.term = begun.term)
    GROUP BY begun.term ORDER BY min(begun.tier) > 5, min(begun.long), begun.term LIMIT 12
  ) AS first;
  IF terms IS NOT NULL OR length(heard) < 2 THEN RETURN terms; END IF;
  SELECT string_agg(first.term, ' ') INTO terms FROM (
    SELECT begun.term FROM (
      SELECT s.term, s.tier, length(s.sound) AS long FROM search_words s
      WHERE s.sound >= heard COLLATE "C" AND s.sound < heard || U&'\FFFF' COLLATE "C" LIMIT 500
    ) AS begun
    WHERE begun.term <> but_not AND EXISTS (SELECT FROM search_entries e WHERE e.term = begun.term)
    GROUP BY begun.term ORDER BY min(begun.tier) > 5, min(begun.long), begun.term LIMIT 12
  ) AS first;
  RETURN terms;
END $$;
