-- The words of an entry of the audit. A product that an import renames has its audit written before its name
-- is another, so the names in the entry count as well, the old one and the new one.
CREATE OR REPLACE FUNCTION words_of_audit(entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(normalize(concat_ws(' ', entry.object_id,
    (SELECT concat_ws(' ', name, email) FROM people WHERE id = entry.actor_id),
    CASE entry.object_kind
      WHEN 'product' THEN (SELECT concat_ws(' ', name, hindi_name) FROM products WHERE id = entry.object_id)
      WHEN 'order' THEN (SELECT number::text FROM orders WHERE id = entry.object_id)
      WHEN 'offer' THEN (SELECT concat_ws(' ', name, code) FROM offers WHERE id = entry.object_id)
      WHEN 'grower' THEN (SELECT concat_ws(' ', name, hindi_name) FROM growers WHERE id = entry.object_id)
      WHEN 'person' THEN (SELECT concat_ws(' ', name, email) FROM people WHERE id = entry.object_id)
    END,
    -- It was called so until this change, or is from it on.
    entry.before ->> 'name', entry.after ->> 'name'), NFC))
$$;
