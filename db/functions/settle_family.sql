-- Puts the first pack of a family that can be had into the family's row, at the rank that the row has; the
-- first one where all are sold out. Answers the tags that this changes. The row's lock, held to the end of the
-- commit, lets one after the other decide this.
CREATE OR REPLACE FUNCTION settle_family(of_key text) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  shown product_ranks;
  pack products;
  steps integer;
BEGIN
  LOOP
    SELECT * INTO shown FROM product_ranks WHERE family_key = of_key FOR UPDATE;
    SELECT * INTO pack FROM products WHERE family_key = of_key AND state = 'on_shelf'
      ORDER BY stock IS NOT DISTINCT FROM 0, position LIMIT 1;
    steps := least_steps(pack.least_grams, pack.net_quantity);
    -- What joined the family had a row of its own.
    DELETE FROM product_ranks USING products
      WHERE products.family_key = of_key AND product_ranks.id = products.id
        AND product_ranks.family_key IS DISTINCT FROM of_key;
    IF pack.id IS NULL THEN
      DELETE FROM product_ranks WHERE family_key = of_key;
      EXIT;
    ELSIF shown.id IS NOT NULL THEN
      UPDATE product_ranks SET id = pack.id, position = pack.position,
        selling_price_paise = steps * pack.selling_price_paise, list_price_paise = steps * pack.list_price_paise,
        net_quantity = steps * pack.net_quantity, net_unit = pack.net_unit, is_sold_out = pack.stock IS NOT DISTINCT FROM 0
      WHERE family_key = of_key;
      EXIT;
    END IF;
    INSERT INTO product_ranks (id, category, family_key, rank, position, selling_price_paise, list_price_paise,
      net_quantity, net_unit, is_sold_out) VALUES
      (pack.id, pack.category, of_key, last_rank(pack.category), pack.position,
       steps * pack.selling_price_paise, steps * pack.list_price_paise, steps * pack.net_quantity, pack.net_unit, pack.stock IS NOT DISTINCT FROM 0)
    ON CONFLICT (family_key) DO NOTHING;
    EXIT WHEN FOUND;
    -- Another transaction has just put the row there.
  END LOOP;
  IF shown.id IS NOT DISTINCT FROM pack.id THEN RETURN '{}'; END IF;
  RETURN ARRAY['category:' || category] || CASE WHEN is_among_first(category, place)
    THEN ARRAY['shelf:' || category] ELSE '{}' END
  FROM (SELECT coalesce(pack.category, shown.category) AS category, least(pack.position, shown.position) AS place) AS changed;
END $$;
