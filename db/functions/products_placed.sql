-- Moves a product within its list when it sells out or comes back.
CREATE OR REPLACE FUNCTION products_placed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  steps integer := least_steps(NEW.least_grams, NEW.net_quantity);
BEGIN
  UPDATE product_ranks SET position = NEW.position, selling_price_paise = steps * NEW.selling_price_paise,
    list_price_paise = steps * NEW.list_price_paise, net_quantity = steps * NEW.net_quantity,
    net_unit = NEW.net_unit, is_sold_out = NEW.stock IS NOT DISTINCT FROM 0
  WHERE id = NEW.id;
  RETURN NULL;
END $$;

-- Of the stock only that it reaches 0 or leaves it: no other sale writes more than its own row.
CREATE OR REPLACE TRIGGER products_placed
  AFTER UPDATE OF position, selling_price_paise, list_price_paise, net_quantity, net_unit, least_grams, stock ON products
  FOR EACH ROW WHEN (NEW.family_key IS NULL
    AND (OLD.position, OLD.selling_price_paise, OLD.list_price_paise, OLD.net_quantity, OLD.net_unit,
         coalesce(OLD.least_grams, 0), OLD.stock IS NOT DISTINCT FROM 0)
      <> (NEW.position, NEW.selling_price_paise, NEW.list_price_paise, NEW.net_quantity, NEW.net_unit,
          coalesce(NEW.least_grams, 0), NEW.stock IS NOT DISTINCT FROM 0))
  EXECUTE FUNCTION products_placed();
