-- The terms of a word that is no name by itself, and behind them those of others that mean the same; null
-- without any.
CREATE OR REPLACE FUNCTION search_alike(terms text, alike text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN terms LIKE '%+%' OR coalesce(alike, '') = '' OR search_strength(terms) < 3 THEN terms ELSE nullif(concat_ws(' ', terms, (
    SELECT string_agg(term, ' ') FROM (
      SELECT DISTINCT search_term(search_sound(word)) AS term FROM unnest(string_to_array(alike, ' ')) AS word) AS each
    WHERE EXISTS (SELECT FROM search_entries e WHERE e.term = each.term))), '') END
$$;
