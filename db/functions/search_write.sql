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
