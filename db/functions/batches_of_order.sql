-- Of which batches an order has pieces of what it bought, those that gave first in front: as the ledger of stock
-- says it, or of goods that nobody counts as they were packed, where a batch was named. `restocked` came back and
-- is sold again.
CREATE OR REPLACE FUNCTION batches_of_order(of_order text)
  RETURNS TABLE (product_id text, batch_id text, first_entry bigint, pieces integer, restocked integer)
  LANGUAGE sql STABLE AS $$
  WITH by_ledger AS (
    SELECT stock_entries.product_id, batch_entries.batch_id, min(stock_entries.id) AS first_entry,
      coalesce(-sum(batch_entries.pieces) FILTER (WHERE stock_entries.why <> 'return'), 0)::integer AS pieces,
      coalesce(sum(batch_entries.pieces) FILTER (WHERE stock_entries.why = 'return'), 0)::integer AS restocked
    FROM orders
      CROSS JOIN LATERAL unnest(ARRAY[orders.id, orders.payment_order_id]
        || ARRAY(SELECT order_edits.id FROM order_edits WHERE order_edits.order_id = orders.id)
        || ARRAY(SELECT returns.id FROM returns WHERE returns.order_id = orders.id)
        || ARRAY(SELECT packings.id FROM packings WHERE packings.order_id = orders.id)) AS causes (cause)
      JOIN stock_entries ON stock_entries.cause = causes.cause
        AND stock_entries.why IN ('hold', 'release', 'sale', 'cancel', 'replacement', 'return')
      JOIN batch_entries ON batch_entries.stock_entry_id = stock_entries.id
    WHERE orders.id = of_order
    GROUP BY stock_entries.product_id, batch_entries.batch_id)
  SELECT * FROM by_ledger
  UNION ALL
  SELECT batches.product_id, packed_batches.batch_id, NULL, packed_batches.pieces, 0
  FROM packed_batches JOIN batches ON batches.id = packed_batches.batch_id
  WHERE packed_batches.packing_id = (
      SELECT packings.id FROM packings WHERE packings.order_id = of_order AND packings.event_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM order_events WHERE order_events.takes_back_id = packings.event_id)
      ORDER BY packings.event_id DESC LIMIT 1)
    AND batches.product_id NOT IN (SELECT by_ledger.product_id FROM by_ledger)
$$;
