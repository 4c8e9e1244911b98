/** For how long a payment may come late: banks confirm within so many days. */
export const latePaymentDays = 5

/** A payment order is left alone for so long: its browser and the webhook come first. */
export const firstLookSeconds = 20

/** Payments are looked up at the gateway by spans of this length. */
export const sweepMinutes = 15

/** When a span that has ended is looked up again, counted from its end: banks confirm some payments late. */
export const sweepAgainSeconds: readonly number[] = [60 * 60, 86_400, latePaymentDays * 86_400]

/** How many payments, holds or refunds are worked on at a time. */
export const atOnce = 8

/** What Razorpay's names of how somebody paid are called on the screen. */
export const paymentMethodLabels: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'Cardless EMI',
  paylater: 'Pay later',
  bank_transfer: 'Bank transfer',
}
