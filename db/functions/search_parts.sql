-- Two words written as one: their terms with a plus between them. They count as they are written; softly, those
-- of four letters and more as they sound.
CREATE OR REPLACE FUNCTION search_parts(word text, softly boolean) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  parts text[];
BEGIN
  FOR at IN CASE WHEN word ~ '^[a-z][0-9]' THEN 2 ELSE 3 END .. length(word) - 3 LOOP
    parts := ARRAY[left(word, at), substr(word, at + 1)];
    CONTINUE WHEN EXISTS (SELECT FROM unnest(parts) AS part WHERE (NOT softly OR length(part) < 4)
      AND NOT EXISTS (SELECT FROM search_words s WHERE s.word = part));
    parts := array(SELECT search_term(search_sound(part)) FROM unnest(parts) WITH ORDINALITY AS p (part, nth) ORDER BY nth);
    IF (SELECT bool_and(EXISTS (SELECT FROM search_entries e WHERE e.term = part)) FROM unnest(parts) AS part) THEN
      RETURN array_to_string(parts, '+');
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
