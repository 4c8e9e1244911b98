import { newId } from './ids.ts'
import { SandboxRefusal } from './refusals.ts'
import type { SandboxInstrument, SandboxPaymentError } from './schema.ts'

type Card = NonNullable<SandboxInstrument['card']>

const errors = {
  insufficient_fund:
    'There is not enough money in the account. Please try another card or another way to pay.',
  payment_timed_out: 'The payment was not completed in time. Please try again.',
  payment_cancelled: 'The payment was cancelled. You can try again.',
  card_declined: 'The bank of this card declined the payment. Please try another card or another way to pay.',
  gateway_technical_error: 'The payment did not go through because of a technical problem. Please try again.',
  authentication_failed: 'The OTP or the card details were wrong. Please try again.',
  payment_failed: 'The bank declined the payment. Please try another way to pay.',
} as const

export type FailureReason = keyof typeof errors

/** The error that a payment fails with for this reason. */
export function paymentError(reason: FailureReason): SandboxPaymentError {
  const isGateway = reason === 'gateway_technical_error'
  return {
    code: isGateway ? 'GATEWAY_ERROR' : 'BAD_REQUEST_ERROR',
    description: errors[reason],
    source: isGateway ? 'gateway' : reason === 'card_declined' ? 'issuer_bank' : 'customer',
    step: reason === 'authentication_failed' ? 'payment_authentication' : 'payment_authorization',
    reason,
  }
}

// Razorpay's documented error cards.
const errorCards: Record<string, FailureReason> = {
  '4100280000080001': 'insufficient_fund',
  '4100280000090000': 'payment_timed_out',
  '4100280000070002': 'payment_cancelled',
  '4100280000060003': 'card_declined',
  '4100280000020007': 'gateway_technical_error',
  '4100280000000009': 'authentication_failed',
}
const goodCards = ['4100280000001007', '5500670000001002', '6527658900001005']

/** Checks a card's number, expiry (`MM/YY`) and CVV, and keeps of it only what a gateway may show. */
export function cardFrom(number: string, expiry: string, cvv: string, now: Date): Card {
  const isKnown = goodCards.includes(number) || number in errorCards
  if (!isKnown && !(/^\d{12,19}$/.test(number) && isLuhnValid(number))) {
    throw new SandboxRefusal('This card number is not valid.', { field: 'number' })
  }
  if (!isInFuture(expiry, now)) throw new SandboxRefusal('The card has expired.', { field: 'expiry' })
  if (!/^\d{3,4}$/.test(cvv)) throw new SandboxRefusal('The CVV has 3 or 4 digits.', { field: 'cvv' })
  return {
    id: newId('card'),
    name: '',
    last4: number.slice(-4),
    network: networkOf(number),
    type: 'credit',
    issuer: 'RZPX',
    iin: number.slice(0, 6),
  }
}

/**
 * Why this card is going to fail, or null. The whole number is not kept; its ends tell the test cards apart.
 */
export function cardFailure(card: Card): FailureReason | null {
  const match = Object.entries(errorCards).find(
    ([number]) => number.startsWith(card.iin) && number.endsWith(card.last4),
  )
  return match ? match[1] : null
}

/**
 * Only the two test ids exist here; any other one would leave a person waiting for a request on no phone.
 */
export function upiIdFrom(vpa: string): string {
  if (vpa === 'success@razorpay' || vpa === 'failure@razorpay') return vpa
  throw new SandboxRefusal('The test gateway knows only success@razorpay and failure@razorpay.', {
    field: 'vpa',
  })
}

export const banks: Record<string, string> = {
  SBIN: 'State Bank of India',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  UTIB: 'Axis Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB_R: 'Punjab National Bank',
}

export function bankFrom(code: string): string {
  if (Object.hasOwn(banks, code)) return code
  throw new SandboxRefusal('Please choose a bank from the list.', { field: 'bank' })
}

/** The card that test calls pay with. */
export function testCard(): Card {
  return {
    id: newId('card'),
    name: '',
    last4: '1007',
    network: 'Visa',
    type: 'credit',
    issuer: 'RZPX',
    iin: '410028',
  }
}

function isInFuture(expiry: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry)
  if (!match) throw new SandboxRefusal('Please enter the expiry as MM/YY.', { field: 'expiry' })
  // A card is good until the end of its month.
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now.getTime()
}

function networkOf(number: string): string {
  if (number.startsWith('4')) return 'Visa'
  if (/^5[1-5]|^2[2-7]/.test(number)) return 'MasterCard'
  if (/^3[47]/.test(number)) return 'American Express'
  return /^(60|65|81|82)/.test(number) ? 'RuPay' : 'Unknown'
}

function isLuhnValid(number: string): boolean {
  let sum = 0
  for (const [index, digit] of Array.from(number).toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
