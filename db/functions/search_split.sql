-- The words of a text, in small letters. Signs that nobody sees are left out, all others part words.
CREATE OR REPLACE FUNCTION search_split(written text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_to_array(btrim(regexp_replace(
    translate(lower(normalize(written, NFKC)), U&'\0027\2019\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\FEFF', ''),
    U&'[^[:alnum:]\0300-\036F\0900-\0DFF]+', ' ', 'g')), ' ')
$$;
