-- What pgbench writes to: tables like the shop's, with their columns, checks and indexes, and the references that a
-- cart's line and an order's have. No triggers.
drop schema if exists bench cascade;
create schema bench;
create table bench.people (id text primary key);
create table bench.products (id text primary key);
insert into bench.people select 'p' || n from generate_series(0, 999) as n;
insert into bench.products select 'g' || n from generate_series(0, 999) as n;
create table bench.cart_lines (like public.cart_lines including all);
alter table bench.cart_lines
  add foreign key (person_id) references bench.people on delete cascade,
  add foreign key (product_id) references bench.products on delete cascade;
create table bench.orders (like public.orders including all);
alter table bench.orders add foreign key (person_id) references bench.people;
create table bench.order_lines (like public.order_lines including all);
alter table bench.order_lines
  add foreign key (order_id) references bench.orders,
  add foreign key (product_id) references bench.products;
