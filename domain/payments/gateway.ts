declare module '#domain/ground/context.ts' {
  interface Gateways {
    payments: PaymentGateway
  }
}

/**
 * What the shop needs of a payment gateway, in Razorpay's words (amounts in paise, times in UTC). Every
 * method rejects with a DomainError `gateway_unavailable` when the gateway cannot be reached in time,
 * answers 5xx or 429, says no to a question, or answers something that is not what it promises or not what
 * was asked for. What asks it to do something (createOrder, capture, refund) rejects with a GatewayRefusal
 * when it says no.
 */
export interface PaymentGateway {
  /** The public key id that the checkout in the browser is opened with. */
  readonly keyId: string
  /** Where the browser loads checkout.js from. */
  readonly checkoutScriptUrl: string

  /** Opens an order at the gateway. `receipt` is ours, at most 40 characters, and unique. */
  createOrder(input: {
    amountPaise: number
    receipt: string
    notes: Record<string, string>
  }): Promise<GatewayOrder>
  /**
   * The order that was opened with this receipt for this amount, or null: asked before opening one again
   * after a lost answer.
   */
  findOrder(opened: { receipt: string; amountPaise: number }): Promise<GatewayOrder | null>
  /** Every attempt to pay the order, in any state; none of an order that the gateway does not know. */
  paymentsOfOrder(gatewayOrderId: string): Promise<GatewayPayment[]>
  /**
   * Every payment that was begun in a span of time, ends included, newest first and page by page; in any
   * state, of anybody who uses this account. What cannot be read is left out and logged.
   */
  paymentsBetween(span: { from: Date; to: Date }): AsyncIterable<GatewayPayment[]>
  /** One payment as it stands now, or null when the gateway does not know it. */
  findPayment(gatewayPaymentId: string): Promise<GatewayPayment | null>
  /** Takes an authorised payment's money. Answers the payment as it stands afterwards. */
  capture(gatewayPaymentId: string, amountPaise: number): Promise<GatewayPayment>
  /**
   * Gives captured money back, all of it or a part. Safe to repeat under the same key (at least 10
   * characters of A-Z a-z 0-9 _ -), which answers the same refund as it stands by then; another key asks for
   * another refund.
   */
  refund(
    gatewayPaymentId: string,
    input: { amountPaise: number; idempotencyKey: string },
  ): Promise<GatewayRefund>
  /**
   * What was given back of a payment, in any state, no matter who asked for it: this shop or a person at the
   * gateway's dashboard. The newest hundred; none of a payment that the gateway does not know.
   */
  refundsOfPayment(gatewayPaymentId: string): Promise<GatewayRefund[]>

  /** True when the checkout's signature belongs to this order and payment. Compared in constant time. */
  isCheckoutSignatureValid(input: {
    gatewayOrderId: string
    gatewayPaymentId: string
    signature: string
  }): boolean
  /** Whether it is asked nothing just now, because it said nothing several times. */
  isAway(): boolean
  /** True when a webhook's signature belongs to exactly these bytes. Compared in constant time. */
  isWebhookSignatureValid(rawBody: Buffer, signature: string): boolean
}

export interface GatewayOrder {
  id: string
  amountPaise: number
  currency: string
  receipt: string | null
  status: 'created' | 'attempted' | 'paid'
}

export interface GatewayPayment {
  id: string
  gatewayOrderId: string | null
  amountPaise: number
  currency: string
  /** The only field that decides: the gateway's `captured` flag contradicts it in its own samples. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  method: string
}

export interface GatewayRefund {
  id: string
  amountPaise: number
  status: 'pending' | 'processed' | 'failed'
}

/**
 * The gateway answered with a clear no (a 4xx other than 408 and 429): 400 about what was asked, any other
 * status about our keys, the address or the moment. Its words are for the log, not for people.
 */
export class GatewayRefusal extends Error {
  readonly isGatewayRefusal = true
  readonly status: number
  readonly description: string

  constructor(status: number, description: string) {
    super(`The payment gateway refused: ${status} ${description}`)
    this.name = 'GatewayRefusal'
    this.status = status
    this.description = description
  }
}

export function isGatewayRefusal(error: unknown): error is GatewayRefusal {
  return error instanceof Error && (error as Partial<GatewayRefusal>).isGatewayRefusal === true
}
