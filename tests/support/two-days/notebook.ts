/**
 * What somebody beside the shop writes down of its money, in paise and in pencil: it asks nothing of the
 * shop, and adds up each box, each day and each order by itself.
 */
export interface Passed {
  /** 1 is before midnight in India, 2 after it. */
  day: number
  /** In whose box it went, or out of which: 'Ravi', or 'trip of Ravi'. */
  box: string
  /** receivable: it is written down, and lies in no box. */
  way: 'cash' | 'upi' | 'receivable'
  /** Below zero where it went out. */
  paise: number
  /** The order whose money it is; null for change, and for what was put in or taken out. */
  orderId: string | null
}

export class Notebook {
  day = 1
  readonly passed: Passed[] = []
  /** What each order's customer owes for it in the end. */
  readonly owed = new Map<string, number>()
  /** What was put into a wallet to pay an order from. */
  readonly toppedUp = new Map<string, number>()
  /** What went back for empty bottles, by the order of who brought them, in paise. */
  readonly forBottles: { orderId: string; paise: number; isIntoWallet: boolean }[] = []

  /** Money of an order, in cash where nothing else is said; below zero where it goes back. */
  take(box: string, orderId: string, paise: number, way: Passed['way'] = 'cash'): void {
    this.passed.push({ day: this.day, box, way, paise, orderId })
  }

  /** Cash that is no money of an order. */
  put(box: string, paise: number): void {
    this.passed.push({ day: this.day, box, way: 'cash', paise, orderId: null })
  }

  /** The cash that lies in a box now. */
  cashIn(box: string): number {
    return sum(this.passed.filter((one) => one.box === box && one.way === 'cash'))
  }

  /** What is left in the wallet that an order was paid from. */
  leftInWallet(orderId: string): number {
    return this.toppedUp.get(orderId)! - this.owed.get(orderId)!
  }

  /** Money of orders that came by hand on a day, less what went back. */
  ofOrders(way: Passed['way'], day?: number): number {
    const isOf = (one: Passed) => one.orderId !== null && one.way === way
    return sum(this.passed.filter((one) => isOf(one) && (day === undefined || one.day === day)))
  }
}

function sum(some: readonly { paise: number }[]): number {
  return some.reduce((total, { paise }) => total + paise, 0)
}
