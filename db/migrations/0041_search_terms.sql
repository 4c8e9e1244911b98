CREATE TABLE "search_terms" (
	"position" bigint PRIMARY KEY NOT NULL,
	"terms" text[] collate "C" NOT NULL,
	"ranks" smallint[] NOT NULL,
	"behind" smallint NOT NULL,
	"pack" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_entries_by_product";--> statement-breakpoint
CREATE INDEX "search_terms_by_term" ON "search_terms" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_entries_by_product" ON "search_entries" USING btree ("position");--> statement-breakpoint
-- By hand from here on (docs/decisions/115-search.md): the words of a product in one row, so that several words are
-- looked for by one index and the list of none of them is read.
INSERT INTO search_terms (position, terms, ranks, behind, pack)
SELECT position, array_agg(term), array_agg((rank % 100)::smallint), max(rank / 100 * 100), min(pack)
FROM search_entries GROUP BY position;
--> statement-breakpoint

-- Writes what these products are found by, in place of what was there. Nobody waits for anybody: the entries
-- of a product are written under its own lock, and a word that two write at once is there twice.
CREATE OR REPLACE FUNCTION search_write(written bigint[], is_new boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_new THEN
    DELETE FROM search_entries WHERE position = ANY (written);
    DELETE FROM search_terms WHERE position = ANY (written);
    DELETE FROM search_texts WHERE position = ANY (written);
  END IF;
  WITH goods AS MATERIALIZED (
    SELECT p.position, p.name, p.hindi_name, p.family, p.brand, p.category, p.aliases,
      CASE WHEN p.stock = 0 THEN 100 ELSE 0 END AS behind, search_pack(p.net_quantity, p.net_unit) AS pack
    FROM products p WHERE p.position = ANY (written) AND p.state = 'on_shelf'
  ), units AS MATERIALIZED (
    -- Goods share brands, shelves and often aliases: each of them is read once.
    SELECT position, kind, phrases FROM goods, LATERAL (VALUES
      (1, ARRAY[name, nullif(family, name)]), (2, aliases), (3, ARRAY[hindi_name]), (4, ARRAY[brand]),
      (5, (SELECT ARRAY[value, label, categories.hindi_label] FROM categories WHERE value = category))
    ) AS each (kind, phrases)
  ), unit AS MATERIALIZED (
    SELECT row_number() OVER () AS unit, kind, phrases FROM (SELECT DISTINCT kind, phrases FROM units) AS each
  ), split AS MATERIALIZED (
    SELECT row_number() OVER () AS id, unit, kind,
      array(SELECT word FROM unnest(search_split(phrase)) WITH ORDINALITY AS w (word, nth)
        WHERE word <> ALL ('{ka,ki,ke,ko,का,की,के,और,aur,of,and,the,for,with,wala,wali,वाला,वाली}')
        ORDER BY nth LIMIT 12) AS words
    FROM unit, unnest(phrases) AS phrase WHERE phrase IS NOT NULL
  ), used AS MATERIALIZED (
    SELECT id, unit, kind, nth, cardinality(words) AS of, word FROM split, unnest(words) WITH ORDINALITY AS w (word, nth)
  ), known AS MATERIALIZED (
    SELECT DISTINCT ON (word) word, sound, term FROM search_words
    WHERE word = ANY (array(SELECT DISTINCT word FROM used))
  ), heard AS MATERIALIZED (
    SELECT word, sound, term FROM known
    UNION ALL SELECT word, sound, search_term(sound) FROM (
      SELECT word, search_sound(word) AS sound FROM (SELECT DISTINCT word FROM used) AS each
      WHERE NOT EXISTS (SELECT FROM known WHERE known.word = each.word) OFFSET 0) AS fresh
  ), said AS MATERIALIZED (
    SELECT id, unit, kind, nth, of, word, sound, term FROM used JOIN heard USING (word)
  ), together AS MATERIALIZED (
    -- Neighbours written as one word.
    SELECT a.unit, a.word || b.word AS word, a.sound || b.sound AS sound, CASE a.kind
      WHEN 1 THEN CASE WHEN a.of = 2 THEN 0 ELSE 2 END
      WHEN 2 THEN CASE WHEN a.of = 2 THEN 1 ELSE 5 END
      WHEN 3 THEN CASE WHEN a.of = 2 THEN 4 ELSE 5 END
      ELSE 6 END AS tier
    FROM said a JOIN said b ON b.id = a.id AND b.nth = a.nth + 1
    WHERE (a.kind IN (1, 3, 4) OR a.kind = 2 AND a.of < 4) AND a.word !~ '^[0-9]+$' AND b.word !~ '^[0-9]+$'
    UNION ALL
    -- The whole of it.
    SELECT unit, string_agg(word, '' ORDER BY nth), string_agg(sound, '' ORDER BY nth),
      CASE kind WHEN 1 THEN 0 WHEN 2 THEN 1 WHEN 3 THEN 4 ELSE 6 END
    FROM said WHERE kind < 5 AND of BETWEEN 3 AND 5
    GROUP BY id, unit, kind HAVING bool_and(word !~ '^[0-9]+$')
  ), found AS MATERIALIZED (
    -- Single words.
    SELECT unit, word, sound, term, CASE kind
      WHEN 1 THEN CASE WHEN of = 1 THEN 0 WHEN is_last THEN 2 ELSE 3 END
      WHEN 2 THEN CASE WHEN of = 1 THEN 1 ELSE 5 END
      WHEN 3 THEN CASE WHEN of = 1 THEN 4 ELSE 5 END
      WHEN 4 THEN 6 ELSE 7 END AS tier
    FROM (
      -- A number behind a name does not count as its last word.
      SELECT *, nth = max(nth) FILTER (WHERE word !~ '^[0-9]+$') OVER (PARTITION BY id) AS is_last FROM said
    ) AS each
    UNION ALL
    SELECT unit, word, sound, coalesce(known_term, search_term(sound)), tier FROM (
      SELECT *, (SELECT s.term FROM search_words s WHERE s.word = together.word LIMIT 1) AS known_term FROM together
    ) AS each
  ), new_words AS (
    INSERT INTO search_words (word, sound, term, tier)
    SELECT word, min(sound), min(term), min(tier) FROM found f WHERE word !~ '^[0-9]+$' AND greatest(length(word), length(sound)) <= 60
    AND NOT EXISTS (SELECT FROM search_words s WHERE s.word = f.word AND s.tier <= f.tier)
    GROUP BY word
  ), entry AS MATERIALIZED (
    SELECT term, position, min(tier)::smallint AS tier, min(behind)::smallint AS behind, min(pack) AS pack
    FROM goods JOIN units USING (position) JOIN unit USING (kind, phrases)
      JOIN (SELECT unit, term, min(tier) AS tier FROM found GROUP BY unit, term) AS each USING (unit)
    GROUP BY term, position
  ), of_product AS (
    INSERT INTO search_terms (position, terms, ranks, behind, pack)
    SELECT position, array_agg(term), array_agg(tier), min(behind), min(pack) FROM entry GROUP BY position
  )
  INSERT INTO search_entries (term, rank, position, pack)
  SELECT term, tier + behind, position, pack FROM entry ORDER BY term, position;

  INSERT INTO search_texts (position, words)
  SELECT position, words FROM products JOIN (
    SELECT description, to_tsvector('english', description) AS words FROM (
      SELECT DISTINCT description FROM products WHERE position = ANY (written) OFFSET 0) AS each
  ) AS described USING (description)
  WHERE position = ANY (written) AND state = 'on_shelf';
END $$;
--> statement-breakpoint

-- What a sale that leaves some does not do.
CREATE OR REPLACE FUNCTION search_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_behind smallint := CASE WHEN NEW.stock = 0 THEN 100 ELSE 0 END;
BEGIN
  UPDATE search_entries SET rank = rank % 100 + now_behind WHERE position = NEW.position;
  UPDATE search_terms SET behind = now_behind WHERE position = NEW.position;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION search_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE position IN (SELECT position FROM old_rows);
  DELETE FROM search_terms WHERE position IN (SELECT position FROM old_rows);
  DELETE FROM search_texts WHERE position IN (SELECT position FROM old_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION search_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE search_entries, search_terms, search_texts;
  RETURN NULL;
END $$;
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
  UPDATE search_terms x SET (terms, ranks) = (
    SELECT array_agg(each.term), array_agg(each.rank) FROM (
      SELECT u.term, u.rank FROM unnest(x.terms, x.ranks) AS u (term, rank)
      WHERE NOT (u.rank = 7 AND u.term = ANY (old_terms) AND u.term <> ALL (new_terms))
      UNION ALL SELECT n.term, 7 FROM unnest(new_terms) AS n (term)
      WHERE n.term <> ALL (old_terms) AND n.term <> ALL (x.terms)) AS each)
  WHERE x.position = ANY (goods);
  RETURN NULL;
END $$;
--> statement-breakpoint

-- The positions of the products that have one term of each slot, best first: a slot has the terms that a word may
-- stand for, parted by blanks. Of `liked` terms many are better than few.
CREATE OR REPLACE FUNCTION search_gather(slots text[], liked text[], pack_named integer, most integer)
RETURNS bigint[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  one text[] := string_to_array(slots[1], ' ');
  other text[];
  singles text[];
  choices text[];
  is_simple boolean;
  -- Of so many that have all words those that fit best are answered, unless all are asked for.
  looked_at integer := CASE WHEN most IS NOT NULL THEN 2000 END;
  positions bigint[];
  ranks integer[];
  packs integer[];
BEGIN
  IF cardinality(slots) = 1 AND cardinality(one) = 1 THEN
    IF liked IS NULL AND pack_named IS NULL THEN
      RETURN array(SELECT e.position FROM search_entries e WHERE e.term = one[1]
        ORDER BY e.rank, e.position LIMIT most);
    END IF;
    SELECT array_agg(e.position), array_agg(e.rank), array_agg(e.pack) INTO positions, ranks, packs FROM (
      SELECT o.position, o.rank, o.pack FROM search_entries o WHERE o.term = one[1]
      ORDER BY o.rank, o.position LIMIT most) AS e;
  ELSIF cardinality(slots) = 1 THEN
    SELECT array_agg(e.position), array_agg(e.rank), array_agg(e.pack) INTO positions, ranks, packs FROM (
      SELECT o.position, min(o.rank) AS rank, min(o.pack) AS pack FROM unnest(one) AS t (term), LATERAL (
        SELECT * FROM search_entries s WHERE s.term = t.term ORDER BY s.rank, s.position LIMIT most) AS o
      GROUP BY o.position) AS e;
  ELSE
    singles := array(SELECT slot FROM unnest(slots) AS slot WHERE slot NOT LIKE '% %');
    choices := array(SELECT slot FROM unnest(slots) AS slot WHERE slot LIKE '% %' ORDER BY length(slot) DESC);
    one := string_to_array(coalesce(choices[1], singles[1]), ' ');
    other := string_to_array(coalesce(choices[2], singles[CASE WHEN cardinality(choices) = 1 THEN 1 ELSE 2 END]), ' ');
    -- Two slots of up to four terms are nearly all: a query in a query would take ten times as long for each row.
    is_simple := cardinality(slots) = 2 AND cardinality(one) < 5;
    IF cardinality(choices) = 0 THEN
      SELECT array_agg(x.position), array_agg(x.behind + x.fit), array_agg(x.pack) INTO positions, ranks, packs FROM (
        SELECT g.position, g.behind, g.pack, CASE WHEN is_simple THEN
          g.ranks[array_position(g.terms, one[1])] + g.ranks[array_position(g.terms, other[1])]
          ELSE (SELECT sum(g.ranks[array_position(g.terms, term)]) FROM unnest(singles) AS term) END AS fit
        FROM search_terms g WHERE g.terms @> singles LIMIT looked_at) AS x;
    ELSE
      -- By the index for two of the choices; the rest is asked of what has these.
      SELECT array_agg(x.position), array_agg(x.behind + x.fit), array_agg(x.pack) INTO positions, ranks, packs FROM (
        SELECT g.position, g.behind, g.pack, CASE WHEN is_simple THEN
          least(g.ranks[array_position(g.terms, one[1])], g.ranks[array_position(g.terms, one[2])],
            g.ranks[array_position(g.terms, one[3])], g.ranks[array_position(g.terms, one[4])])
          + least(g.ranks[array_position(g.terms, other[1])], g.ranks[array_position(g.terms, other[2])],
            g.ranks[array_position(g.terms, other[3])], g.ranks[array_position(g.terms, other[4])])
          ELSE (SELECT sum(best.rank) FROM unnest(slots) AS slot, LATERAL (
            SELECT min(g.ranks[array_position(g.terms, term)]) AS rank FROM unnest(string_to_array(slot, ' ')) AS term) AS best
          ) END AS fit
        FROM search_terms g WHERE g.terms @> singles AND g.terms && string_to_array(choices[1], ' ')
          AND g.terms && string_to_array(coalesce(choices[2], choices[1]), ' ')
          AND NOT EXISTS (SELECT FROM unnest(choices[3 :]) AS slot WHERE NOT g.terms && string_to_array(slot, ' '))
        LIMIT looked_at) AS x;
    END IF;
  END IF;
  IF liked IS NULL THEN
    RETURN array(SELECT c.position FROM unnest(positions, ranks, packs) AS c (position, rank, pack)
      ORDER BY c.rank >= 100, c.rank, c.pack IS DISTINCT FROM pack_named, c.position LIMIT most);
  END IF;
  -- Only the best 200 are looked through for it.
  RETURN array(SELECT c.position FROM (
      SELECT *, row_number() OVER (ORDER BY rank >= 100, rank, pack IS DISTINCT FROM pack_named, position) AS nth
      FROM unnest(positions, ranks, packs) AS each (position, rank, pack)) AS c
    ORDER BY c.rank >= 100, c.rank, CASE WHEN c.nth <= 200 THEN (
        SELECT -count(array_position(g.terms, term)) FROM search_terms g, unnest(liked) AS term
        WHERE g.position = c.position) ELSE 0 END,
      c.nth LIMIT most);
END $$;
--> statement-breakpoint

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
