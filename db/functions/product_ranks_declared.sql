-- Gives a row of a list what lists need of what is declared of its product.
CREATE OR REPLACE FUNCTION product_ranks_declared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.declared := (SELECT jsonb_object_agg(key, value) FROM product_declarations
    WHERE product_id = NEW.id AND key IN ('countryOfOrigin', 'diet', 'organicCertificate'));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER product_ranks_declared_anew BEFORE UPDATE OF id, declared ON product_ranks
  FOR EACH ROW EXECUTE FUNCTION product_ranks_declared();

CREATE OR REPLACE TRIGGER product_ranks_declared_in BEFORE INSERT ON product_ranks
  FOR EACH ROW EXECUTE FUNCTION product_ranks_declared();
