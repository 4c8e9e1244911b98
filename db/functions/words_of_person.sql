-- The words of a person: name, e-mail, role and number.
CREATE OR REPLACE FUNCTION words_of_person(person people) RETURNS text LANGUAGE sql STABLE
  RETURN lower(normalize(concat_ws(' ', person.name, person.email, person.role, person.mobile), NFC));
