-- The open till of a person, opened where there is none, with what their last one left in the box. It is
-- locked against whoever counts it until this transaction ends: an entry is in the count or in the next till.
CREATE OR REPLACE FUNCTION open_till(holder text, at timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  opened bigint;
BEGIN
  LOOP
    SELECT id INTO opened FROM tills WHERE person_id = holder AND NOT is_trip AND closed_at IS NULL FOR SHARE;
    EXIT WHEN FOUND;
    INSERT INTO tills (person_id, day, opened_at, opened_with_paise)
    VALUES (holder, indian_day(at), at, coalesce(
      (SELECT left_paise FROM tills WHERE person_id = holder AND NOT is_trip ORDER BY id DESC LIMIT 1), 0))
    ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN opened;
END $$;
