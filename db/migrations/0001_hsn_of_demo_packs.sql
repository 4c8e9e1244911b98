-- By hand. Three packs of the demo market were seeded with the heading of their shelf: rice for flour, and
-- turmeric for cumin. They get that of their first pack, where nobody has entered another one. Invoices that
-- are written stay.
UPDATE products SET
  hsn_code = mended.hsn_code,
  updated_at = greatest(now(), updated_at + interval '1 millisecond')
FROM (VALUES
  ('97554de2fae241b595f8', 'Whole Wheat Atta', '1006', '1101'),
  ('07c059535840c5dfa296', 'Whole Wheat Atta', '1006', '1101'),
  ('006c30e0c56645c5fd4f', 'Jeera', '0910', '0909')
) AS mended (id, family, seeded, hsn_code)
WHERE products.id = mended.id AND products.family = mended.family AND products.hsn_code = mended.seeded;
