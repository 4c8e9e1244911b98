import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { PriceGroup } from '#domain/pricing/groups/rules.ts'

import { products } from './catalog.ts'
import { isLanguage, language, moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { slots } from './slots.ts'
import { tills } from './tills.ts'

// Payment orders, payments and orders stand in one file, because each of the three refers to the others.

/**
 * One line of a cart as it was priced at the moment of paying. Everything that the order will need, copied.
 */
export interface SnapshotLine {
  productId: string
  productName: string
  brandName: string
  category: string
  imageUrl: string | null
  listPricePaise: number
  sellingPricePaise: number
  quantity: number
  /** What one pack holds, in `netUnit`. */
  netQuantity: number
  netUnit: 'g' | 'ml' | 'piece'
  /** Sold by weight: `quantity` counts steps of `netQuantity` grams. */
  isByWeight?: boolean
  /** What the scale said as it was packed. */
  weighedGrams?: number | null
  /** Of a box: what is in one of it. Nobody sells one in which there is nothing. */
  box?: BoxGood[] | null
  /** Kept of one piece until its bottle or crate is back; not there on those of before. */
  depositPaise?: number
  /** The goods' number in the tax tariff; null where the shop has not entered it. */
  hsnCode: string | null
  /**
   * The rate of tax that the price includes, in hundredths of a percent (500 is 5 %); null where it is not
   * entered.
   */
  taxRateBp: number | null
}

/** Goods in a box, as they were when it was bought. */
export interface BoxGood {
  productId: string
  productName: string
  hindiName: string | null
  netQuantity: number
  netUnit: 'g' | 'ml' | 'piece'
  isByWeight: boolean
  /** Packs, or steps of what is sold by weight, in one box. */
  quantity: number
  /** What one cost by itself, in paise: what was paid for the box is shared by that. */
  sellingPricePaise: number
}

/** What a shop said when an order was placed, which holds for it whatever the shop says later. */
export interface OrderTerms {
  /** What delivery costs, in paise. */
  shippingPaise: number
  /** Goods for so much are brought free, in paise; null: none are. */
  freeFromPaise: number | null
  /** Goods for less are not brought there, in paise; 0: any sum is. */
  leastPaise: number
  /** So many days after they were delivered its goods can be sent back. */
  returnDays: number
}

/** An offer as it stood when it was used, and what it takes off (domain/offers/rules.ts works it out). */
export interface UsedOffer {
  id: string
  name: string
  /** null: it was given by itself. */
  code: string | null
  kind: 'group_price' | 'n_for_m' | 'percent' | 'rupees' | 'free_delivery'
  /** Of 'group_price': whose prices, and what each line costs them. */
  priceGroup?: PriceGroup | null | undefined
  prices?: readonly { productId: string; position?: number | undefined; paise: number }[] | undefined
  /** Anybody could have it as often as they liked. */
  isForAll?: boolean | undefined
  percent: number | null
  offPaise: number | null
  takePieces: number | null
  payPieces: number | null
  productIds: string[] | null
  category: string | null
  leastPaise: number
  /** What comes off which line, by its number in the order; of all offers together within `discountPaise`. */
  lines: { position: number; paise: number }[]
  /** What delivery would have cost without it. */
  shippingPaise: number
}

/** Where an order is to be brought, as it was when that was said. */
export interface DeliveryAddress {
  name: string
  /** Ten digits. */
  mobile: string
  line1: string
  line2: string | null
  landmark: string | null
  /** How to find the door, in the customer's words. */
  directions: string | null
  town: string
  /** Six digits. */
  pinCode: string
  /** Two digits: the state's code in GST. */
  stateCode: string
  /** Of a business that is invoiced with it; null or not there for all others. */
  gstin?: string | null
}

/** What a customer wants where something of their order is missing when it is packed. */
const missingWishes = ['refund', 'similar', 'call'] as const

const orderStatuses = [
  'placed',
  'paid',
  'packed',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const

/**
 * What a person set out to pay: written with an immutable priced snapshot before the gateway is asked. It is
 * not an order; `settlePayment` makes the order once the money is there, or adds the money to the order that
 * it was opened for.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    /** Also the receipt at the gateway. */
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    /** null until the gateway has answered. */
    gatewayOrderId: text('gateway_order_id').unique(),
    /**
     * The key under which the gateway opened it: under another one it may not know it. null until then, and
     * for those of before this was written down.
     */
    gatewayKeyId: text('gateway_key_id'),
    /**
     * cart: it becomes an order. order: it pays for one that is there. receivable: what its person owes.
     * wallet: it goes into what the shop keeps of them.
     */
    purpose: text('purpose', { enum: ['cart', 'order', 'receivable', 'wallet'] })
      .notNull()
      .default('cart'),
    /** The order that it pays for; null unless that is its purpose. */
    orderId: text('order_id').references((): AnyPgColumn => orders.id),
    /**
     * open: its person is offered it, its stock is held. superseded: another cart took its place. expired:
     * nobody paid while its stock was held. settled: paid for. A gateway takes money for the first three, so
     * each of them may still be settled.
     */
    status: text('status', { enum: ['open', 'superseded', 'expired', 'settled'] })
      .notNull()
      .default('open'),
    /**
     * What this person was offered in its place; null while nothing was. Checked at the commit (DEFERRABLE,
     * written into the migration by hand), because one cart has one open payment order.
     */
    supersededBy: text('superseded_by').references((): AnyPgColumn => paymentOrders.id),
    /** The cart as it was priced; never changed afterwards. Empty where it pays for an order. */
    lines: jsonb('lines').$type<SnapshotLine[]>().notNull(),
    subtotalPaise: paise('subtotal_paise').notNull(),
    discountPaise: paise('discount_paise').notNull().default(0),
    shippingPaise: paise('shipping_paise').notNull(),
    /** Of the total: what is kept until bottles and crates are back. No price, and not taxed. */
    depositPaise: paise('deposit_paise').notNull().default(0),
    totalPaise: paise('total_paise').notNull(),
    /** What was taken off by offers, line by line. */
    offers: jsonb('offers').$type<UsedOffer[]>().notNull().default([]),
    /** The tax that the total contains; null where it was not worked out. */
    taxPaise: paise('tax_paise'),
    currency: text('currency').notNull().default('INR'),
    /** What was agreed beside the sums; null on those of before a shop could say. */
    terms: jsonb('terms').$type<OrderTerms>(),
    /** null: it is fetched, or nobody has said yet. */
    deliveryAddress: jsonb('delivery_address').$type<DeliveryAddress>(),
    /** It is fetched at the market. */
    isCollected: boolean('is_collected').notNull().default(false),
    /** The Indian day for which its delivery was promised; null: none was. */
    promisedOn: date('promised_on', { mode: 'string' }),
    /** In which slot it is brought or collected; null: in none. */
    slotId: text('slot_id').references(() => slots.id),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** What became of its payment. sold: the money pays for the order. given_back: all of it goes back. */
    outcome: text('outcome', { enum: ['sold', 'given_back'] }),
    /** When its hold ends and the gateway is asked whether it was paid; null once that is done. */
    nextCheckAt: moment('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** Of a cart: the device that its checkout was first opened on, by its cookie's word. */
    deviceId: text('device_id'),
    /** Of a cart: in which its customer pays, for the order; null on those of before it was known. */
    language: language(),
    /** Of a cart: what is wanted where something of it is missing; each line of the order gets it. */
    ifMissing: text('if_missing', { enum: missingWishes }).notNull().default('refund'),
  },
  (table) => [
    index('payment_orders_by_person').on(table.personId, table.createdAt),
    index('payment_orders_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    index('payment_orders_unsettled')
      .on(table.createdAt)
      .where(sql`${table.status} <> 'settled'`),
    // Asked when one is deleted.
    index('payment_orders_by_successor')
      .on(table.supersededBy)
      .where(sql`${table.supersededBy} is not null`),
    // A person is offered one payment order a cart, and one for each of their orders.
    uniqueIndex('payment_orders_one_open_cart')
      .on(table.personId)
      .where(sql`${table.status} = 'open' and ${table.purpose} = 'cart'`),
    uniqueIndex('payment_orders_one_open_order')
      .on(table.orderId)
      .where(sql`${table.status} = 'open' and ${table.purpose} = 'order'`),
    uniqueIndex('payment_orders_one_open_receivable')
      .on(table.personId)
      .where(sql`${table.status} = 'open' and ${table.purpose} = 'receivable'`),
    uniqueIndex('payment_orders_one_open_wallet')
      .on(table.personId)
      .where(sql`${table.status} = 'open' and ${table.purpose} = 'wallet'`),
    check('payment_orders_status', sql`${table.status} in ('open', 'superseded', 'expired', 'settled')`),
    check(
      'payment_orders_purpose',
      sql`${table.purpose} in ('cart', 'order', 'receivable', 'wallet') and (${table.purpose} = 'order') = (${table.orderId} is not null)`,
    ),
    check('payment_orders_outcome', sql`${table.outcome} in ('sold', 'given_back')`),
    check(
      'payment_orders_settled',
      sql`(${table.status} = 'settled') = (${table.outcome} is not null) and (${table.status} = 'settled') = (${table.settledAt} is not null)`,
    ),
    check('payment_orders_language', isLanguage(table.language)),
    check('payment_orders_if_missing', isMissingWish(table.ifMissing)),
    check('payment_orders_collected', isBroughtOrCollected(table)),
    ...sumChecks('payment_orders', table),
  ],
)

/** Money that the gateway captured for a payment order. What nobody owed goes back as a refund. */
export const payments = pgTable(
  'payments',
  {
    /** The gateway's own id. */
    id: text('id').primaryKey(),
    paymentOrderId: text('payment_order_id')
      .notNull()
      .references(() => paymentOrders.id),
    /** The order that the money came for; null where it came into an account of its person. */
    orderId: text('order_id').references((): AnyPgColumn => orders.id),
    amountPaise: paise('amount_paise').notNull(),
    /** What of it pays for the order, or what is owed; the rest is surplus. */
    appliedPaise: paise('applied_paise').notNull(),
    /** Sum of its refunds, also of those on their way. Kept by the trigger `refunds_add_up`. */
    refundedPaise: paise('refunded_paise').notNull().default(0),
    currency: text('currency').notNull(),
    method: text('method').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payments_by_payment_order').on(table.paymentOrderId),
    unique('payments_of_an_order').on(table.id, table.orderId),
    unique('payments_of_a_payment_order').on(table.id, table.paymentOrderId),
    index('payments_by_order').on(table.orderId),
    // What came in within some days is added up from the index alone.
    index('payments_by_time').on(table.createdAt, table.amountPaise),
    check('payments_amount', sql`${table.amountPaise} > 0`),
    check('payments_applied', sql`${table.appliedPaise} between 0 and ${table.amountPaise}`),
    check('payments_refunded', sql`${table.refundedPaise} between 0 and ${table.amountPaise}`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** Its short number, to be said aloud: #1042. Never given out twice; some may be missing. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /**
     * gateway: paid at checkout. cash: paid when it is brought, or online before. none: ₹0.00, a
     * replacement.
     */
    paymentWay: text('payment_way', { enum: ['gateway', 'cash', 'none'] }).notNull(),
    /** The payment order that it was made of. */
    paymentOrderId: text('payment_order_id')
      .unique()
      .references(() => paymentOrders.id),
    /**
     * The gateway's payment id, the spec's transactionId: the first payment that paid for it, and one that
     * names this order and, where it has one, its payment order.
     */
    paymentId: text('payment_id').unique(),
    /** Whose it is; null for who took the goods along at the stall and whom nobody asked for a name. */
    personId: text('person_id').references(() => people.id),
    /** Its label for people is in domain/orders/rules.ts. */
    status: text('status', { enum: orderStatuses }).notNull(),
    subtotalPaise: paise('subtotal_paise').notNull(),
    discountPaise: paise('discount_paise').notNull().default(0),
    shippingPaise: paise('shipping_paise').notNull(),
    /** Of the total: what is kept until bottles and crates are back. No price, and not taxed. */
    depositPaise: paise('deposit_paise').notNull().default(0),
    /** What of it is kept for what is out now: the sum of its entries (`deposits_out`). */
    depositOutPaise: paise('deposit_out_paise').notNull().default(0),
    totalPaise: paise('total_paise').notNull(),
    /** What of the discount is offers, which go along with the lines when these are changed. */
    offers: jsonb('offers').$type<UsedOffer[]>().notNull().default([]),
    /** The tax that the total contains; null where it was not worked out. */
    taxPaise: paise('tax_paise'),
    /** What was paid towards the total, refunds not taken off. Kept by the trigger `payments_add_up`. */
    paidPaise: paise('paid_paise').notNull().default(0),
    /**
     * What was paid in cash or by UPI for goods that were taken out later: no part of `paidPaise` any more.
     * What of it was not given back since is to be given back by a hand.
     */
    surplusPaise: paise('surplus_paise').notNull().default(0),
    /** How often its lines were changed (`order_edits`). */
    version: integer('version').notNull().default(0),
    /** What the desk wants to remember of it; its customer does not read it. */
    deskNote: text('desk_note'),
    /** What was agreed beside the sums; null on those of before a shop could say. */
    terms: jsonb('terms').$type<OrderTerms>(),
    /** null: it is fetched, or nobody has said yet. */
    deliveryAddress: jsonb('delivery_address').$type<DeliveryAddress>(),
    /** It is fetched at the market. */
    isCollected: boolean('is_collected').notNull().default(false),
    /** The Indian day for which its delivery was promised; null: none was. */
    promisedOn: date('promised_on', { mode: 'string' }),
    /** In which slot it is brought or collected; null: in none. */
    slotId: text('slot_id').references(() => slots.id),
    /** The slot that was asked for, and taken by others when the money came late; null: it has that one. */
    slotAskedId: text('slot_asked_id').references(() => slots.id),
    /**
     * What the link to pay for it bears, 128 random bits; null until the desk asks for the link. Whoever has
     * it sees what is due and can pay that, and nothing else, so it is kept as it is and can be shown again.
     */
    payToken: text('pay_token').unique(),
    /**
     * The till of the trip on which it was sent out with others; null where it went alone, was paid, or came
     * back.
     */
    tripId: bigint('trip_id', { mode: 'number' }).references(() => tills.id),
    /**
     * What the link that tells how far it is bears, 128 random bits; null until the desk asks for the link.
     * Kept as it is, to be shown again: whoever has it sees no more than what was ordered and how far it is.
     */
    statusToken: text('status_token').unique(),
    /** In which it was ordered; of one that the desk took, its person's. What is written of it is in it. */
    language: language().notNull().default('en'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // Checked at the commit (DEFERRABLE, by hand in the migration): the payment is written after its order.
    foreignKey({
      name: 'orders_payment_names_it',
      columns: [table.paymentId, table.id],
      foreignColumns: [payments.id, payments.orderId],
    }),
    foreignKey({
      name: 'orders_payment_of_its_payment_order',
      columns: [table.paymentId, table.paymentOrderId],
      foreignColumns: [payments.id, payments.paymentOrderId],
    }),
    index('orders_by_person').on(table.personId, table.createdAt),
    // Of years of milk only what is out.
    index('orders_with_empties_out')
      .on(table.personId)
      .where(sql`${table.depositOutPaise} > 0`),
    // The desk finds an order by the number that the rider calls.
    index('orders_by_mobile')
      .on(sql`(${table.deliveryAddress} ->> 'mobile')`)
      .where(sql`${table.deliveryAddress} is not null`),
    index('orders_by_time').on(table.createdAt, table.id),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_by_slot')
      .on(table.slotId)
      .where(sql`${table.slotId} is not null`),
    index('orders_needing_address').on(table.createdAt, table.id).where(isWithoutPlace(table)),
    index('orders_by_trip')
      .on(table.tripId)
      .where(sql`${table.tripId} is not null`),
    index('orders_to_be_fetched').on(table.createdAt, table.id).where(isToBeFetched(table)),
    index('orders_with_surplus').on(table.createdAt, table.id).where(hasSurplus(table)),
    index('orders_not_paid_whole').on(table.createdAt, table.id).where(isNotPaidWhole(table)),
    check('orders_status', isOrderStatus(table.status)),
    check(
      'orders_payment_way',
      sql`(${table.paymentWay} = 'gateway' and ${table.paymentOrderId} is not null and ${table.paymentId} is not null)
        or (${table.paymentWay} = 'cash' and ${table.paymentOrderId} is null)
        or (${table.paymentWay} = 'none' and ${table.paymentOrderId} is null and ${table.paymentId} is null and ${table.totalPaise} = 0)`,
    ),
    // No order says that it is paid without a payment.
    check('orders_status_paid', sql`${table.status} <> 'paid' or ${table.paymentId} is not null`),
    check('orders_paid', sql`${table.paidPaise} between 0 and ${table.totalPaise}`),
    check('orders_surplus', sql`${table.surplusPaise} >= 0`),
    check('orders_language', isLanguage(table.language)),
    check('orders_desk_note', sql`length(${table.deskNote}) between 1 and 500`),
    check('orders_collected', isBroughtOrCollected(table)),
    // Who is known to nobody has taken the goods along.
    check('orders_of_nobody', sql`${table.personId} is not null or ${table.isCollected}`),
    ...sumChecks('orders', table),
  ],
)

/**
 * What was bought, in the words and at the prices of the moment; the product may change or go afterwards.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Its own number in the order: a line keeps it, also where one before it was taken out. */
    position: integer('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    productName: text('product_name').notNull(),
    brandName: text('brand_name').notNull(),
    category: text('category').notNull(),
    imageUrl: text('image_url'),
    listPricePaise: paise('list_price_paise').notNull(),
    sellingPricePaise: paise('selling_price_paise').notNull(),
    quantity: integer('quantity').notNull(),
    netQuantity: integer('net_quantity').notNull(),
    netUnit: text('net_unit', { enum: ['g', 'ml', 'piece'] }).notNull(),
    /** Sold by weight: `quantity` counts steps of `netQuantity` grams. */
    isByWeight: boolean('is_by_weight').notNull().default(false),
    /** What the scale said as it was packed; null: nobody weighed it. */
    weighedGrams: integer('weighed_grams'),
    /** Of a box: what is in one of it (`BoxGood`). */
    box: jsonb('box').$type<BoxGood[]>(),
    /** What is kept of one piece until its bottle or crate is back. */
    depositPaise: paise('deposit_paise').notNull().default(0),
    hsnCode: text('hsn_code'),
    taxRateBp: integer('tax_rate_bp'),
    /**
     * What its customer wants where it is missing when it is packed. refund: the money back. similar:
     * something like it, never dearer. call: to be called.
     */
    ifMissing: text('if_missing', { enum: missingWishes }).notNull().default('refund'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_by_product').on(table.productId),
    check('order_lines_list_price', sql`${table.listPricePaise} >= 0`),
    check('order_lines_selling_price', sql`${table.sellingPricePaise} >= 0`),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_net_quantity', sql`${table.netQuantity} > 0`),
    check('order_lines_net_unit', sql`${table.netUnit} in ('g', 'ml', 'piece')`),
    check('order_lines_by_weight', sql`not ${table.isByWeight} or ${table.netUnit} = 'g'`),
    check(
      'order_lines_weighed',
      sql`${table.weighedGrams} is null or (${table.isByWeight} and ${table.weighedGrams} > 0)`,
    ),
    check('order_lines_deposit', sql`${table.depositPaise} >= 0`),
    check('order_lines_tax_rate', sql`${table.taxRateBp} between 0 and 10000`),
    check('order_lines_if_missing', isMissingWish(table.ifMissing)),
  ],
)

/**
 * The order's history: who moved it from which state to which, when and why. Only ever added to: a trigger
 * refuses everything else.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** null for the first state. */
    fromStatus: text('from_status', { enum: orderStatuses }),
    toStatus: text('to_status', { enum: orderStatuses }).notNull(),
    /** null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    /** Why, in the words of the person who moved it. */
    note: text('note'),
    /** The move that this one takes back; each is taken back once. */
    takesBackId: bigint('takes_back_id', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => orderEvents.id),
    at: moment('at').notNull(),
  },
  (table) => [
    check('order_events_note', sql`length(${table.note}) between 1 and 500`),
    index('order_events_by_order').on(table.orderId),
    check('order_events_from_status', isOrderStatus(table.fromStatus)),
    check('order_events_to_status', isOrderStatus(table.toStatus)),
  ],
)

/**
 * Money that changed hands at the door, at the stall or by the shop's own UPI id. Only ever added to: a
 * trigger refuses everything else.
 */
export const cashEntries = pgTable(
  'cash_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /**
     * upi: it came to the shop's own UPI id, and not through the gateway. receivable: no money changed hands,
     * and its person owes it (`receivable_of_cash`).
     */
    way: text('way', { enum: ['cash', 'upi', 'receivable'] })
      .notNull()
      .default('cash'),
    /** The UPI reference that the shopkeeper typed in, where it was entered first. */
    reference: text('reference'),
    /**
     * The entry that has the reference of this one: of a counter-entry that which it takes back, or of one
     * that was entered again after that. Each reference stands in one row.
     */
    referenceOf: bigint('reference_of', { mode: 'number' }).references((): AnyPgColumn => cashEntries.id),
    /** Taken from the customer (`cash_adds_up` counts it as paid); negative where it was given back. */
    amountPaise: paise('amount_paise').notNull(),
    /** What the customer handed over in cash, where that was typed; above the amount it was change. */
    givenPaise: paise('given_paise'),
    /**
     * counter, delivered, cancelled, returned, or the id of what else caused it; behind 'changed:' where it
     * gives back what the order does not cost any more, behind 'empties ' where a deposit went off it.
     */
    cause: text('cause').notNull(),
    /** null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    /** For the customer to read. */
    note: text('note'),
    /** For the desk alone. */
    ourNote: text('our_note'),
    /** The till that it went into or came out of (`till_of_cash`); null before there were tills. */
    tillId: bigint('till_id', { mode: 'number' }).references(() => tills.id),
    /** The entry that this one takes back whole, because it was entered by mistake. */
    countersId: bigint('counters_id', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => cashEntries.id),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('cash_entries_once_a_cause').on(table.orderId, table.cause, table.way),
    unique('cash_entries_once_a_reference').on(table.reference),
    index('cash_entries_by_time').on(table.at, table.way, table.amountPaise),
    index('cash_entries_given_back')
      .on(table.at)
      .where(sql`${table.amountPaise} < 0`),
    index('cash_entries_by_till').on(table.tillId, table.id),
    index('cash_entries_by_reference')
      .on(table.referenceOf)
      .where(sql`${table.referenceOf} is not null`),
    check(
      'cash_entries_way',
      sql`${table.way} in ('cash', 'upi', 'receivable') and (${table.way} <> 'receivable' or ${table.tillId} is null) and num_nonnulls(${table.reference}, ${table.referenceOf}) = case ${table.way} when 'upi' then 1 else 0 end`,
    ),
    check('cash_entries_reference', sql`${table.reference} ~ '^[A-Z0-9]{6,35}$'`),
    check('cash_entries_amount', sql`${table.amountPaise} <> 0`),
    check(
      'cash_entries_given',
      sql`${table.givenPaise} is null or (${table.way} = 'cash' and ${table.givenPaise} >= ${table.amountPaise})`,
    ),
    check('cash_entries_note', sql`length(${table.note}) between 1 and 500`),
    check('cash_entries_our_note', sql`length(${table.ourNote}) between 1 and 500`),
  ],
)

function isOrderStatus(column: AnyPgColumn) {
  return sql`${column} in ('placed', 'paid', 'packed', 'out_for_delivery', 'delivered', 'cancelled', 'refunded')`
}

/** What is fetched has no address. */
function isBroughtOrCollected(table: Record<'isCollected' | 'deliveryAddress', AnyPgColumn>) {
  return sql`not ${table.isCollected} or ${table.deliveryAddress} is null`
}

/**
 * An order of which nobody has said yet where it is to be brought, and that is still here, as `needsAddress`
 * (domain/orders/rules.ts) says of one order. In the words of the index, without parameters.
 */
export function isWithoutPlace(
  table: Record<'isCollected' | 'deliveryAddress' | 'status', AnyPgColumn>,
): SQL {
  return sql`${table.deliveryAddress} is null and not ${table.isCollected} and ${table.status} in ('placed', 'paid', 'packed')`
}

/** An order that is packed and waits to be fetched. In the words of the index, without parameters. */
export function isToBeFetched(table: Record<'isCollected' | 'status', AnyPgColumn>): SQL {
  return sql`${table.isCollected} and ${table.status} = 'packed'`
}

/** An order that was handed over before all of it was paid. In the words of the index, without parameters. */
export function isNotPaidWhole(table: Record<'paidPaise' | 'totalPaise' | 'status', AnyPgColumn>): SQL {
  return sql`${table.status} = 'delivered' and ${table.paidPaise} < ${table.totalPaise}`
}

/** An order of which by hand more was paid than it costs by now. In the words of the index. */
export function hasSurplus(table: Record<'surplusPaise', AnyPgColumn>): SQL {
  return sql`${table.surplusPaise} > 0`
}

function isMissingWish(wish: AnyPgColumn): SQL {
  return sql`${wish} in ('refund', 'similar', 'call')`
}

/** How the sums of a payment order and of an order hang together. */
function sumChecks(
  name: string,
  sums: Record<
    'subtotalPaise' | 'discountPaise' | 'shippingPaise' | 'depositPaise' | 'totalPaise' | 'taxPaise',
    AnyPgColumn
  >,
) {
  return [
    check(`${name}_subtotal`, sql`${sums.subtotalPaise} >= 0`),
    check(`${name}_discount`, sql`${sums.discountPaise} between 0 and ${sums.subtotalPaise}`),
    check(`${name}_shipping`, sql`${sums.shippingPaise} >= 0`),
    check(`${name}_deposit`, sql`${sums.depositPaise} >= 0`),
    check(
      `${name}_total`,
      sql`${sums.totalPaise} = ${sums.subtotalPaise} - ${sums.discountPaise} + ${sums.shippingPaise} + ${sums.depositPaise}`,
    ),
    check(`${name}_tax`, sql`${sums.taxPaise} between 0 and ${sums.totalPaise}`),
  ]
}
