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
