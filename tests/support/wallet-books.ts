/**
 * What is wrong with what the shop keeps of people, in SQL of its own: each wallet comes to its entries, and
 * those of each payment to what of it was not given back.
 */
export const walletBooks = `
select 'wallet ' || w.id || ' holds ' || balance_paise || ', and its entries come to ' || coalesce(sum(e.amount_paise), 0) as what
  from wallets w left join wallet_entries e on e.wallet_id = w.id
  group by w.id having balance_paise <> coalesce(sum(e.amount_paise), 0)
union all select 'payment ' || p.id || ' of ' || amount_paise || ' less ' || refunded_paise || ' is in a wallet as ' || coalesce(e.paise, 0)
  from payments p join payment_orders o on o.id = p.payment_order_id
  left join (select payment_id, sum(amount_paise) as paise from wallet_entries group by payment_id) e on e.payment_id = p.id
  where (o.purpose = 'wallet' or p.method = 'shop_wallet' or e.paise is not null)
    and (amount_paise - refunded_paise) * case when p.method = 'shop_wallet' then -1 else 1 end <> coalesce(e.paise, 0)
union all select 'payment ' || id || ' is from a wallet by its id or its method alone' from payments
  where (id like 'wallet\\_%') <> (method = 'shop_wallet')
`
