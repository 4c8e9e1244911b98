-- An order knows what of its deposits is out: of years of milk only these orders are read. Who enters holds its
-- row.
CREATE OR REPLACE FUNCTION deposits_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET deposit_out_paise = deposit_out_paise + entered.paise
  FROM (SELECT order_id, sum(pieces * each_paise) AS paise FROM new_entries GROUP BY order_id) AS entered
  WHERE orders.id = entered.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER deposits_out AFTER INSERT ON deposit_entries REFERENCING NEW TABLE AS new_entries
  FOR EACH STATEMENT EXECUTE FUNCTION deposits_out();
