-- By hand (docs/decisions/115-search.md): words in a hurry, of other languages and of what is not sold.
DROP FUNCTION search_goods(text[], integer[], boolean, integer, integer);
--> statement-breakpoint
DROP FUNCTION search_resolve(text, boolean, integer);
--> statement-breakpoint

-- Two words written as one: their terms with a plus between them. They count as they are written; softly, those
-- of four letters and more as they sound.
CREATE FUNCTION search_parts(word text, softly boolean) RETURNS text LANGUAGE plpgsql STABLE AS $$
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
--> statement-breakpoint

-- The terms that a word may stand for, parted by blanks; null where it stands for nothing that is sold.
-- `how` says how far it was bent: 0 not at all, 1 begun, 2 written together, 3 misspelt.
CREATE FUNCTION search_resolve(word text, is_last boolean, is_alone boolean, kind integer, OUT terms text, OUT how integer)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  heard text := search_sound(word);
  term_heard text := search_term(heard);
  most integer := CASE WHEN length(word) >= 8 AND length(heard) > 5 THEN 2 WHEN length(word) >= 4 THEN 1 ELSE 0 END;
BEGIN
  how := 0;
  SELECT e.term INTO terms FROM search_entries e WHERE e.term = term_heard
    AND (kind < 3 OR EXISTS (SELECT FROM search_words s WHERE s.word = search_resolve.word)) LIMIT 1;
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
--> statement-breakpoint

-- The terms of a word that is no name by itself, and behind them those of others that mean the same; null
-- without any.
CREATE FUNCTION search_alike(terms text, alike text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN terms LIKE '%+%' OR coalesce(alike, '') = '' OR search_strength(terms) < 3 THEN terms ELSE nullif(concat_ws(' ', terms, (
    SELECT string_agg(term, ' ') FROM (
      SELECT DISTINCT search_term(search_sound(word)) AS term FROM unnest(string_to_array(alike, ' ')) AS word) AS each
    WHERE EXISTS (SELECT FROM search_entries e WHERE e.term = each.term))), '') END
$$;
--> statement-breakpoint

-- The positions of the products that are found, at most so many, in their order. Of each word `kind` says what
-- it is in the query: 0 what is sought, -1 what describes it and counts while something has it, 1 what may be
-- left out, 2 and 3 a word that means other goods: no slip of another word, and with 3 not even one that sounds
-- so. `alike` has for each word others of the same meaning, parted by blanks. In a loose query unknown words may
-- be left out beside the name of a product.
CREATE FUNCTION search_goods(
  words text[], kinds integer[], alike text[], is_loose boolean, pack_named integer, most integer)
RETURNS bigint[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET jit = off AS $$
-- Generic plans: to plan each small statement anew for its values takes ten times as long as to carry it out.
DECLARE
  n integer := cardinality(words);
  at integer := 1;
  long integer;
  joined text;
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
    IF cardinality(answer) = 0 AND n > cardinality(slots) THEN
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
          SELECT min(e.rank) >= 100 FROM search_entries e WHERE e.position = p), part, nth LIMIT most);
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
    ORDER BY (SELECT min(e.rank) >= 100 FROM search_entries e WHERE e.position = t.position), t.position);
END $$;
--> statement-breakpoint

-- A word as the shop writes it, or what it may stand for; null where it stands for nothing that is sold.
CREATE FUNCTION search_spelt(word text) RETURNS text LANGUAGE plpgsql STABLE AS $$
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
--> statement-breakpoint

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
--> statement-breakpoint

-- The terms of the words of a shelf, as `search_write` reads them.
CREATE FUNCTION search_shelf_words(phrases text[], OUT word text, OUT sound text, OUT term text)
RETURNS SETOF record LANGUAGE sql STABLE AS $$
  SELECT heard.word, heard.sound, search_term(heard.sound) FROM (
    SELECT DISTINCT w.word, search_sound(w.word) AS sound FROM unnest(phrases) AS phrase, LATERAL (
      SELECT each.word FROM unnest(search_split(phrase)) WITH ORDINALITY AS each (word, nth)
      WHERE each.word <> ALL ('{ka,ki,ke,ko,का,की,के,और,aur,of,and,the,for,with,wala,wali,वाला,वाली}')
      ORDER BY nth LIMIT 12) AS w
    WHERE phrase IS NOT NULL) AS heard
$$;
--> statement-breakpoint

-- Only the words that a new label brings or takes away: of thirty entries of a product they are one or two. A
-- product that has such a word in its name as well keeps that. The goods are locked as before.
CREATE OR REPLACE FUNCTION search_shelf_named() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_terms text[] := array(SELECT term FROM search_shelf_words(ARRAY[OLD.value, OLD.label, OLD.hindi_label]));
  new_terms text[] := array(SELECT term FROM search_shelf_words(ARRAY[NEW.value, NEW.label, NEW.hindi_label]));
  goods bigint[] := array(
    SELECT position FROM products WHERE category = NEW.value AND state = 'on_shelf' ORDER BY id FOR NO KEY UPDATE);
BEGIN
  DELETE FROM search_entries e USING unnest(goods) AS g (position)
  WHERE e.position = g.position AND e.term = ANY (old_terms) AND e.term <> ALL (new_terms) AND e.rank % 100 = 7;
  INSERT INTO search_words (word, sound, term, tier)
  SELECT w.word, w.sound, w.term, 7 FROM search_shelf_words(ARRAY[NEW.label, NEW.hindi_label]) AS w
  WHERE w.word !~ '^[0-9]+$' AND greatest(length(w.word), length(w.sound)) <= 60
    AND NOT EXISTS (SELECT FROM search_words s WHERE s.word = w.word);
  INSERT INTO search_entries (term, rank, position, pack)
  SELECT DISTINCT t.term, CASE WHEN p.stock = 0 THEN 107 ELSE 7 END, p.position, search_pack(p.net_quantity, p.net_unit)
  FROM unnest(goods) AS g (position) JOIN products p USING (position), unnest(new_terms) AS t (term)
  WHERE t.term <> ALL (old_terms)
    AND NOT EXISTS (SELECT FROM search_entries e WHERE e.position = p.position AND e.term = t.term)
  ORDER BY 1, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For a process of the version before, until it ends.
CREATE FUNCTION search_goods(words text[], kinds integer[], is_loose boolean, pack_named integer, most integer)
  RETURNS bigint[] LANGUAGE sql STABLE
  RETURN search_goods(words, kinds, array_fill(''::text, ARRAY[cardinality(words)]), is_loose, pack_named, most);
