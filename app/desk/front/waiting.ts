import { span } from '#app/desk/complaints/time-left.ts'
import { deskComplaintsPath, deskReturnsPath, deskReviewsPath, deskStockPath } from '#app/desk/desk-paths.ts'
import { deskOrdersPath } from '#app/paths.ts'
import type { Waiting } from '#contract/waiting.ts'
import { answerHours } from '#domain/grievances/rules.ts'

/** Where the rooms are that what waits leads to: in the panel or at the stall. */
export interface WaitingRooms {
  orders: string
  stock: string
}

const panelRooms: WaitingRooms = { orders: deskOrdersPath, stock: deskStockPath }

/** How many wait in a room, by its address. */
export function waitingIn(to: string, waiting: Waiting, rooms = panelRooms): number {
  if (to === rooms.orders)
    return waiting.toPack + waiting.needAddress + waiting.refundsRefused + waiting.refundsWaiting
  if (to === rooms.stock) return waiting.lowStock
  if (to === deskReturnsPath) return waiting.returnsAsked
  if (to === deskReviewsPath) return waiting.reviewsToLookAt + waiting.reviewsReported
  return to === deskComplaintsPath ? waiting.complaints : 0
}

/** '1,893'. */
export function countWords(count: number): string {
  return count.toLocaleString('en-IN')
}

export interface ToDo {
  count: number
  what: string
  /** The list of it; null where it is these orders. */
  to: string | null
  orders?: Waiting['refusedRefunds']
  /** For how long the oldest of it waits: '3 days'. Empty where that is not known. */
  age: string
}

type Line = [kind: keyof Waiting['since'], one: string, many: string, to: string | null]

/** What is to do, that which waits longest first. What is sold out or runs low has no age, and comes last. */
export function toDoLines(waiting: Waiting, now: Date, rooms = panelRooms): ToDo[] {
  const list = (search: string) => `${rooms.orders}?${search}`
  const lines: Line[] = [
    ['toPack', 'order to pack', 'orders to pack', list('status=placed&status=paid')],
    ['needAddress', 'order needs an address', 'orders need an address', list('needsAddress=yes')],
    ['toSend', 'order to send out', 'orders to send out', list('toDo=send')],
    ['toFetch', 'packed order to be fetched', 'packed orders to be fetched', list('toDo=fetch')],
    ['longOnTheWay', 'order too long on the way', 'orders too long on the way', list('toDo=late')],
    ['moneyDue', 'delivered order with money due', 'delivered orders with money due', list('toDo=due')],
    [
      'toHandBack',
      'changed order owes money to its customer',
      'changed orders owe money to their customers',
      list('toDo=back'),
    ],
    ['returnsAsked', 'return to answer', 'returns to answer', deskReturnsPath],
    ['complaints', 'complaint to answer', 'complaints to answer', deskComplaintsPath],
    ['reviewsToLookAt', 'review to look at', 'reviews to look at', deskReviewsPath],
    ['reviewsReported', 'review was reported', 'reviews were reported', `${deskReviewsPath}?status=reported`],
    [
      'refundsRefused',
      'refund was refused: the money is still to be given back',
      'refunds were refused: the money is still to be given back',
      null,
    ],
    [
      'refundsWaiting',
      'refund waits for a second administrator',
      'refunds wait for a second administrator',
      null,
    ],
  ]
  const timed = lines
    .filter(([kind]) => waiting[kind] > 0)
    .toSorted((one, other) => timeOf(one, waiting) - timeOf(other, waiting))
    .map(([kind, one, many, to]) => ({
      count: waiting[kind],
      what: (waiting[kind] === 1 ? one : many) + (kind === 'complaints' ? lateWords(waiting) : ''),
      to,
      ...(kind === 'refundsRefused' && { orders: waiting.refusedRefunds }),
      ...(kind === 'refundsWaiting' && { orders: waiting.waitingRefunds }),
      age: ageOf(waiting.since[kind], now),
    }))
  const { soldOut } = waiting
  const low = waiting.lowStock - soldOut
  const goods = [
    { count: soldOut, what: soldOut === 1 ? 'product is sold out' : 'products are sold out' },
    { count: low, what: low === 1 ? 'product runs low' : 'products run low' },
  ]
  return [
    ...timed,
    ...goods.filter(({ count }) => count > 0).map((line) => ({ ...line, to: rooms.stock, age: '' })),
  ]
}

function timeOf([kind]: Line, { since }: Waiting): number {
  return Date.parse(since[kind] ?? '') || 0
}

function ageOf(since: string | null, now: Date): string {
  return since === null ? '' : span(Math.max(0, now.getTime() - Date.parse(since)))
}

function lateWords({ complaintsLate }: Waiting): string {
  return complaintsLate > 0 ? `, ${countWords(complaintsLate)} after the ${answerHours} hours` : ''
}
