-- Takes off the shelf what came back of batches that are not open: it is not sold again.
CREATE OR REPLACE FUNCTION take_off_closed_batches(of_product text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  batch record;
  entry_id bigint;
BEGIN
  FOR batch IN
    SELECT id, state, batches.left AS pieces FROM batches
    WHERE product_id = of_product AND state <> 'open' AND batches.left > 0
  LOOP
    UPDATE products SET stock = stock - batch.pieces WHERE id = of_product AND stock >= batch.pieces;
    IF FOUND THEN
      -- The entry and its batch in one statement: nothing else is to share it.
      WITH entry AS (
        INSERT INTO stock_entries (product_id, why, cause, shelf_change, at)
        VALUES (of_product, CASE batch.state WHEN 'recalled' THEN 'recalled' ELSE 'expired' END,
          gen_random_uuid()::text, -batch.pieces, shop_clock()) RETURNING id)
      INSERT INTO batch_entries (stock_entry_id, batch_id, pieces) SELECT id, batch.id, -batch.pieces FROM entry;
    END IF;
  END LOOP;
END $$;
