import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { guests, orders, people } from '#db/schema/index.ts'
import type { paymentOrders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'

import type { MissingWish, OrderStatus } from './rules.ts'

/** A cart as it was priced at the moment of buying. */
type Bought = Pick<
  typeof paymentOrders.$inferSelect,
  | 'lines'
  | 'subtotalPaise'
  | 'discountPaise'
  | 'shippingPaise'
  | 'depositPaise'
  | 'totalPaise'
  | 'offers'
  | 'taxPaise'
  | 'deliveryAddress'
  | 'isCollected'
  | 'promisedOn'
  | 'slotId'
  | 'terms'
> & {
  /** null: they take it along at the stall, and gave no name. */
  personId: string | null
  /** The slot that was asked for, where others have it by now. */
  slotAskedId?: string | null
  /** What is wanted where something of it is missing; left out: the money back. */
  ifMissing?: MissingWish | undefined
}

interface NewOrder {
  id: string
  bought: Bought
  way: { paymentWay: 'gateway'; paymentOrderId: string; paymentId: string } | { paymentWay: 'cash' }
  status: OrderStatus
  createdAt: Date
  /** The shopkeeper who took it; left out where its customer ordered it. */
  takenBy?: string
  /** In which its customer ordered it; left out where the shopkeeper took it: then it is its person's. */
  language?: Language | null
  /** Its money is there; left out where that is so as far as it came by the gateway. */
  isPaid?: boolean
  /** What is said of its first event. */
  note?: string | undefined
}

/**
 * Writes an order with its lines and its first event, from the snapshot and not from today's prices. Runs in
 * the transaction that settles its payment, and before the payment is written; or in the one that takes the
 * stock of an order in cash. Of one that is delivered at once nobody is told here. The shop writes to its
 * customer in the order's language from then on. Answers its short number.
 */
export async function writeOrder(
  tx: Ctx,
  { id, bought, way, status, createdAt, takenBy, language = null, isPaid, note }: NewOrder,
): Promise<{ number: number }> {
  const { db } = tx
  const { lines } = bought
  const order = db
    .insert(orders)
    .values({
      id,
      ...way,
      personId: bought.personId,
      status,
      subtotalPaise: bought.subtotalPaise,
      discountPaise: bought.discountPaise,
      shippingPaise: bought.shippingPaise,
      depositPaise: bought.depositPaise,
      totalPaise: bought.totalPaise,
      offers: bought.offers,
      taxPaise: bought.taxPaise,
      deliveryAddress: bought.deliveryAddress,
      isCollected: bought.isCollected,
      promisedOn: bought.promisedOn,
      slotId: bought.slotId,
      slotAskedId: bought.slotAskedId ?? null,
      terms: bought.terms,
      statusToken: tokenOfGuest(bought.personId),
      language: language ?? languageOfPerson(bought.personId),
      createdAt,
    })
    .returning({ id: orders.id, number: orders.number })
  const actorId = takenBy ?? (way.paymentWay === 'cash' ? bought.personId : null)
  // One statement for an order of any length.
  const { rows } = await db.execute<{ number: number }>(sql`
    with placed as (${order.getSQL()}),
    lines as (
      insert into order_lines (order_id, position, product_id, product_name, brand_name, category, image_url,
        list_price_paise, selling_price_paise, quantity, net_quantity, net_unit, is_by_weight, weighed_grams,
        deposit_paise, hsn_code, tax_rate_bp, box, if_missing)
      select placed.id, line.*, ${bought.ifMissing ?? 'refund'}::text from placed, jsonb_to_recordset(${linesAsJson(lines)}::jsonb) as line (
        "position" integer, "productId" text, "productName" text, "brandName" text, category text,
        "imageUrl" text, "listPricePaise" bigint, "sellingPricePaise" bigint, quantity integer,
        "netQuantity" integer, "netUnit" text, "isByWeight" boolean, "weighedGrams" integer,
        "depositPaise" bigint, "hsnCode" text, "taxRateBp" integer, box jsonb)),
    event as (
      insert into order_events (order_id, to_status, actor_id, note, at)
      select id, ${status}::text, ${actorId}::text, ${note ?? null}::text,
        ${createdAt.toISOString()}::timestamptz from placed),
    spoken as (
      update ${people} set language = ${language}::text
      where id = ${bought.personId}::text and language <> ${language}::text and deleted_at is null)
    select number from placed`)
  const { number } = rows[0]!
  if (status === 'refunded' || status === 'delivered') return { number }
  await happened(tx, 'order_placed', {
    orderId: id,
    orderNumber: number,
    placedAt: createdAt,
    bought,
    isPaid: isPaid ?? way.paymentWay === 'gateway',
  })
  return { number }
}

/** A guest finds the order by its link alone; of all others the desk makes one when it is asked for. */
function tokenOfGuest(personId: string | null) {
  const token = randomBytes(16).toString('base64url')
  return sql`(select ${token}::text from ${guests} where ${guests.personId} = ${personId}::text)`
}

function languageOfPerson(personId: string | null) {
  return sql`coalesce((select ${people.language} from ${people} where ${people.id} = ${personId}::text), 'en')`
}

function linesAsJson(lines: Bought['lines']): string {
  return JSON.stringify(
    lines.map((line, position) => ({
      ...line,
      isByWeight: line.isByWeight ?? false,
      depositPaise: line.depositPaise ?? 0,
      position,
    })),
  )
}
