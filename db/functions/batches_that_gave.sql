-- Which batches gave pieces to what an entry gives back, and how many are still out, the last given first.
CREATE OR REPLACE FUNCTION batches_that_gave(of_product text, entry_why text, entry_cause text)
  RETURNS TABLE (id text, pieces integer) LANGUAGE sql STABLE AS $$
  WITH causes AS (
    SELECT entry_cause AS cause
    UNION
    SELECT unnest(ARRAY[orders.id, orders.payment_order_id]
      || ARRAY(SELECT order_edits.id FROM order_edits WHERE order_edits.order_id = orders.id)
      || ARRAY(SELECT returns.id FROM returns WHERE returns.order_id = orders.id)
      || ARRAY(SELECT packings.id FROM packings WHERE packings.order_id = orders.id))
    FROM orders
    WHERE entry_why IN ('cancel', 'return') AND orders.id IN (
      SELECT entry_cause
      UNION ALL SELECT order_edits.order_id FROM order_edits WHERE order_edits.id = entry_cause
      UNION ALL SELECT returns.order_id FROM returns WHERE returns.id = entry_cause
      UNION ALL SELECT packings.order_id FROM packings WHERE packings.id = entry_cause))
  SELECT batch_entries.batch_id, -sum(batch_entries.pieces)::integer
  FROM stock_entries JOIN batch_entries ON batch_entries.stock_entry_id = stock_entries.id
    JOIN batches ON batches.id = batch_entries.batch_id
  WHERE stock_entries.product_id = of_product
    AND stock_entries.why IN ('hold', 'release', 'sale', 'cancel', 'replacement', 'return')
    AND stock_entries.cause IN (SELECT causes.cause FROM causes)
    AND entry_why IN ('release', 'cancel', 'return')
  GROUP BY batch_entries.batch_id, batches.best_before, batches.made_on, batches.received_at
  HAVING sum(batch_entries.pieces) < 0
  -- Of one entry that took from several: the other way round than `share_over_batches` takes.
  ORDER BY max(batch_entries.stock_entry_id) DESC, batches.best_before DESC NULLS FIRST, batches.made_on DESC,
    batches.received_at DESC, batch_entries.batch_id DESC
$$;
