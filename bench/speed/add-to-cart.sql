-- One of a product into the cart of this connection's person.
\set good random(0, 99)
\set line random(1, 9000000000000000000)
insert into bench.cart_lines (id, person_id, product_id, quantity, added_at, price_when_added_paise)
  values ('l' || :line::text, 'p' || :client_id::text, 'g' || :good::text, 1, now(), 4500)
  on conflict (person_id, product_id) do update
  set quantity = least(cart_lines.quantity + 1, 99), price_when_added_paise = excluded.price_when_added_paise;
