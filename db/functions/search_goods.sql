-- Versions before 1.0.0 had another one beside it.
DROP FUNCTION IF EXISTS search_goods(text[], integer[], boolean, integer, integer);

-- The positions of the products that are found, at most so many, in their order. Of each word `kind` says what
-- it is in the query: 0 what is sought, -1 what describes it and counts while something has it, 1 what may be
-- left out, 2 and 3 a word that means other goods: no slip of another word, and with 3 not even one that sounds
-- so. `alike` has for each word others of the same meaning, parted by blanks. In a loose query unknown words may
-- be left out beside the name of a product.
CREATE OR REPLACE FUNCTION search_goods(
  words text[], kinds integer[], alike text[], is_loose boolean, pack_named integer, most integer)
RETURNS bigint[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET jit = off
SET enable_seqscan = off AS $$
-- Generic plans: to plan each small statement anew for its values takes ten times as long as to carry it out.
-- They use indexes: a plan that was made for a hundred goods is kept when there are a million.
DECLARE
  n integer := cardinality(words);
  at integer := 1;
  long integer;
  joined text;
  is_joined boolean := false;
  also text;
  sounds text[] := '{}';
  slots text[] := '{}';
  singles text[] := '{}';
  -- Of each slot: 1 describes, -1 was misspelt and must not be left out, 0 else.
  describing integer[] := '{}';
  liked text[];
  found record;
  answer bigint[] := '{}';
  begun bigint[];
  unknown integer := 0;
  unknown_words text := '';
  weakest integer;
BEGIN
  FOR i IN 1 .. n LOOP sounds := sounds || search_sound(words[i]); END LOOP;
  -- Neighbours that are one term, the longest first; what is left stands alone.
  WHILE at <= n LOOP
    FOR long IN REVERSE least(5, n - at + 1) .. 2 LOOP
      CONTINUE WHEN 0 <> ALL (kinds[at : at + long - 1]);
      joined := search_together(words[at : at + long - 1], sounds[at : at + long - 1]);
      IF joined IS NOT NULL THEN
        slots := slots || joined;
        describing := describing || 0;
        at := at + long;
        is_joined := true;
        EXIT;
      END IF;
    END LOOP;
    IF joined IS NOT NULL THEN
      joined := NULL;
      CONTINUE;
    END IF;
    IF kinds[at] = 1 THEN
      SELECT liked || e.term INTO liked FROM (SELECT) AS one
        LEFT JOIN LATERAL (SELECT e.term FROM search_entries e WHERE e.term = search_term(sounds[at]) LIMIT 1) AS e ON true;
      liked := nullif(array_remove(liked, NULL), '{}');
    ELSE
      found := search_resolve(words[at], at = n, n = 1, kinds[at]);
      also := search_alike(found.terms, alike[at]);
      IF also IS NOT NULL THEN slots := slots || string_to_array(also, '+');
        describing := describing || array_fill(
          CASE WHEN found.how = 3 THEN -1 WHEN kinds[at] < 0 THEN 1 ELSE 0 END,
          ARRAY[cardinality(slots) - cardinality(describing)]);
      ELSIF kinds[at] >= 0 THEN
        unknown := unknown + CASE WHEN kinds[at] = 0 THEN 1 ELSE 100 END;
        unknown_words := unknown_words || ' ' || words[at];
      END IF;
    END IF;
    at := at + 1;
  END LOOP;
  IF cardinality(slots) = 0 AND unknown = 0 THEN
    slots := coalesce(liked, '{}');
    liked := NULL;
  END IF;

  IF unknown BETWEEN 1 AND 99 AND cardinality(slots) > 0 THEN
    -- The rest of the words may stand in the description.
    answer := array(SELECT p FROM unnest(search_gather(slots, liked, pack_named, most)) WITH ORDINALITY AS g (p, nth)
      WHERE EXISTS (SELECT FROM search_texts x
        WHERE x.position = p AND x.words @@ plainto_tsquery('english', unknown_words)) ORDER BY nth);
    IF cardinality(answer) > 0 THEN RETURN answer; END IF;
  END IF;
  IF unknown BETWEEN 1 AND 99 AND is_loose AND EXISTS (
    SELECT FROM unnest(slots) AS s (terms) WHERE search_strength(s.terms) < 3) THEN
    unknown := 0;
  END IF;
  IF unknown = 0 AND cardinality(slots) > 0 THEN
    answer := search_gather(slots, liked, pack_named, most);
    -- Joined neighbours may hide what the words find each for themselves.
    IF cardinality(answer) = 0 AND is_joined THEN
      FOR i IN 1 .. n LOOP
        CONTINUE WHEN kinds[i] = 1;
        found := search_resolve(words[i], i = n, n = 1, kinds[i]);
        also := search_alike(found.terms, alike[i]);
        IF also IS NOT NULL THEN singles := singles || string_to_array(also, '+'); END IF;
      END LOOP;
      IF cardinality(singles) > 0 THEN answer := search_gather(singles, liked, pack_named, most); END IF;
    END IF;
    -- Words of the market that no product has together: without those that describe, then those that are written
    -- right and no part of a name. Two names are another product, which is not sold: corn oil is neither of both.
    WHILE cardinality(answer) = 0 AND cardinality(slots) > 1 AND 2 > ALL (kinds) LOOP
      SELECT nth INTO weakest FROM (
        SELECT s.nth, describing[s.nth] AS describes, search_strength(s.terms) AS tier
        FROM unnest(slots) WITH ORDINALITY AS s (terms, nth)) AS each
      WHERE describes = 1 OR describes = 0 AND tier > 4 ORDER BY describes DESC, tier DESC, nth DESC LIMIT 1;
      EXIT WHEN weakest IS NULL;
      slots := slots[: weakest - 1] || slots[weakest + 1 :];
      describing := describing[: weakest - 1] || describing[weakest + 1 :];
      answer := search_gather(slots, liked, pack_named, most);
    END LOOP;
    -- Few whole words: what begins so stands behind them.
    IF n = 1 AND cardinality(slots) = 1 AND cardinality(answer) BETWEEN 1 AND 4 AND length(words[1]) > 1 AND kinds[1] = 0 THEN
      joined := search_begun(words[1], '', slots[1]);
      IF joined IS NOT NULL THEN
        begun := search_gather(ARRAY[joined], NULL, pack_named, most);
        answer := array(SELECT p FROM (
          SELECT p, 0 AS part, nth FROM unnest(answer) WITH ORDINALITY AS a (p, nth)
          UNION ALL SELECT p, 1, nth FROM unnest(begun) WITH ORDINALITY AS b (p, nth) WHERE p <> ALL (answer)
        ) AS both_parts ORDER BY (
          SELECT x.behind FROM search_terms x WHERE x.position = p), part, nth LIMIT most);
      END IF;
    END IF;
  END IF;
  IF cardinality(answer) > 0 OR 1 < ANY (kinds) OR NOT 0 = ANY (kinds) OR unknown = 0 THEN RETURN answer; END IF;

  -- Within words, where nothing else is found.
  IF n = 1 AND length(sounds[1]) > 2 THEN
    SELECT string_agg(first.term, ' ') INTO joined FROM (
      SELECT s.term FROM search_words s
      WHERE (s.sound LIKE '%' || sounds[1] || '%' OR s.word LIKE '%' || words[1] || '%') AND s.tier < 6
        AND EXISTS (SELECT FROM search_entries e WHERE e.term = s.term)
      GROUP BY s.term ORDER BY min(s.tier), min(length(s.sound)) LIMIT 12) AS first;
    IF joined IS NOT NULL THEN RETURN search_gather(ARRAY[joined], NULL, pack_named, most); END IF;
  END IF;
  -- Descriptions, where order matters least.
  RETURN array(
    SELECT t.position FROM (
      SELECT x.position FROM search_texts x
      WHERE x.words @@ plainto_tsquery('english', array_to_string(search_goods.words, ' '))
      ORDER BY x.position + 0 LIMIT most) AS t
    ORDER BY (SELECT x.behind FROM search_terms x WHERE x.position = t.position), t.position);
END $$;
