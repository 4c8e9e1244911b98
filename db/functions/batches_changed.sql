-- Announces what a batch is told on: `product:<id>`, whose page names the batch that is sold just now, and
-- `batch:<id>`, its own page. Pieces alone change neither, until the last has gone or one has come back.
CREATE OR REPLACE FUNCTION batches_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT tag) INTO changed FROM changed_rows,
      unnest(ARRAY['product:' || product_id, 'grower:' || grower_id]) AS tag;
  ELSE
    SELECT array_agg(DISTINCT tag) INTO changed
    FROM changed_rows AS after JOIN rows_before AS before USING (id),
      unnest(ARRAY['product:' || after.product_id, 'batch:' || after.id, 'grower:' || after.grower_id]) AS tag
    WHERE (after.left > 0, after.state, after.made_on, after.best_before, after.is_harvested, after.recall_reason)
      IS DISTINCT FROM
      (before.left > 0, before.state, before.made_on, before.best_before, before.is_harvested, before.recall_reason);
  END IF;
  PERFORM announce_catalog_change(changed);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER batches_inserted AFTER INSERT ON batches REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION batches_changed();

CREATE OR REPLACE TRIGGER batches_updated AFTER UPDATE ON batches
  REFERENCING NEW TABLE AS changed_rows OLD TABLE AS rows_before
  FOR EACH STATEMENT EXECUTE FUNCTION batches_changed();
