-- The Indian day of a moment.
CREATE OR REPLACE FUNCTION indian_day(at timestamptz) RETURNS date LANGUAGE sql STABLE
  RETURN (at AT TIME ZONE 'Asia/Kolkata')::date;
