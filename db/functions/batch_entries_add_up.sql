-- Keeps `batches.left`: what its entries come to.
CREATE OR REPLACE FUNCTION batch_entries_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE batches SET "left" = batches.left + added.pieces
  FROM (SELECT batch_id, sum(pieces)::integer AS pieces FROM new_entries GROUP BY batch_id) AS added
  WHERE batches.id = added.batch_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER batch_entries_added_up AFTER INSERT ON batch_entries REFERENCING NEW TABLE AS new_entries
  FOR EACH STATEMENT EXECUTE FUNCTION batch_entries_add_up();
