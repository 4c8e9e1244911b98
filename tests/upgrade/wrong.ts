/** Rows that differ between what is kept and what its sources say: there should be none. */
export function wrong(): Record<string, string> {
  const sold = `payment_way <> 'none' and status not in ('cancelled', 'refunded')`
  return {
    'the rows of each list': differences(
      `select list, sum(change) from list_counts group by list having sum(change) <> 0`,
      ['products', 'people', 'orders', 'stock_entries', 'mails', 'audit_entries']
        .map((table) => `select '${table}' as list, count(*)::numeric from ${table}`)
        .concat(`select 'products ' || state, count(*)::numeric from products group by state`)
        .join(' union all '),
    ),
    'the words of products': `select id from products p left join product_lookups l using (id)
      where l.words is distinct from words_of_product(p)`,
    'the words of people': `select id from people p left join person_lookups l using (id)
      where l.words is distinct from words_of_person(p)`,
    'the words of orders': `select o.id from orders o join people p on p.id = person_id
      left join order_lookups l on l.id = o.id
      where words is distinct from words_of_order(number, p.name, p.email, payment_id)`,
    'the places of goods': differences(
      `select id, category, position, selling_price_paise, list_price_paise, is_sold_out from product_ranks`,
      `select distinct on (coalesce(family_key, id)) id, category, position, selling_price_paise, list_price_paise,
          stock is not distinct from 0
        from products where state = 'on_shelf'
        order by coalesce(family_key, id), stock is not distinct from 0, position`,
    ),
    'what lists have of declarations': `select id from product_ranks where declared is distinct from (
      select jsonb_object_agg(key, value) from product_declarations where product_id = product_ranks.id)`,
    'the sales of each day': differences(
      `select day, sum(orders), sum(total_paise) from sales_days group by day having sum(orders) <> 0`,
      `select indian_day(created_at), count(*)::numeric, sum(total_paise)::numeric from orders where ${sold} group by 1`,
    ),
    'the sales of each product': differences(
      `select day, product_id, sum(pieces), sum(total_paise) from product_sales_days group by 1, 2 having sum(pieces) <> 0`,
      `select indian_day(created_at), product_id, sum(quantity)::numeric, sum(quantity * selling_price_paise)::numeric
        from orders join order_lines on order_id = orders.id where ${sold} group by 1, 2`,
    ),
  }
}

function differences(kept: string, counted: string): string {
  return `(${kept} except (${counted})) union all ((${counted}) except ${kept})`
}
