/** How somebody pays what they owe, by hand. bank: a transfer to the shop's account. */
export type PaidBy = 'cash' | 'upi' | 'bank'

/** The most that anybody may be trusted with, in paise: below a crore of rupees. */
export const maxLimitPaise = 99_99_999_00

/** In these hours of a Saturday in India people are told what they owe. */
export const statementHours = { from: 9, until: 20 }

/** What more can be written down for somebody, in paise. */
export function leftToWriteDown({
  limitPaise,
  balancePaise,
}: {
  limitPaise: number
  balancePaise: number
}): number {
  return Math.max(0, limitPaise - balancePaise)
}
