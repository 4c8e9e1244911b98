-- Shares what comes onto the shelf or leaves it over the batches of its product. What comes back goes to the
-- batches that gave it; what leaves is of goods from before the first batch, then of what ends first. The rows of
-- the products are locked already, and so are their batches.
CREATE OR REPLACE FUNCTION share_over_batches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  goods record;
  entry record;
  batch record;
  -- Pieces on the shelf that are of no batch.
  unnamed integer;
  rest integer;
  part integer;
BEGIN
  FOR goods IN
    SELECT products.id, coalesce(products.stock, 0) - changed.pieces - (
      SELECT sum(batches.left) FROM batches WHERE batches.product_id = products.id) AS unnamed
    FROM (SELECT product_id, sum(shelf_change)::integer AS pieces, bool_or(shelf_change <> 0) AS is_moved
      FROM new_entries WHERE NOT EXISTS (
        SELECT FROM batch_entries WHERE batch_entries.stock_entry_id = new_entries.id)
      GROUP BY product_id) AS changed
    JOIN products ON products.id = changed.product_id
    WHERE is_moved AND EXISTS (SELECT FROM batches WHERE batches.product_id = products.id)
  LOOP
    unnamed := greatest(goods.unnamed, 0);
    FOR entry IN
      SELECT id, why, cause, shelf_change FROM new_entries
      WHERE product_id = goods.id AND shelf_change <> 0
      ORDER BY shelf_change < 0, id
    LOOP
      rest := abs(entry.shelf_change);
      IF entry.shelf_change > 0 THEN
        FOR batch IN SELECT * FROM batches_that_gave(goods.id, entry.why, entry.cause) LOOP
          EXIT WHEN rest = 0;
          part := least(rest, batch.pieces);
          INSERT INTO batch_entries (stock_entry_id, batch_id, pieces) VALUES (entry.id, batch.id, part);
          rest := rest - part;
        END LOOP;
        -- Found or counted: of what came last, where all that lies there is of batches.
        IF rest > 0 AND unnamed = 0 AND entry.why NOT IN ('release', 'cancel', 'return') THEN
          FOR batch IN
            SELECT id, received - batches.left AS pieces FROM batches
            WHERE product_id = goods.id AND state = 'open' AND received > batches.left
            ORDER BY received_at DESC, id DESC
          LOOP
            EXIT WHEN rest = 0;
            part := least(rest, batch.pieces);
            INSERT INTO batch_entries (stock_entry_id, batch_id, pieces) VALUES (entry.id, batch.id, part);
            rest := rest - part;
          END LOOP;
        END IF;
        unnamed := unnamed + rest;
      ELSE
        part := least(rest, unnamed);
        unnamed := unnamed - part;
        rest := rest - part;
        FOR batch IN
          SELECT id, batches.left AS pieces FROM batches
          WHERE product_id = goods.id AND batches.left > 0
          ORDER BY state <> 'open', best_before NULLS LAST, made_on, received_at, id
        LOOP
          EXIT WHEN rest = 0;
          part := least(rest, batch.pieces);
          INSERT INTO batch_entries (stock_entry_id, batch_id, pieces) VALUES (entry.id, batch.id, -part);
          rest := rest - part;
        END LOOP;
      END IF;
    END LOOP;
    -- From now on its page names the batch that is sold.
    IF goods.unnamed > 0 AND unnamed = 0 THEN
      PERFORM announce_catalog_change(ARRAY['product:' || goods.id]);
    END IF;
    PERFORM take_off_closed_batches(goods.id);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stock_entries_shared AFTER INSERT ON stock_entries REFERENCING NEW TABLE AS new_entries
  FOR EACH STATEMENT EXECUTE FUNCTION share_over_batches();
