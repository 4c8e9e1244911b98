import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'

import { moment, paise } from '#db/schema/columns.ts'

// The book of the built-in test gateway. It stands in for somebody else's database, so it has a schema of
// its own and no table of the shop refers to it.

export const razorpaySandbox = pgSchema('razorpay_sandbox')

/**
 * How the webhooks of a payment are to behave: as they should, or one of the ways in which they let a shop
 * down.
 */
export type SandboxWebhookMode = 'normal' | 'none' | 'duplicate' | 'late'

/** What a payment was made with, in the gateway's own field names. */
export interface SandboxInstrument {
  card?: {
    id: string
    name: string
    last4: string
    network: string
    type: string
    issuer: string
    iin: string
  }
  bank?: string
  /** A UPI id that was typed. */
  vpa?: string
  /** UPI without one: a code to scan, or an app to open. */
  upiFlow?: 'qr' | 'intent'
  /** When the bank says yes, after the person has left; unix milliseconds. */
  lateAt?: number
  email: string
  contact: string
}

/** Why a payment failed, in the gateway's own field names. */
export interface SandboxPaymentError {
  code: string
  description: string
  source: string
  step: string
  reason: string
}

export const sandboxOrders = razorpaySandbox.table(
  'orders',
  {
    id: text('id').primaryKey(),
    amountPaise: paise('amount_paise').notNull(),
    amountPaidPaise: paise('amount_paid_paise').notNull().default(0),
    currency: text('currency').notNull(),
    /** Razorpay asks that it be unique but takes it twice all the same; so the same is true here. */
    receipt: text('receipt'),
    /** paid is final: a refund does not change it. */
    status: text('status', { enum: ['created', 'attempted', 'paid'] })
      .notNull()
      .default('created'),
    attempts: integer('attempts').notNull().default(0),
    notes: jsonb('notes').$type<Record<string, string>>().notNull().default({}),
    capture: text('capture', { enum: ['automatic', 'manual'] })
      .notNull()
      .default('automatic'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('sandbox_orders_by_receipt').on(table.receipt),
    index('sandbox_orders_by_time').on(table.createdAt),
    check('sandbox_orders_amount', sql`${table.amountPaise} >= 100`),
    check('sandbox_orders_amount_paid', sql`${table.amountPaidPaise} in (0, ${table.amountPaise})`),
    check('sandbox_orders_status', sql`${table.status} in ('created', 'attempted', 'paid')`),
    check('sandbox_orders_capture', sql`${table.capture} in ('automatic', 'manual')`),
  ],
)

export const sandboxPayments = razorpaySandbox.table(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxOrders.id),
    amountPaise: paise('amount_paise').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['created', 'authorized', 'captured', 'refunded', 'failed'] }).notNull(),
    method: text('method', { enum: ['card', 'upi', 'netbanking'] }).notNull(),
    instrument: jsonb('instrument').$type<SandboxInstrument>().notNull(),
    amountRefundedPaise: paise('amount_refunded_paise').notNull().default(0),
    description: text('description'),
    notes: jsonb('notes').$type<Record<string, string>>().notNull().default({}),
    /** null unless it failed. */
    error: jsonb('error').$type<SandboxPaymentError>(),
    webhookMode: text('webhook_mode').$type<SandboxWebhookMode>().notNull().default('normal'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('sandbox_payments_by_order').on(table.orderId, table.createdAt),
    index('sandbox_payments_by_time').on(table.createdAt),
    index('sandbox_payments_unanswered')
      .on(table.createdAt)
      .where(sql`${table.status} = 'created'`),
    check(
      'sandbox_payments_status',
      sql`${table.status} in ('created', 'authorized', 'captured', 'refunded', 'failed')`,
    ),
    check('sandbox_payments_method', sql`${table.method} in ('card', 'upi', 'netbanking')`),
    check('sandbox_payments_refunded', sql`${table.amountRefundedPaise} between 0 and ${table.amountPaise}`),
    check(
      'sandbox_payments_webhook_mode',
      sql`${table.webhookMode} in ('normal', 'none', 'duplicate', 'late')`,
    ),
  ],
)

export const sandboxRefunds = razorpaySandbox.table(
  'refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    amountPaise: paise('amount_paise').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['pending', 'processed', 'failed'] }).notNull(),
    speed: text('speed', { enum: ['normal', 'optimum'] })
      .notNull()
      .default('normal'),
    notes: jsonb('notes').$type<Record<string, string>>().notNull().default({}),
    receipt: text('receipt'),
    idempotencyKey: text('idempotency_key').unique(),
    /** What was asked under the idempotency key, to tell a repetition from another request. */
    request: text('request').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('sandbox_refunds_by_payment').on(table.paymentId),
    check('sandbox_refunds_amount', sql`${table.amountPaise} > 0`),
    check('sandbox_refunds_status', sql`${table.status} in ('pending', 'processed', 'failed')`),
    check('sandbox_refunds_speed', sql`${table.speed} in ('normal', 'optimum')`),
  ],
)

/** A webhook on its way, written in the transaction of the change that it tells of. */
export const sandboxDeliveries = razorpaySandbox.table(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same on every delivery of one event, duplicates included. */
    eventId: text('event_id').notNull(),
    event: text('event').notNull(),
    /** The exact bytes that are sent and were signed. */
    body: text('body').notNull(),
    /** Made with the secret of the moment of the event: retries keep it when the secret is changed. */
    signature: text('signature').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it is sent next; null once it arrived or was given up. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: moment('delivered_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('sandbox_deliveries_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('sandbox_deliveries_by_event').on(table.eventId),
  ],
)
