/** How money changes hands by hand. upi: to or from the shop's own UPI id. */
export type TillWay = 'cash' | 'upi'

/** What an entry of a till is, in the words of its room: money of an order, or a cause of the till's own. */
export const kindWords = {
  order: 'Taken for an order',
  given_back: 'Given back',
  float: 'Change to begin with',
  put_in: 'Put in',
  taken_out: 'Taken out',
  sale_difference: 'Difference of a sale',
  receivable: 'Khata payment',
  deposit: 'Deposit given back',
  correction: 'Counter-entry',
} as const

export type TillKind = keyof typeof kindWords

/** What can be entered in a till beside the money of orders. */
export type TillCause = Exclude<TillKind, 'order' | 'given_back'>

/** What one way of a till adds up to, in paise. Each sum is what it is called, and above zero as a rule. */
export interface WaySums {
  /** Taken for orders. */
  ordersPaise: number
  /** Given back of orders. */
  givenBackPaise: number
  /** Change that was in the box when the till began, beside what the last one left in it. */
  floatPaise: number
  putInPaise: number
  takenOutPaise: number
  /** What was paid of what people owe, less what was given of what the shop owes them. */
  receivablePaise: number
  /** Given back for empty bottles and crates. */
  depositPaise: number
  /** What sales without a line took more than their orders cost; below zero where it was less. */
  differencePaise: number
  /** Counter-entries, of orders and others: below zero where they take back what came in. */
  correctedPaise: number
  /** All of these together: what came in, less what went out. */
  sumPaise: number
}

/** The two ways of a till; UPI stands beside the cash, and is never counted. */
export type TillSums = Record<TillWay, WaySums>

export const noSums: WaySums = {
  ordersPaise: 0,
  givenBackPaise: 0,
  floatPaise: 0,
  putInPaise: 0,
  takenOutPaise: 0,
  receivablePaise: 0,
  depositPaise: 0,
  differencePaise: 0,
  correctedPaise: 0,
  sumPaise: 0,
}

/** Of the sums of one way: which one a kind of entry belongs to, and whether it is said without its minus. */
export const sumOfKind = {
  order: { sum: 'ordersPaise', sign: 1 },
  given_back: { sum: 'givenBackPaise', sign: -1 },
  float: { sum: 'floatPaise', sign: 1 },
  put_in: { sum: 'putInPaise', sign: 1 },
  taken_out: { sum: 'takenOutPaise', sign: -1 },
  sale_difference: { sum: 'differencePaise', sign: 1 },
  receivable: { sum: 'receivablePaise', sign: 1 },
  deposit: { sum: 'depositPaise', sign: -1 },
  correction: { sum: 'correctedPaise', sign: 1 },
} as const satisfies Record<TillKind, { sum: keyof WaySums; sign: 1 | -1 }>

/** The cash that should be in a till, in paise; below zero where more went out than ever came in. */
export function expectedPaise({ openedWithPaise, cash }: { openedWithPaise: number; cash: WaySums }): number {
  return openedWithPaise + cash.sumPaise
}

/** Whether it is a sum that can change hands, in paise: whole, above 0, and below a crore of rupees. */
export function isSum(paise: number): boolean {
  return Number.isSafeInteger(paise) && paise > 0 && paise < 1_00_00_000_00
}

/** What stays in a box overnight as a rule, in paise: the change that it began with. A trip's is emptied. */
export function usuallyLeftPaise(
  { isTrip, openedWithPaise }: { isTrip: boolean; openedWithPaise: number },
  floatPaise: number,
  countedPaise: number,
): number {
  return isTrip ? 0 : Math.max(0, Math.min(countedPaise, openedWithPaise + floatPaise))
}
