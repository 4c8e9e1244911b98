-- The words of an order: number, customer, e-mail and payment.
CREATE OR REPLACE FUNCTION words_of_order(number integer, customer text, email text, payment_id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(normalize(concat_ws(' ', number, customer, email, payment_id), NFC))
$$;
