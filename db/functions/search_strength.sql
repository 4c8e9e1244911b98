-- How much of a name these terms are: the best tier that one of them has with any product.
CREATE OR REPLACE FUNCTION search_strength(terms text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT min(tier) FROM unnest(string_to_array(terms, ' ')) AS t (term), LATERAL (
    SELECT min(e.rank % 100) AS tier FROM (
      (SELECT rank FROM search_entries WHERE search_entries.term = t.term ORDER BY rank LIMIT 1)
      UNION ALL
      (SELECT rank FROM search_entries WHERE search_entries.term = t.term AND rank >= 100 ORDER BY rank LIMIT 1)
    ) AS e) AS best
$$;
