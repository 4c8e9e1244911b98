-- What is in no family stands for itself while it is on the shelf. What comes onto it stands at the end of its
-- category until the next night. Packs of a family are settled as the transaction commits (settle_family).
CREATE OR REPLACE FUNCTION products_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  steps integer := least_steps(NEW.least_grams, NEW.net_quantity);
BEGIN
  IF NEW.family_key IS NOT NULL THEN RETURN NULL; END IF;
  DELETE FROM product_ranks WHERE id = NEW.id;
  IF NEW.state = 'on_shelf' THEN
    INSERT INTO product_ranks (id, category, rank, position, selling_price_paise, list_price_paise, net_quantity,
      net_unit, is_sold_out) VALUES
      (NEW.id, NEW.category, last_rank(NEW.category), NEW.position, steps * NEW.selling_price_paise,
       steps * NEW.list_price_paise, steps * NEW.net_quantity, NEW.net_unit, NEW.stock IS NOT DISTINCT FROM 0);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_ranked_anew AFTER UPDATE OF category, state, family ON products
  FOR EACH ROW WHEN ((OLD.category, OLD.state, OLD.family_key) IS DISTINCT FROM (NEW.category, NEW.state, NEW.family_key))
  EXECUTE FUNCTION products_ranked();
