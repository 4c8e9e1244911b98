-- More than is worth naming drops everything; families are kept for number_catalog_changes.
CREATE OR REPLACE FUNCTION announce_catalog_change(changed text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) IS NULL OR cardinality(changed) = 0 THEN RETURN; END IF;
  INSERT INTO catalog_changes (tags) VALUES (CASE WHEN cardinality(changed) > 500
    THEN ARRAY['*'] || ARRAY(SELECT tag FROM unnest(changed) AS tag WHERE tag LIKE 'family:%') ELSE changed END);
END $$;
