/** What a day at the desk left behind: the rows of its customers and products, and the gateway's own. */
import type pg from 'pg'

import { mailsOf } from './mails.ts'
import type { DayMail, TakenMail } from './mails.ts'

export interface Books {
  /** What lay on the shelves in the morning. */
  morning: Map<string, number>
  orders: {
    id: string
    paymentWay: 'gateway' | 'cash' | 'none'
    paymentId: string | null
    status: string
    subtotalPaise: number
    discountPaise: number
    shippingPaise: number
    totalPaise: number
    isCollected: boolean
    stateCode: string | null
    /** Of its customer; null: they have none. */
    email: string | null
    /** Changes of its lines that somebody else than its customer made. */
    changes: number
  }[]
  lines: {
    orderId: string
    position: number
    productId: string
    quantity: number
    pricePaise: number
    rateBp: number | null
  }[]
  /** From the first to the last. */
  events: {
    id: string
    orderId: string
    from: string | null
    to: string
    /** The event that this one takes back. */
    takesBack: string | null
    /** Within the minute in which nobody was told. */
    isFresh: boolean
  }[]
  payments: { id: string; orderId: string; amountPaise: number }[]
  refunds: {
    id: string
    paymentId: string
    amountPaise: number
    gatewayRefundId: string | null
    isOpen: boolean
  }[]
  cash: { id: string; orderId: string; amountPaise: number; cause: string; counters: string | null }[]
  /** What the audit says was done to the day's orders, in its order. */
  kept: {
    orderId: string
    action: string
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }[]
  returns: {
    id: string
    orderId: string
    status: string
    amountPaise: number | null
    replacementOrderId: string | null
  }[]
  returnLines: { returnId: string; orderId: string; position: number; quantity: number }[]
  shelves: { productId: string; pieces: number; held: number }[]
  entries: { productId: string; why: string; cause: string; shelfChange: number; heldChange: number }[]
  /** Documents of the day's orders, and the numbers of all there are. */
  documents: Document[]
  numbers: { series: string; year: string; n: number }[]
  /** What the mail server took that is about the day's orders, and what the shop has not sent yet. */
  mails: DayMail[]
  unsentMails: number
  /** The first two digits of the shop's GSTIN. */
  shopState: string
  gateway: {
    payments: { id: string; amountPaise: number; status: string }[]
    refunds: { id: string; paymentId: string; amountPaise: number; status: string }[]
  }
}

export interface Document {
  id: string
  orderId: string
  kind: string
  number: string
  invoiceId: string | null
  /** Of a later invoice: the one before it. */
  replacesId: string | null
  totalPaise: number
  taxPaise: number
  givenBackPaise: number
  lines: DocumentLine[]
}

interface DocumentLine {
  position: number
  rateBp: number
  amountPaise: number
  valuePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

interface Day {
  /** null: of all, and of who gave no name. */
  customers: string[] | null
  morning: Map<string, number>
  /** Everything that the mail server has taken. */
  mails: readonly TakenMail[]
}

/** Reads it with SQL of its own, so that no query of the shop can hide what it does not look for. */
export async function readBooks(pool: pg.Pool, { customers, morning, mails }: Day): Promise<Books> {
  const client = await pool.connect()
  try {
    // One moment of all tables.
    await client.query('begin isolation level repeatable read read only')
    const rows = async <Row>(query: string, ids: string[] | null) =>
      (await client.query(query, query.includes('$1') ? [ids] : [])).rows as Row[]
    const orders = await rows<Books['orders'][number]>(
      `select id, payment_way as "paymentWay", payment_id as "paymentId", status,
        subtotal_paise::int as "subtotalPaise", discount_paise::int as "discountPaise",
        shipping_paise::int as "shippingPaise", total_paise::int as "totalPaise",
        is_collected as "isCollected", delivery_address->>'stateCode' as "stateCode",
        (select email from people where id = person_id) as email,
        (select count(*)::int from order_edits e where e.order_id = orders.id
          and e.actor_id is distinct from person_id) as changes
        from orders where $1::text[] is null or person_id = any($1) order by created_at`,
      customers,
    )
    const ofOrders = orders.map(({ id }) => id)
    const payments = await rows<Books['payments'][number]>(
      `select id, order_id as "orderId", amount_paise::int as "amountPaise"
        from payments where order_id = any($1)`,
      ofOrders,
    )
    const ofProducts = [...morning.keys()]
    return {
      morning,
      orders,
      lines: await rows(
        `select order_id as "orderId", position, product_id as "productId", quantity,
          selling_price_paise::int as "pricePaise", tax_rate_bp as "rateBp"
          from order_lines where order_id = any($1)`,
        ofOrders,
      ),
      events: await rows(
        `select e.id::text, e.order_id as "orderId", e.from_status as "from", e.to_status as "to",
          e.takes_back_id::text as "takesBack",
          coalesce(e.at < taken.at + interval '60 s', false) as "isFresh"
          from order_events e left join order_events taken on taken.id = e.takes_back_id
          where e.order_id = any($1) order by e.id`,
        ofOrders,
      ),
      payments,
      refunds: await rows(
        `select id, payment_id as "paymentId", amount_paise::int as "amountPaise",
          gateway_refund_id as "gatewayRefundId", refunded_at is null as "isOpen"
          from refunds where payment_id = any($1)`,
        payments.map(({ id }) => id),
      ),
      cash: await rows(
        `select id::text, order_id as "orderId", amount_paise::int as "amountPaise", cause,
          counters_id::text as counters
          from cash_entries where order_id = any($1)`,
        ofOrders,
      ),
      kept: await rows(
        `select object_id as "orderId", action, before, after
          from audit_entries where object_kind = 'order' and object_id = any($1) order by id`,
        ofOrders,
      ),
      returns: await rows(
        `select id, order_id as "orderId", status, amount_paise::int as "amountPaise",
          replacement_order_id as "replacementOrderId" from returns where order_id = any($1)`,
        ofOrders,
      ),
      returnLines: await rows(
        `select return_id as "returnId", order_id as "orderId", position, quantity
          from return_lines where order_id = any($1)`,
        ofOrders,
      ),
      shelves: await rows(
        `select id as "productId", stock as pieces, (select coalesce(sum(quantity), 0)::int
            from stock_holds where product_id = id and state = 'held' and is_counted) as held
          from products where id = any($1)`,
        ofProducts,
      ),
      entries: await rows(
        `select product_id as "productId", why, cause, shelf_change as "shelfChange",
          held_change as "heldChange" from stock_entries where product_id = any($1)`,
        ofProducts,
      ),
      documents: await rows(
        `select id, order_id as "orderId", kind, number, invoice_id as "invoiceId",
          replaces_id as "replacesId",
          total_paise::int as "totalPaise", tax_paise::int as "taxPaise",
          given_back_paise::int as "givenBackPaise", content->'lines' as lines
          from invoices where order_id = any($1)`,
        ofOrders,
      ),
      numbers: await rows('select series, year, n from invoices', []),
      unsentMails: (
        await rows<{ n: number }>(
          'select count(*)::int as n from mails where ($1::text[] is null or person_id = any($1)) and sent_at is null',
          customers,
        )
      )[0]!.n,
      mails: mailsOf(mails).filter(({ orderId }) => ofOrders.includes(orderId)),
      shopState: (await rows<{ state: string }>('select state_code as state from shop_settings', []))[0]!
        .state,
      gateway: {
        payments: await rows(
          `select id, amount_paise::int as "amountPaise", status from razorpay_sandbox.payments
            where status in ('authorized', 'captured', 'refunded')
            and order_id in (select gateway_order_id from payment_orders where $1::text[] is null or person_id = any($1))`,
          customers,
        ),
        refunds: await rows(
          `select r.id, r.payment_id as "paymentId", r.amount_paise::int as "amountPaise", r.status
            from razorpay_sandbox.refunds r join razorpay_sandbox.payments p on p.id = r.payment_id
            where p.order_id in (select gateway_order_id from payment_orders where $1::text[] is null or person_id = any($1))`,
          customers,
        ),
      },
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}
