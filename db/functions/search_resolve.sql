-- The terms that a word may stand for, parted by blanks; null where it stands for nothing that is sold.
-- `how` says how far it was bent: 0 not at all, 1 begun, 2 written together, 3 misspelt.
CREATE OR REPLACE FUNCTION search_resolve(word text, is_last boolean, is_alone boolean, kind integer, OUT terms text, OUT how integer)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  heard text := search_sound(word);
  term_heard text := search_term(heard);
  most integer := CASE WHEN length(word) >= 8 AND length(heard) > 5 THEN 2 WHEN length(word) >= 4 THEN 1 ELSE 0 END;
BEGIN
  how := 0;
  SELECT e.term INTO terms FROM search_entries e WHERE e.term = term_heard
    AND (kind < 3 OR EXISTS (SELECT FROM search_words s WHERE s.word = search_resolve.word)) LIMIT 1;
  -- Two words that are one here may sound otherwise than side by side: 'bay leaf' is told as bayleaf.
  IF terms IS NULL THEN
    SELECT e.term INTO terms FROM search_words s JOIN search_entries e ON e.term = s.term
    WHERE s.word = search_resolve.word LIMIT 1;
  END IF;
  IF kind > 1 THEN RETURN; END IF;
  -- The plurals of Hindi (kelon, sebon, bhindiyon, mombattiyan) and of English (saris); and of what something
  -- is made, in Marathi and in Bengali (mohriche tel, tiler tel).
  IF terms IS NULL AND heard ~ '..([oe]n|ian|[aiu]s|C[aei]|.er)$' THEN
    SELECT e.term INTO terms FROM (VALUES
      (1, '..([oe]n|ian)$', left(heard, -2)), (2, '..([oe]n|ian)$', left(heard, -2) || 'a'),
      (3, '..[aiu]s$', left(heard, -1)),
      (4, '..C[aei]$', left(heard, -2)), (5, '..aC[aei]$', regexp_replace(heard, 'i?aC.$', '')),
      (6, '..iaC[aei]$', regexp_replace(heard, 'iaC.$', 'a')), (7, '...er$', left(heard, -2))
    ) AS stem (nth, ending, sound), search_entries e
    WHERE heard ~ ending AND (nth < 4 OR NOT is_last) AND e.term = search_term(stem.sound) ORDER BY nth LIMIT 1;
  END IF;
  IF terms IS NOT NULL THEN
    -- What only sounds like a word may be the beginning of another one that is typed: bhin is no bean.
    IF is_last AND NOT EXISTS (SELECT FROM search_words s WHERE s.word = search_resolve.word) THEN
      terms := concat_ws(' ', terms, search_begun(word, '', term_heard));
    END IF;
    RETURN;
  END IF;

  IF is_last AND length(word) > 1 THEN
    how := 1;
    terms := search_begun(word, heard, '');
    IF terms IS NOT NULL THEN RETURN; END IF;
  END IF;

  how := 2;
  terms := search_parts(word, false);
  IF terms IS NOT NULL THEN RETURN; END IF;

  how := 3;
  -- In a hurry, without vowels: tmtr, bdm.
  IF heard ~ '^[bdfghjklmnprstvC]{3,8}$' THEN
    SELECT string_agg(DISTINCT s.term, ' ') INTO terms FROM search_words s
    WHERE left(s.sound, 1) = left(heard, 1) AND translate(s.sound, 'aeiou', '') = heard AND s.tier IN (0, 1, 2, 4)
      AND EXISTS (SELECT FROM search_entries e WHERE e.term = s.term);
    IF terms IS NOT NULL THEN RETURN; END IF;
  END IF;
  IF most = 0 THEN RETURN; END IF;

  -- One letter in four is wrong, two in eight, as it is written or as it sounds; two neighbours that changed
  -- places count as one. The first letter is mostly right.
  SELECT string_agg(DISTINCT near.term, ' ') INTO terms FROM (
    SELECT n.term, rank() OVER (ORDER BY n.wrong, n.by_word > most, n.tier > 3) AS place
    FROM (
      SELECT s.term, s.tier, s.by_word, least(
        CASE WHEN s.by_sound < 2 THEN s.by_sound WHEN search_wrong(heard, s.sound) = 1 THEN 1
          -- Of a sound of six letters a third would be wrong.
          WHEN length(heard) < 7 THEN 9 ELSE s.by_sound END,
        CASE WHEN s.by_word = 2 THEN search_wrong(search_resolve.word, s.word) ELSE s.by_word END) AS wrong
      FROM (
        SELECT *, CASE WHEN length(heard) > 3 THEN levenshtein_less_equal(heard, sound, 2) ELSE 9 END AS by_sound,
          levenshtein_less_equal(search_resolve.word, search_words.word, 2) AS by_word FROM search_words) s
      WHERE least(s.by_sound, s.by_word) <= 2 AND left(s.sound, 1) = left(heard, 1)
        AND (length(s.sound) BETWEEN length(heard) - most AND length(heard) + most
          OR length(s.word) BETWEEN length(search_resolve.word) - most AND length(search_resolve.word) + most)
        -- Short words are many: alone only whole names are meant by them. In Hindi their last vowel makes another word.
        AND (length(heard) > 5 OR (s.tier IN (0, 1, 2, 4) OR NOT is_alone AND length(heard) > 3)
          AND NOT (length(s.sound) = length(heard) AND left(s.sound, -1) = left(heard, -1) AND heard ~ '[aeiou]$'
            AND length(s.word) = length(search_resolve.word)))
    ) n
    WHERE n.wrong <= most AND EXISTS (SELECT FROM search_entries e WHERE e.term = n.term)
  ) near WHERE near.place = 1;
  IF terms IS NOT NULL OR length(heard) < 5 THEN RETURN; END IF;
  terms := search_parts(word, true);
  IF terms IS NOT NULL THEN
    how := 2;
    RETURN;
  END IF;
  SELECT string_agg(DISTINCT s.term, ' ') INTO terms FROM search_words s
  WHERE s.tier IN (0, 1, 2, 4) AND length(s.sound) BETWEEN length(heard) - 1 AND length(heard) + 1
    AND (s.sound = substr(heard, 2) OR substr(s.sound, 2) = heard OR substr(s.sound, 2) = substr(heard, 2)
      OR s.sound = substr(heard, 2, 1) || left(heard, 1) || substr(heard, 3))
    AND EXISTS (SELECT FROM search_entries e WHERE e.term = s.term);
END $$;
