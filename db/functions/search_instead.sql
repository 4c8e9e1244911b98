-- Where nothing is found: a query that finds something, of those words that are sold, as the shop writes them: all
-- together, or else one of them; or of what the longest sounds like. And up to three shelves of what that finds,
-- or else of what is described with the words.
CREATE OR REPLACE FUNCTION search_instead(words text[], OUT query text, OUT shelves text[]) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  positions bigint[] := '{}';
  spelt text[];
  longest text;
BEGIN
  spelt := array(SELECT each FROM unnest(words) WITH ORDINALITY AS w (word, nth), search_spelt(word) AS each
    WHERE each IS NOT NULL ORDER BY nth);
  IF cardinality(spelt) = 0 THEN
    SELECT word INTO longest FROM unnest(words) AS word ORDER BY length(word) DESC LIMIT 1;
    spelt := array(SELECT s.word FROM search_words s
      WHERE s.sound % search_sound(longest) AND s.tier < 5 AND EXISTS (SELECT FROM search_entries e WHERE e.term = s.term)
      ORDER BY similarity(s.sound, search_sound(longest)) DESC, s.tier, s.word LIMIT 1);
  END IF;
  -- Words that are written right have been looked for already, all together.
  query := nullif(array_to_string(spelt, ' '), '');
  FOR one IN REVERSE cardinality(spelt) .. 0 LOOP
    IF cardinality(spelt) > 1 AND query = array_to_string(words, ' ') THEN
      query := spelt[one];
      CONTINUE;
    END IF;
    EXIT WHEN query IS NULL OR cardinality(positions) > 0;
    positions := search_goods(string_to_array(query, ' '), array_fill(0, ARRAY[cardinality(string_to_array(query, ' '))]),
      NULL, false, NULL, 100);
    IF cardinality(positions) = 0 THEN query := spelt[one]; END IF;
  END LOOP;
  IF cardinality(positions) = 0 THEN
    query := NULL;
    positions := array(SELECT t.position FROM search_texts t
      WHERE t.words @@ to_tsquery('english', array_to_string(search_instead.words, ' | ')) LIMIT 100);
  END IF;
  shelves := array(SELECT p.category FROM unnest(positions) WITH ORDINALITY AS found (position, nth)
    JOIN products p USING (position) GROUP BY p.category ORDER BY min(nth) LIMIT 3);
END $$;
