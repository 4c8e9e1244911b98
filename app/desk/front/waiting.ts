import { spanOf } from '#app/desk/complaints/time-left.ts'
import { deskComplaintsPath, deskReturnsPath, deskReviewsPath } from '#app/desk/desk-paths.ts'
import type { Waiting } from '#contract/waiting.ts'
import { answerHours } from '#domain/grievances/rules.ts'
import * as words from '#words/desk/front/waiting/en.ts'

import { countWords, panelRooms } from './waiting-in.ts'

export interface ToDo {
  count: number
  what: string
  /** The list of it; null where it is these orders. */
  to: string | null
  orders?: Waiting['refusedRefunds']
  /** For how long the oldest of it waits: '3 days'. Empty where that is not known. */
  age: string
}

type Line = [kind: keyof Waiting['since'], to: string | null]

/** What is to do, that which waits longest first. What is sold out or runs low has no age, and comes last. */
export function toDoLines(waiting: Waiting, now: Date, rooms = panelRooms): ToDo[] {
  const list = (search: string) => `${rooms.orders}?${search}`
  const lines: Line[] = [
    ['toPack', list('status=placed&status=paid')],
    ['needAddress', list('needsAddress=yes')],
    ['toSend', list('toDo=send')],
    ['toFetch', list('toDo=fetch')],
    ['longOnTheWay', list('toDo=late')],
    ['moneyDue', list('toDo=due')],
    ['toHandBack', list('toDo=back')],
    ['returnsAsked', deskReturnsPath],
    ['complaints', deskComplaintsPath],
    ['reviewsToLookAt', deskReviewsPath],
    ['reviewsReported', `${deskReviewsPath}?status=reported`],
    ['refundsRefused', null],
    ['refundsWaiting', null],
  ]
  const timed = lines
    .filter(([kind]) => waiting[kind] > 0)
    .toSorted((one, other) => timeOf(one, waiting) - timeOf(other, waiting))
    .map(([kind, to]) => ({
      count: waiting[kind],
      what: said(kind, waiting[kind]) + (kind === 'complaints' ? lateWords(waiting) : ''),
      to,
      ...(kind === 'refundsRefused' && { orders: waiting.refusedRefunds }),
      ...(kind === 'refundsWaiting' && { orders: waiting.waitingRefunds }),
      age: ageOf(waiting.since[kind], now),
    }))
  const { soldOut } = waiting
  const low = waiting.lowStock - soldOut
  const goods = [
    { count: soldOut, what: said('soldOut', soldOut) },
    { count: low, what: said('low', low) },
  ]
  return [
    ...timed,
    ...goods.filter(({ count }) => count > 0).map((line) => ({ ...line, to: rooms.stock, age: '' })),
  ]
}

function said(line: keyof typeof words.lines, count: number): string {
  return words.lines[line][count === 1 ? 0 : 1]!
}

function timeOf([kind]: Line, { since }: Waiting): number {
  return Date.parse(since[kind] ?? '') || 0
}

function ageOf(since: string | null, now: Date): string {
  return since === null ? '' : words.age(...spanOf(Math.max(0, now.getTime() - Date.parse(since))))
}

function lateWords({ complaintsLate }: Waiting): string {
  return complaintsLate > 0 ? words.late(countWords(complaintsLate), answerHours) : ''
}
