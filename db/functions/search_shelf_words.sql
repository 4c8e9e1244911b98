-- The terms of the words of a shelf, as `search_write` reads them.
CREATE OR REPLACE FUNCTION search_shelf_words(phrases text[], OUT word text, OUT sound text, OUT term text)
RETURNS SETOF record LANGUAGE sql STABLE AS $$
  SELECT heard.word, heard.sound, search_term(heard.sound) FROM (
    SELECT DISTINCT w.word, search_sound(w.word) AS sound FROM unnest(phrases) AS phrase, LATERAL (
      SELECT each.word FROM unnest(search_split(phrase)) WITH ORDINALITY AS each (word, nth)
      WHERE each.word <> ALL ('{ka,ki,ke,ko,का,की,के,और,aur,of,and,the,for,with,wala,wali,वाला,वाली}')
      ORDER BY nth LIMIT 12) AS w
    WHERE phrase IS NOT NULL) AS heard
$$;
