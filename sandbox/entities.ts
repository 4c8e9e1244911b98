import type { OrderRow, PaymentRow, RefundRow } from './book.ts'

/** An order as Razorpay sends it. */
export function orderEntity(order: OrderRow) {
  return {
    id: order.id,
    entity: 'order',
    amount: order.amountPaise,
    amount_paid: order.amountPaidPaise,
    amount_due: order.amountPaise - order.amountPaidPaise,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: notesOnTheWire(order.notes),
    created_at: unixSeconds(order.createdAt),
  }
}

/** A payment as Razorpay sends it. */
export function paymentEntity(payment: PaymentRow) {
  const { card, bank, vpa, upiFlow, email, contact } = payment.instrument
  const isCaptured = payment.status === 'captured' || payment.status === 'refunded'
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amountPaise,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: payment.amountRefundedPaise,
    refund_status: refundStatus(payment),
    captured: isCaptured,
    description: payment.description,
    card_id: card?.id ?? null,
    ...(card && {
      card: { entity: 'card', ...card, international: false, emi: false, sub_type: 'consumer' },
    }),
    bank: bank ?? null,
    wallet: null,
    vpa: vpa ?? null,
    email,
    contact,
    notes: notesOnTheWire(payment.notes),
    ...(isCaptured ? feeOf(payment.amountPaise) : { fee: null, tax: null }),
    error_code: payment.error?.code ?? null,
    error_description: payment.error?.description ?? null,
    error_source: payment.error?.source ?? null,
    error_step: payment.error?.step ?? null,
    error_reason: payment.error?.reason ?? null,
    acquirer_data: acquirerData(payment),
    ...(vpa !== undefined && { upi: { vpa, payer_account_type: 'bank_account', flow: 'collect' } }),
    ...(upiFlow !== undefined && { upi: { payer_account_type: 'bank_account', flow: 'intent' } }),
    created_at: unixSeconds(payment.createdAt),
  }
}

/** A refund as Razorpay sends it. */
export function refundEntity(refund: RefundRow) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amountPaise,
    currency: refund.currency,
    payment_id: refund.paymentId,
    notes: notesOnTheWire(refund.notes),
    receipt: refund.receipt,
    acquirer_data: { arn: refund.status === 'processed' ? digits(refund.id, 23) : null },
    batch_id: null,
    status: refund.status,
    speed_requested: refund.speed,
    speed_processed: 'normal',
    created_at: unixSeconds(refund.createdAt),
  }
}

export function collection<Item>(items: Item[]) {
  return { entity: 'collection', count: items.length, items }
}

export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

/** Razorpay is written in PHP, where an empty object and an empty list are one thing. */
function notesOnTheWire(notes: Record<string, string>): Record<string, string> | [] {
  return Object.keys(notes).length === 0 ? [] : notes
}

function refundStatus(payment: PaymentRow): 'partial' | 'full' | null {
  if (payment.amountRefundedPaise === 0) return null
  return payment.amountRefundedPaise === payment.amountPaise ? 'full' : 'partial'
}

/** Two percent, and 18 % GST on it; the fee includes the tax. */
function feeOf(amountPaise: number): { fee: number; tax: number } {
  const bare = Math.round(amountPaise / 50)
  const tax = Math.round((bare * 18) / 100)
  return { fee: bare + tax, tax }
}

function acquirerData(payment: PaymentRow): Record<string, string | null> {
  const isThrough = payment.status !== 'created' && payment.status !== 'failed'
  if (payment.method === 'card') return { auth_code: isThrough ? digits(payment.id, 6) : null }
  if (payment.method === 'upi') return { rrn: isThrough ? digits(payment.id, 12) : null }
  return { bank_transaction_id: isThrough ? digits(payment.id, 7) : null }
}

/** Made-up numbers that are the same each time the entity is asked for. */
function digits(seed: string, length: number): string {
  const codes = Array.from(seed, (letter) => String(letter.charCodeAt(0) % 10)).join('')
  return codes.repeat(2).slice(0, length)
}
