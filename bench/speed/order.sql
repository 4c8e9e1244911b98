-- An order with three lines.
\set good random(0, 900)
\set number random(1, 9000000000000000000)
begin;
insert into bench.orders (id, payment_way, person_id, status, subtotal_paise, shipping_paise, total_paise, created_at)
  values ('o' || :number::text, 'cash', 'p' || :client_id::text, 'placed', 30000, 4000, 34000, now());
insert into bench.order_lines (order_id, position, product_id, product_name, brand_name, category, image_url,
    list_price_paise, selling_price_paise, quantity, net_quantity, net_unit)
  values
    ('o' || :number::text, 0, 'g' || :good::text, 'Wheat Flour', 'Gram Seva', 'pulses', '/images/a.webp', 12000, 10000, 1, 1000, 'g'),
    ('o' || :number::text, 1, 'g' || (:good + 1)::text, 'Groundnut Oil', 'Gram Seva', 'oils', '/images/b.webp', 12000, 10000, 1, 1000, 'ml'),
    ('o' || :number::text, 2, 'g' || (:good + 2)::text, 'Potato', 'Gram Seva', 'vegetables', '/images/c.webp', 12000, 10000, 1, 500, 'g');
commit;
