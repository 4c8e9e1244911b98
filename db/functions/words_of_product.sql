-- The words of a product. NFC, as the words of a query are: the same Devanagari word can be written in two
-- ways.
CREATE OR REPLACE FUNCTION words_of_product(product products) RETURNS text LANGUAGE sql STABLE
  RETURN lower(normalize(concat_ws(' ', product.name, product.hindi_name, product.brand, product.category), NFC));
