-- Adds what a statement changes of the sums; nothing where it leaves them as they are, as a night's ranks do.
CREATE OR REPLACE FUNCTION product_ranks_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM listing_sums;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO listing_sums (category, price_band, discount_band, is_sold_out, goods, discounts_bp, savings_paise)
    SELECT category, price_band, discount_band, is_sold_out, count(*), sum(discount_bp),
      sum(greatest(list_price_paise - selling_price_paise, 0))
    FROM new_rows GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO listing_sums (category, price_band, discount_band, is_sold_out, goods, discounts_bp, savings_paise)
    SELECT category, price_band, discount_band, is_sold_out, -count(*), -sum(discount_bp),
      -sum(greatest(list_price_paise - selling_price_paise, 0))
    FROM old_rows GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO listing_sums (category, price_band, discount_band, is_sold_out, goods, discounts_bp, savings_paise)
    SELECT category, price_band, discount_band, is_sold_out, sum(sign), sum(sign * discount_bp),
      sum(sign * greatest(list_price_paise - selling_price_paise, 0))
    FROM (SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows) AS changed
    GROUP BY 1, 2, 3, 4
    HAVING (sum(sign), sum(sign * discount_bp), sum(sign * greatest(list_price_paise - selling_price_paise, 0)))
      <> (0, 0, 0);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_ranks_summed_anew AFTER UPDATE ON product_ranks
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_ranks_summed();

CREATE OR REPLACE TRIGGER product_ranks_summed_away AFTER TRUNCATE ON product_ranks
  FOR EACH STATEMENT EXECUTE FUNCTION product_ranks_summed();

CREATE OR REPLACE TRIGGER product_ranks_summed_in AFTER INSERT ON product_ranks REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_ranks_summed();

CREATE OR REPLACE TRIGGER product_ranks_summed_out AFTER DELETE ON product_ranks REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION product_ranks_summed();
