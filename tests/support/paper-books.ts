/** The tax in an amount that includes it, half paise rounded up (CGST Rules 2017, rule 35). */
const taxIn = (amount: string, part: string, rate: string) =>
  `floor((${amount}::numeric * ${part} * 2 + 10000 + ${rate}) / (2 * (10000 + ${rate})))`

/**
 * What is wrong with invoices and credit notes, in SQL of its own (`order-books.ts`): numbers without a gap,
 * lines that come to their sum and to the tax of their rate, goods as they were sold, and one that holds for
 * each order that left. A restored shop leaves numbers out.
 */
export const paperBooks = `
with paper as (
  select i.*, content ->> 'placeOfSupply' = content -> 'seller' ->> 'stateCode' as is_own_state,
    content -> 'seller' ->> 'gstin' is not null as has_gstin from invoices i),
line as (
  select paper.id, paper.order_id, paper.number, paper.kind, invoice_id, is_own_state, has_gstin, l.*
  from paper, jsonb_to_recordset(content -> 'lines') as l(position int, quantity int, "pricePaise" bigint,
    "shippingPaise" bigint, "lessPaise" bigint, "amountPaise" bigint, "rateBp" int, "valuePaise" bigint,
    "cgstPaise" bigint, "sgstPaise" bigint, "igstPaise" bigint)),
-- An invoice by itself, and of its credit notes all together: so what is rounded never adds up to more.
taxed as (
  select number, position, is_own_state, "rateBp", "amountPaise", "valuePaise", "cgstPaise", "sgstPaise", "igstPaise"
  from line where kind <> 'credit_note'
  union all
  select max(number), position, is_own_state, "rateBp", sum("amountPaise"), sum("valuePaise"), sum("cgstPaise"),
    sum("sgstPaise"), sum("igstPaise")
  from line where kind = 'credit_note' group by invoice_id, position, is_own_state, "rateBp"),
sums as (
  select id, sum("amountPaise") as total, sum("cgstPaise" + "sgstPaise" + "igstPaise") as tax
  from line group by id),
credited as (
  select invoice_id as id, sum(total_paise) as paise from paper where kind = 'credit_note' group by 1),
holding as (
  select * from paper where kind <> 'credit_note'
    and not exists (select from paper later where later.replaces_id = paper.id)),
gone as (
  select * from orders where status in ('out_for_delivery', 'delivered') and total_paise > 0)
select 'series ' || series || ' ' || year || ' has ' || count(*) || ' numbers from ' || min(n) || ' to ' || max(n)
  as what from paper group by series, year having min(n) <> 1 or max(n) <> count(*)
union all select number || ' is not number ' || n || ' of its year' from paper
  where number <> series || '/' || year || '/' || lpad(n::text, 6, '0')
    or year <> to_char(issued_at at time zone 'Asia/Kolkata' - interval '3 months', 'YY')
      || to_char(issued_at at time zone 'Asia/Kolkata' + interval '9 months', 'YY')
union all select number || ' says ' || total_paise || ' with ' || tax_paise || ' of tax, and its lines '
    || total || ' with ' || tax
  from paper join sums using (id) where total_paise <> total or tax_paise <> tax
union all select number || ': the tax of line ' || position || ' is wrong' from taxed
  where "cgstPaise" <> "sgstPaise" or "valuePaise" + "cgstPaise" + "sgstPaise" + "igstPaise" <> "amountPaise"
    or "cgstPaise" <> case when is_own_state then ${taxIn('"amountPaise"', '"rateBp" / 2.0', '"rateBp"')} else 0 end
    or "igstPaise" <> case when is_own_state then 0 else ${taxIn('"amountPaise"', '"rateBp"', '"rateBp"')} end
union all select line.number || ': line ' || line.position || ' is not as it was sold'
  from line join holding using (id) join gone on gone.id = line.order_id
    left join order_lines sold on sold.order_id = line.order_id and sold.position = line.position
  where (line.quantity, line."pricePaise", line."rateBp") is distinct from (sold.quantity,
      sold.selling_price_paise, case when line.has_gstin then coalesce(sold.tax_rate_bp, 0) else 0 end)
    or line."amountPaise" <> line.quantity * line."pricePaise" + line."shippingPaise" - line."lessPaise"
union all select line.number || ': line ' || line.position || ' bears less of the discount than its offers take off'
  from line join holding using (id) join gone on gone.id = line.order_id
  where line."lessPaise" < (select coalesce(sum((part ->> 'paise')::bigint), 0)
    from jsonb_array_elements(gone.offers) as offer, jsonb_array_elements(offer -> 'lines') as part
    where (part ->> 'position')::integer = line.position)
union all select '#' || gone.number || ' has ' || (select count(*) from holding where order_id = gone.id)
    || ' invoices that hold'
  from gone where (select count(*) from holding where order_id = gone.id) <> 1
union all select paper.number || ' is of ' || total_paise || ', and ' || paise || ' of it is credited'
  from paper join credited using (id) where paise > total_paise
union all select earlier.number || ' was replaced, and is not credited whole'
  from paper later join paper earlier on earlier.id = later.replaces_id
    left join credited on credited.id = earlier.id
  where coalesce(paise, 0) <> earlier.total_paise
`
