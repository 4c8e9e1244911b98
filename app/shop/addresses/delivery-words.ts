interface Delivery {
  delivered: boolean
  /** null: not said. */
  days: number | null
  /** The shopkeeper's words; empty for none. */
  note: string
}

/** 'We deliver to 226001 in 2 days. Before noon.' */
export function deliveryWords(pinCode: string, { delivered, days, note }: Delivery): string {
  const first = delivered
    ? `We deliver to ${pinCode}${daysWords(days)}.`
    : `We do not deliver to ${pinCode} yet. You can fetch it at the market.`
  return note ? `${first} ${note}` : first
}

function daysWords(days: number | null): string {
  if (days === null) return ''
  if (days === 0) return ' on the same day'
  return days === 1 ? ' in 1 day' : ` in ${days} days`
}
