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

CREATE OR REPLACE TRIGGER categories_found_anew AFTER UPDATE OF label, hindi_label ON categories FOR EACH ROW
  WHEN (OLD.label <> NEW.label OR OLD.hindi_label IS DISTINCT FROM NEW.hindi_label)
  EXECUTE FUNCTION search_shelf_named();
