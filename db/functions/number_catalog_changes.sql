-- The first change of a transaction to come here takes all of its changes under one number; the others find
-- theirs gone. The row lock on catalog_version, held from here to the end of the commit, lets numbers become
-- visible in their order, so that who has read number n has missed none below it.
CREATE OR REPLACE FUNCTION number_catalog_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number bigint;
  changed text[];
  family text;
  moved text[] = '{}';
BEGIN
  PERFORM 1 FROM catalog_changes WHERE id = NEW.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- Deadlock: families in one order, and before the number, for which all others wait.
  FOR family IN SELECT DISTINCT substr(tag, 8) FROM catalog_changes, unnest(tags) AS tag
    WHERE version IS NULL AND tag LIKE 'family:%' ORDER BY 1
  LOOP
    moved := moved || settle_family(family);
  END LOOP;
  UPDATE catalog_version SET version = version + 1 RETURNING version INTO number;
  -- Of the changes without a number this transaction sees its own alone.
  WITH unnumbered AS (DELETE FROM catalog_changes WHERE version IS NULL RETURNING tags)
    SELECT array_agg(DISTINCT tag) INTO changed
    FROM (SELECT unnest(tags) AS tag FROM unnumbered UNION ALL SELECT unnest(moved)) AS all_tags;
  INSERT INTO catalog_changes (version, tags)
    VALUES (number, CASE WHEN cardinality(changed) > 500 OR '*' = ANY(changed) THEN ARRAY['*'] ELSE changed END);
  PERFORM pg_notify('catalog_changed', number::text);
  RETURN NULL;
END $$;

-- A constraint trigger knows no OR REPLACE.
DROP TRIGGER IF EXISTS catalog_changes_numbered ON catalog_changes;
CREATE CONSTRAINT TRIGGER catalog_changes_numbered AFTER INSERT ON catalog_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.version IS NULL)
  EXECUTE FUNCTION number_catalog_changes();
