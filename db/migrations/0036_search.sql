CREATE TABLE "search_entries" (
	"term" text collate "C" NOT NULL,
	"rank" smallint NOT NULL,
	"position" bigint NOT NULL,
	"pack" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"position" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" NOT NULL,
	"sound" text collate "C" NOT NULL,
	"term" text collate "C" NOT NULL,
	"tier" smallint NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
CREATE INDEX "search_entries_by_rank" ON "search_entries" USING btree ("term","rank","position","pack");--> statement-breakpoint
CREATE INDEX "search_entries_by_product" ON "search_entries" USING btree ("position","term","rank");--> statement-breakpoint
CREATE INDEX "search_texts_by_word" ON "search_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_by_word" ON "search_words" USING btree ("word","tier");--> statement-breakpoint
CREATE INDEX "search_words_by_sound" ON "search_words" USING btree ("sound","tier");--> statement-breakpoint
CREATE INDEX "search_words_by_length" ON "search_words" USING btree (left("sound", 1),length("sound"));--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("sound" gin_trgm_ops,"word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
-- By hand from here on (docs/decisions/115-search.md).
DROP TRIGGER products_search_text ON products;
--> statement-breakpoint
DROP FUNCTION products_search_text();
--> statement-breakpoint
DROP FUNCTION pack_words(integer, text);
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint

-- The words of a text, in small letters. Signs that nobody sees are left out, all others part words.
CREATE FUNCTION search_split(written text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_to_array(btrim(regexp_replace(
    translate(lower(normalize(written, NFKC)), U&'\0027\2019\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\FEFF', ''),
    U&'[^[:alnum:]\0300-\036F\0900-\0DFF]+', ' ', 'g')), ' ')
$$;
--> statement-breakpoint

-- How a word sounds, in an alphabet that Hindi in Latin letters, Devanagari and English share (C is ch):
-- without aspiration, length of vowels, doubled letters, nukta and the s of a plural.
CREATE FUNCTION search_sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  w text := word;
BEGIN
  IF w ~ '^[0-9]+$' THEN RETURN w; END IF;
  IF w ~ U&'[\0900-\097F]' THEN
    -- A consonant without a vowel sign has an a; the last one is not spoken.
    w := replace(normalize(w, NFD), U&'\093C', '');
    w := regexp_replace(w, U&'([\0915-\0939])(?![\093E-\094D\0962\0963])', U&'\\1\0259', 'g');
    w := regexp_replace(w, U&'\0259$', '');
    w := replace(replace(translate(w,
      'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएऐओऔऑऍािीुूेैोौॉॅंँə्ः',
      'kkggnCCjjnttddnttddnpfbbmyrllvssshaaiiuueeoooeaiiuueeooaenna'), 'ृ', 'ri'), 'ऋ', 'ri');
  ELSE
    w := unaccent(w);
    IF length(w) > 3 THEN
      w := CASE
        WHEN w ~ '(ch|sh|x|ss)es$' THEN left(w, -2)
        WHEN w ~ 'ies$' THEN left(w, -3) || 'y'
        WHEN w ~ 'oes$' THEN left(w, -2)
        WHEN w ~ '([bcdfgklmnprtvwyeo]|ea)s$' OR (length(w) > 5 AND w ~ 'as$') THEN left(w, -1)
        ELSE w END;
    END IF;
    w := regexp_replace(w, 'ce$', 's');
    w := replace(replace(replace(replace(replace(replace(replace(w, 'wh', 'v'), 'tch', 'C'), 'cch', 'C'), 'chh', 'C'), 'ch', 'C'), 'ck', 'k'), 'uva', 'ua');
    w := regexp_replace(w, 'ew(?![aeiou])', 'u');
    w := replace(replace(replace(replace(replace(replace(replace(replace(replace(w, 'ph', 'f'), 'sh', 's'), 'gh', 'g'), 'kh', 'k'), 'th', 't'), 'dh', 'd'), 'bh', 'b'), 'jh', 'j'), 'x', 'ks');
    w := replace(replace(replace(w, 'ce', 'se'), 'ci', 'si'), 'cy', 'si');
    w := translate(w, 'cqwz', 'kkvj');
    w := replace(replace(replace(replace(replace(replace(replace(w, 'ee', 'i'), 'ea', 'i'), 'oo', 'u'), 'ou', 'o'), 'oa', 'o'), 'oe', 'o'), 'ui', 'u');
  END IF;
  w := regexp_replace(w, 'a[iy](?=[bdfgjklmnprstvC])', 'e', 'g');
  w := regexp_replace(w, '[ei][ye]$', 'i');
  w := replace(replace(translate(w, 'y', 'i'), 'au', 'o'), 'ei', 'e');
  w := regexp_replace(w, 'm(?=[bp])', 'n', 'g');
  RETURN regexp_replace(w, '(.)\1+', '\1', 'g');
END $$;
--> statement-breakpoint

-- The key under which a sound is found: kele is kela; and from three consonants on without the a between them
-- that some write and some do not (tamatar, tamatr). The first vowel is always spoken, and shorter words would
-- fall together.
CREATE FUNCTION search_term(sound text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  t text := regexp_replace(sound, '([a-zA-Z])\1+', '\1', 'g');
BEGIN
  IF t ~ '..e$' THEN t := left(t, -1) || 'a'; END IF;
  IF length(translate(t, 'aeiou', '')) > 2 THEN
    t := regexp_replace(t, '(?<=.[bdfghjklmnprstvC])a(?=[bdfghjklmnprstvC])', '', 'g');
  END IF;
  RETURN left(t, 60);
END $$;
--> statement-breakpoint

-- What products are found by: per word, pair of words or whole name how well it fits (the lower, the better;
-- from 100 on the product is sold out). Only what is on the shelf has entries.
CREATE FUNCTION search_pack(quantity integer, unit text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((quantity::bigint * 3 + CASE unit WHEN 'g' THEN 0 WHEN 'ml' THEN 1 ELSE 2 END) % 2147483647)::integer
$$;
--> statement-breakpoint

-- Writes what these products are found by, in place of what was there. Nobody waits for anybody: the entries
-- of a product are written under its own lock, and a word that two write at once is there twice.
CREATE FUNCTION search_write(written bigint[], is_new boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_new THEN
    DELETE FROM search_entries WHERE position = ANY (written);
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
  )
  INSERT INTO search_entries (term, rank, position, pack)
  SELECT term, min(tier) + min(behind), position, min(pack)
  FROM goods JOIN units USING (position) JOIN unit USING (kind, phrases)
    JOIN (SELECT unit, term, min(tier) AS tier FROM found GROUP BY unit, term) AS each USING (unit)
  GROUP BY term, position ORDER BY term, position;

  INSERT INTO search_texts (position, words)
  SELECT position, words FROM products JOIN (
    SELECT description, to_tsvector('english', description) AS words FROM (
      SELECT DISTINCT description FROM products WHERE position = ANY (written) OFFSET 0) AS each
  ) AS described USING (description)
  WHERE position = ANY (written) AND state = 'on_shelf';
END $$;
--> statement-breakpoint

-- The same of few products, with a plan that is kept: to plan it takes longer than to carry it out.
CREATE FUNCTION search_write_few(written bigint[], is_new boolean) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM search_write(written, is_new);
END $$;
--> statement-breakpoint

CREATE FUNCTION search_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written bigint[] := array(SELECT position FROM new_rows WHERE state = 'on_shelf');
BEGIN
  IF cardinality(written) > 50 THEN PERFORM search_write(written, true);
  ELSIF cardinality(written) > 0 THEN PERFORM search_write_few(written, true); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_found_in AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_inserted();
--> statement-breakpoint

CREATE FUNCTION search_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written bigint[] := array(
    SELECT unnest(ARRAY[o.position, n.position]) FROM new_rows n JOIN old_rows o USING (id)
    WHERE o.state <> n.state OR n.state = 'on_shelf' AND (
      o.name <> n.name OR o.hindi_name IS DISTINCT FROM n.hindi_name OR o.family IS DISTINCT FROM n.family
      OR o.brand <> n.brand OR o.category <> n.category OR o.aliases <> n.aliases
      OR o.description <> n.description OR o.net_quantity <> n.net_quantity OR o.net_unit <> n.net_unit
      OR o.position <> n.position));
BEGIN
  IF cardinality(written) > 100 THEN PERFORM search_write(written, false);
  ELSIF cardinality(written) > 0 THEN PERFORM search_write_few(written, false); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_found_anew AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_updated();
--> statement-breakpoint

-- What a sale that leaves some does not do.
CREATE FUNCTION search_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_entries SET rank = rank % 100 + CASE WHEN NEW.stock = 0 THEN 100 ELSE 0 END
  WHERE position = NEW.position;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_found_last AFTER UPDATE OF stock ON products FOR EACH ROW
  WHEN (NEW.state = 'on_shelf' AND (OLD.stock = 0) IS DISTINCT FROM (NEW.stock = 0))
  EXECUTE FUNCTION search_sold_out();
--> statement-breakpoint

CREATE FUNCTION search_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE position IN (SELECT position FROM old_rows);
  DELETE FROM search_texts WHERE position IN (SELECT position FROM old_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_found_out AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_deleted();
--> statement-breakpoint

CREATE FUNCTION search_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE search_entries, search_texts;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_found_nowhere AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION search_emptied();
--> statement-breakpoint

CREATE FUNCTION search_shelf_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write(array(
    SELECT position FROM products WHERE category = NEW.value AND state = 'on_shelf' ORDER BY position), false);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_found_anew AFTER UPDATE OF label, hindi_label ON categories FOR EACH ROW
  WHEN (OLD.label <> NEW.label OR OLD.hindi_label IS DISTINCT FROM NEW.hindi_label)
  EXECUTE FUNCTION search_shelf_named();
--> statement-breakpoint

-- The terms that a word may stand for, parted by blanks; null where it stands for nothing that is sold.
-- `how` says how far it was bent: 0 not at all, 1 begun, 2 written together, 3 misspelt.
CREATE FUNCTION search_resolve(word text, is_last boolean, kind integer, OUT terms text, OUT how integer)
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
  -- The plurals of Hindi: kelon, sebon, bhindiyon, mombattiyan.
  IF terms IS NULL AND heard ~ '..([oe]n|ian)$' THEN
    SELECT e.term INTO terms FROM (VALUES (left(heard, -2)), (left(heard, -2) || 'a')) AS singular (sound), search_entries e
      WHERE e.term = search_term(singular.sound) LIMIT 1;
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

  -- Two words written as one.
  how := 2;
  FOR at IN CASE WHEN word ~ '^[a-z][0-9]' THEN 2 ELSE 3 END .. length(word) - 3 LOOP
    CONTINUE WHEN NOT EXISTS (SELECT FROM search_words s WHERE s.word = left(search_resolve.word, at));
    CONTINUE WHEN NOT EXISTS (SELECT FROM search_words s WHERE s.word = substr(search_resolve.word, at + 1));
    term_heard := search_term(search_sound(left(word, at)));
    terms := search_term(search_sound(substr(word, at + 1)));
    IF EXISTS (SELECT FROM search_entries e WHERE e.term = term_heard)
      AND EXISTS (SELECT FROM search_entries e WHERE e.term = terms) THEN
      terms := term_heard || '+' || terms;
      RETURN;
    END IF;
    terms := NULL;
  END LOOP;
  IF most = 0 THEN RETURN; END IF;

  -- One letter in four is wrong, two in eight, as it is written or as it sounds; two neighbours that changed
  -- places count as one. The first letter is mostly right.
  how := 3;
  SELECT string_agg(DISTINCT near.term, ' ') INTO terms FROM (
    SELECT n.term, rank() OVER (ORDER BY n.wrong, n.by_word > most, n.tier > 3) AS place
    FROM (
      SELECT s.term, s.tier, s.by_word, least(
        CASE WHEN s.by_sound = 2 THEN search_wrong(heard, s.sound) ELSE s.by_sound END,
        CASE WHEN s.by_word = 2 THEN search_wrong(search_resolve.word, s.word) ELSE s.by_word END) AS wrong
      FROM (
        SELECT *, CASE WHEN length(heard) > 3 THEN levenshtein_less_equal(heard, sound, 2) ELSE 9 END AS by_sound,
          levenshtein_less_equal(search_resolve.word, search_words.word, 2) AS by_word FROM search_words) s
      WHERE least(s.by_sound, s.by_word) <= 2 AND left(s.sound, 1) = left(heard, 1)
        AND length(s.sound) BETWEEN length(heard) - most AND length(heard) + most
        -- Short words are many: only whole names are meant by them. In Hindi their last vowel makes another word.
        AND (length(heard) > 5 OR s.tier IN (0, 1, 2, 4)
          AND NOT (length(s.sound) = length(heard) AND left(s.sound, -1) = left(heard, -1) AND heard ~ '[aeiou]$'))
    ) n
    WHERE n.wrong <= most AND EXISTS (SELECT FROM search_entries e WHERE e.term = n.term)
  ) near WHERE near.place = 1;
  IF terms IS NOT NULL OR length(heard) < 5 THEN RETURN; END IF;
  SELECT string_agg(DISTINCT s.term, ' ') INTO terms FROM search_words s
  WHERE s.tier IN (0, 1, 2, 4) AND length(s.sound) BETWEEN length(heard) - 1 AND length(heard) + 1
    AND (s.sound = substr(heard, 2) OR substr(s.sound, 2) = heard OR substr(s.sound, 2) = substr(heard, 2)
      OR s.sound = substr(heard, 2, 1) || left(heard, 1) || substr(heard, 3))
    AND EXISTS (SELECT FROM search_entries e WHERE e.term = s.term);
END $$;
--> statement-breakpoint

-- The terms of up to twelve words that begin so, as they are written or else as they sound: names before
-- others, short ones first.
CREATE FUNCTION search_begun(word text, heard text, but_not text) RETURNS text LANGUAGE plpgsql STABLE AS $$
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
--> statement-breakpoint

-- 1 where two neighbours changed places, else 2.
CREATE FUNCTION search_wrong(a text, b text) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  at integer := 1;
BEGIN
  IF length(a) <> length(b) THEN RETURN 2; END IF;
  WHILE substr(a, at, 1) = substr(b, at, 1) LOOP at := at + 1; END LOOP;
  RETURN CASE WHEN substr(a, at + 1, 1) || substr(a, at, 1) || substr(a, at + 2) = substr(b, at) THEN 1 ELSE 2 END;
END $$;
--> statement-breakpoint

-- The products that have one term of each slot, in their order: not sold out first, then by how well the
-- slots fit them, then those that also have more of the terms liked, then the pack, then the market's order.
CREATE FUNCTION search_gather(slots text[], liked text[], pack_named integer, most integer)
RETURNS bigint[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  few integer := 1;
  fewest integer;
  n integer;
  amounts integer[];
  terms text[];
  positions bigint[];
  ranks integer[];
  packs integer[];
BEGIN
  terms := string_to_array(slots[1], ' ');
  IF cardinality(slots) = 1 AND liked IS NULL AND pack_named IS NULL AND cardinality(terms) = 1 THEN
    RETURN array(SELECT e.position FROM search_entries e WHERE e.term = terms[1]
      ORDER BY e.rank, e.position LIMIT most);
  END IF;
  -- From the rarest slot on.
  IF cardinality(slots) > 1 THEN
    FOR i IN 1 .. cardinality(slots) LOOP
      terms := string_to_array(slots[i], ' ');
      SELECT count(*) INTO n FROM (SELECT FROM search_entries e WHERE e.term = ANY (terms) LIMIT 2000) AS counted;
      amounts[i] := n;
      IF fewest IS NULL OR n < fewest THEN
        few := i; fewest := n;
      END IF;
    END LOOP;
    terms := string_to_array(slots[few], ' ');
  END IF;
  -- Of a single slot no more than are asked for, and those that fit best.
  n := CASE WHEN cardinality(slots) = 1 THEN most END;
  IF cardinality(terms) = 1 THEN
    SELECT array_agg(e.position), array_agg(e.rank), array_agg(e.pack) INTO positions, ranks, packs FROM (
      SELECT o.position, o.rank, o.pack FROM search_entries o WHERE o.term = terms[1]
      ORDER BY o.rank, o.position LIMIT n) AS e;
  ELSE
    SELECT array_agg(e.position), array_agg(e.rank), array_agg(e.pack) INTO positions, ranks, packs FROM (
      SELECT o.position, min(o.rank) AS rank, min(o.pack) AS pack FROM unnest(terms) AS t (term), LATERAL (
        SELECT * FROM search_entries s WHERE s.term = t.term ORDER BY s.rank, s.position LIMIT n) AS o
      GROUP BY o.position) AS e;
  END IF;
  FOR i IN 1 .. cardinality(slots) LOOP
    CONTINUE WHEN i = few;
    terms := string_to_array(slots[i], ' ');
    IF cardinality(terms) = 1 AND (amounts[i] < 2000 OR cardinality(positions) > 1000) THEN
      -- Read in one go: with the sum no index is used product by product.
      SELECT array_agg(c.position), array_agg(c.rank + e.rank % 100), array_agg(c.pack) INTO positions, ranks, packs
      FROM unnest(positions, ranks, packs) AS c (position, rank, pack)
        JOIN search_entries e ON e.position + 0 = c.position WHERE e.term = terms[1];
    ELSE
      SELECT array_agg(c.position), array_agg(c.rank + e.rank % 100), array_agg(c.pack) INTO positions, ranks, packs
      FROM unnest(positions, ranks, packs) AS c (position, rank, pack), LATERAL (
        SELECT min(o.rank) AS rank FROM search_entries o
        WHERE o.position = c.position AND o.term = ANY (terms)) AS e
      WHERE e.rank IS NOT NULL;
    END IF;
  END LOOP;
  IF liked IS NULL THEN
    RETURN array(SELECT c.position FROM unnest(positions, ranks, packs) AS c (position, rank, pack)
      ORDER BY c.rank >= 100, c.rank, c.pack IS DISTINCT FROM pack_named, c.position LIMIT most);
  END IF;
  -- Only the best 200 are looked through for it.
  RETURN array(SELECT c.position FROM (
      SELECT *, row_number() OVER (ORDER BY rank >= 100, rank, pack IS DISTINCT FROM pack_named, position) AS nth
      FROM unnest(positions, ranks, packs) AS each (position, rank, pack)) AS c
    ORDER BY c.rank >= 100, c.rank, CASE WHEN c.nth <= 200 THEN (
        SELECT -count(*) FROM search_entries e WHERE e.position = c.position AND e.term = ANY (liked)) ELSE 0 END,
      c.nth LIMIT most);
END $$;
--> statement-breakpoint

-- The positions of the products that are found, at most so many, in their order. Of each word `kind` says what
-- it is in the query: 0 what is sought, 1 what may be left out, 2 and 3 a word that means other goods: no slip of
-- another word, and with 3 not even one that sounds so. In a loose query unknown words may be left out beside
-- the name of a product.
CREATE FUNCTION search_goods(words text[], kinds integer[], is_loose boolean, pack_named integer, most integer)
RETURNS bigint[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET jit = off AS $$
-- Generic plans: to plan each small statement anew for its values takes ten times as long as to carry it out.
DECLARE
  n integer := cardinality(words);
  at integer := 1;
  long integer;
  joined text;
  sounds text[] := '{}';
  slots text[] := '{}';
  singles text[] := '{}';
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
      found := search_resolve(words[at], at = n, kinds[at]);
      IF found.terms IS NOT NULL THEN slots := slots || string_to_array(found.terms, '+');
      ELSE
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
        found := search_resolve(words[i], i = n, kinds[i]);
        IF found.terms IS NOT NULL THEN singles := singles || string_to_array(found.terms, '+'); END IF;
      END LOOP;
      IF cardinality(singles) > 0 THEN answer := search_gather(singles, liked, pack_named, most); END IF;
    END IF;
    -- Words of the market that no product has together: without the one that is least of a name, or the last.
    WHILE cardinality(answer) = 0 AND cardinality(slots) > 1 AND 2 > ALL (kinds) LOOP
      SELECT s.nth INTO weakest FROM unnest(slots) WITH ORDINALITY AS s (terms, nth)
        ORDER BY search_strength(s.terms) DESC, s.nth DESC LIMIT 1;
      slots := slots[: weakest - 1] || slots[weakest + 1 :];
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
  IF cardinality(answer) > 0 OR 1 < ANY (kinds) OR NOT 0 = ANY (kinds) THEN RETURN answer; END IF;

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
      ORDER BY x.position LIMIT most) AS t
    ORDER BY (SELECT min(e.rank) >= 100 FROM search_entries e WHERE e.position = t.position), t.position);
END $$;
--> statement-breakpoint

-- The term of neighbours written as one word, as each of them sounds or as the whole does; null without one.
CREATE FUNCTION search_together(words text[], sounds text[]) RETURNS text LANGUAGE plpgsql STABLE AS $$
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
--> statement-breakpoint

-- How much of a name these terms are: the best tier that one of them has with any product.
CREATE FUNCTION search_strength(terms text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT min(tier) FROM unnest(string_to_array(terms, ' ')) AS t (term), LATERAL (
    SELECT min(e.rank % 100) AS tier FROM (
      (SELECT rank FROM search_entries WHERE search_entries.term = t.term ORDER BY rank LIMIT 1)
      UNION ALL
      (SELECT rank FROM search_entries WHERE search_entries.term = t.term AND rank >= 100 ORDER BY rank LIMIT 1)
    ) AS e) AS best
$$;
--> statement-breakpoint

-- Where nothing is found: a query that finds something, of those words that are sold or else of what the longest
-- of them sounds like; and up to three shelves of what that finds, or else of what is described with the words.
CREATE FUNCTION search_instead(words text[], OUT query text, OUT shelves text[]) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  positions bigint[] := '{}';
  longest text;
BEGIN
  SELECT string_agg(word, ' ' ORDER BY nth) INTO query FROM unnest(words) WITH ORDINALITY AS w (word, nth)
  WHERE (search_resolve(word, false, 0)).terms IS NOT NULL;
  IF query IS NULL THEN
    SELECT word INTO longest FROM unnest(words) AS word ORDER BY length(word) DESC LIMIT 1;
    SELECT s.word INTO query FROM search_words s
    WHERE s.sound % search_sound(longest) AND s.tier < 5 AND EXISTS (SELECT FROM search_entries e WHERE e.term = s.term)
    ORDER BY similarity(s.sound, search_sound(longest)) DESC, s.tier, s.word LIMIT 1;
  END IF;
  IF query IS NOT NULL THEN
    positions := search_goods(string_to_array(query, ' '), array_fill(0, ARRAY[cardinality(string_to_array(query, ' '))]),
      false, NULL, 100);
    IF cardinality(positions) = 0 THEN query := NULL; END IF;
  END IF;
  IF cardinality(positions) = 0 THEN
    positions := array(SELECT t.position FROM search_texts t
      WHERE t.words @@ to_tsquery('english', array_to_string(search_instead.words, ' | ')) LIMIT 100);
  END IF;
  shelves := array(SELECT p.category FROM unnest(positions) WITH ORDINALITY AS found (position, nth)
    JOIN products p USING (position) GROUP BY p.category ORDER BY min(nth) LIMIT 3);
END $$;
--> statement-breakpoint

-- What stands on the shelf already.
SELECT search_write(array_agg(position), true) FROM (
  SELECT position, row_number() OVER (ORDER BY position) / 5000 AS part FROM products WHERE state = 'on_shelf') AS each
GROUP BY part;
