/** A row for each table that `fillShop` leaves empty, of its first person, product and delivered order. */
export const rowsOfOtherTables = `
  create temporary table one as select
    (select min(id) from people) as person, (select max(id) from people) as other,
    (select min(id) from products) as product, o.id as "order", o.payment_order_id as payment_order, o.payment_id as payment
    from orders o where status = 'delivered' order by id limit 1;
  insert into account_claims (token_hash, person_id, created_at, expires_at) select 'claim', person, now(), now() from one;
  insert into accounts (id, account_id, provider_id, person_id, created_at, updated_at)
    select 'account', person, 'credential', person, now(), now() from one;
  insert into addresses (id, person_id, name, mobile, line1, town, pin_code, state_code, created_at)
    select 'home', person, 'Asha', '9876543210', '1 Mandi Road', 'Malihabad', '226102', '09', now() from one;
  insert into answered_misses (word, answer, at) values ('ragi', 'not_for_us', now());
  insert into audit_entries (action, actor_id, object_kind, object_id, before, after, at)
    select 'change_price', person, 'product', product, '{"sellingPricePaise": 100}', '{"sellingPricePaise": 90}', now() from one;
  insert into cart_lines (id, person_id, product_id, quantity, added_at) select 'line', person, product, 1, now() from one;
  insert into cash_entries (order_id, amount_paise, cause, at) select "order", -100, 'given_back', now() from one;
  insert into delivery_areas (from_pin_code, to_pin_code, days, takes_cash) values ('226001', '226999', 2, true);
  insert into document_numbers (series, year, last) values ('HT', '2627', 1);
  insert into grievances (id, person_id, name, email, words, created_at)
    select 'grievance', person, 'Asha', 'asha@example.com', 'The rice is wet.', now() from one;
  insert into idempotency_keys (person_id, key, request, result, created_at) select person, 'key', 'hash', '{}', now() from one;
  insert into imports (id, person_id, file_name, hash, created_at) select 'import', person, 'goods.csv', 'hash', now() from one;
  insert into import_lines (import_id, line, kind, name, fields, product_id)
    select 'import', 2, 'unchanged', 'Dal', '{}', product from one;
  insert into invoices (id, order_id, kind, series, year, n, number, content, total_paise, tax_paise, issued_at)
    select 'invoice', "order", 'receipt', 'HT', '2627', 1, 'HT/2627/1', '{}', 100, 0, now() from one;
  insert into mails (kind, cause, person_id, address, name, language, facts, state, created_at, tried_until)
    select 'confirmation', "order", person, 'asha@example.com', 'Asha', 'en', '{}', 'kept', now(), now() from one;
  insert into password_resets (id, person_id, email, token_hash, asked_at, expires_at)
    select 'reset', person, 'asha@example.com', 'hash', now(), now() from one;
  insert into person_joins (id, kept_id, gone_id, moved, joined_at, parted_at)
    select 'join', person, other, '{}', now(), now() from one;
  insert into product_declarations (product_id, key, value) select product, 'countryOfOrigin', 'India' from one;
  insert into returns (id, order_id, reason, wish, created_at) select 'return', "order", 'It is wet.', 'money', now() from one;
  insert into return_lines (return_id, order_id, position, quantity) select 'return', "order", 0, 1 from one;
  insert into return_pictures (return_id, place, webp) values ('return', 1, 'picture');
  insert into search_misses (word, day, count) values ('ragi', '2026-11-01', 2);
  insert into sessions (id, token, person_id, created_at, updated_at, expires_at)
    select 'session', 'token', person, now(), now(), now() from one;
  insert into sign_in_failures (key, points) values ('asha@example.com', 1);
  insert into stock_holds (payment_order_id, product_id, quantity, state) select payment_order, product, 1, 'released' from one;
  insert into verifications (id, identifier, value, created_at, updated_at, expires_at)
    values ('verification', 'state', 'value', now(), now(), now());
  insert into webhook_events (id, event, body, received_at, processed_at) values ('event', 'payment.captured', '{}', now(), now());
  insert into razorpay_sandbox.orders (id, amount_paise, currency, created_at) values ('order_1', 100, 'INR', now());
  insert into razorpay_sandbox.payments (id, order_id, amount_paise, currency, method, instrument, status, created_at)
    values ('pay_1', 'order_1', 100, 'INR', 'upi', '{}', 'captured', now());
  insert into razorpay_sandbox.refunds (id, payment_id, amount_paise, currency, request, status, created_at)
    values ('rfnd_1', 'pay_1', 50, 'INR', '{}', 'processed', now());
  insert into razorpay_sandbox.webhook_deliveries (event, event_id, body, signature, created_at)
    values ('payment.captured', 'event', '{}', 'signature', now());
  drop table one`
