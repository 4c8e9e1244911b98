import { paiseOf } from '#app/desk/typed-amount.ts'
import type { DeliveryArea } from '#contract/delivery-area.ts'
import { overlapping, readLastPinCode, readPinCode } from '#domain/addresses/rules.ts'
import { shortRupees, toPaise, toRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/delivery/en.ts'

import { readWeekdays, weekdaysText } from './weekdays.ts'

/** An area as it is typed, or as it stands in a line of a CSV. */
export interface TypedArea {
  from: string
  /** Empty for a single PIN code. */
  to: string
  /** Empty: not said. */
  days: string
  /** 'Mon Thu' or 'daily'; empty: no day is promised. */
  weekdays: string
  /** An hour from 1 to 24; empty: until the day ends. */
  orderUntil: string
  note: string
  cash: boolean
  /** A sum in rupees; empty: as everywhere. */
  shipping: string
  /** The same, or never. */
  freeFrom: string
  /** A sum in rupees; empty: any sum is brought. */
  least: string
}

/** By the field. */
export type AreaProblems = Partial<Record<keyof TypedArea, string>>

/** The most letters of a note, and the most days, as the call takes them. */
export const areaLimits = { note: 200, days: 60 }

/** An area as it is kept, or what is wrong with it. */
export function readArea(typed: TypedArea): { area: DeliveryArea } | { problems: AreaProblems } {
  const from = readPinCode(typed.from)
  const to = typed.to.trim() === '' ? from : readLastPinCode(typed.to)
  const days = typed.days.trim() === '' ? null : Number(typed.days)
  const weekdays = readWeekdays(typed.weekdays)
  const orderUntil = typed.orderUntil.trim() === '' ? null : hourOf(typed.orderUntil)
  const note = typed.note.trim()
  const [shipping, least] = [sumOf(typed.shipping), sumOf(typed.least)]
  const freeFrom = /^(never|कभी नहीं)$/i.test(typed.freeFrom.trim()) ? 'never' : sumOf(typed.freeFrom)
  const problems: AreaProblems = {
    ...(from === null && { from: words.enterPinCode }),
    ...(to === null && from !== null && { to: words.enterLastPinCode }),
    ...(from !== null && to !== null && to < from && { to: words.otherOrder }),
    ...(!isDays(days) && { days: words.wrongDays(areaLimits.days) }),
    ...(weekdays === undefined && { weekdays: words.wrongWeekdays('Mon Wed Fri', 'daily') }),
    ...(orderUntil === undefined && {
      orderUntil: words.wrongHour,
    }),
    ...(Number.isNaN(shipping ?? 0) && {
      shipping: words.wrongFee,
    }),
    ...(freeFrom !== 'never' &&
      !isSumOrNothing(freeFrom) && {
        freeFrom: words.wrongFreeFrom,
      }),
    ...(!isSumOrNothing(least) && { least: words.wrongLeast }),
    ...(note.length > areaLimits.note && { note: words.wrongNote(areaLimits.note) }),
  }
  if (from === null || to === null || weekdays === undefined || orderUntil === undefined) return { problems }
  if (Object.keys(problems).length > 0) return { problems }
  return { area: { from, to, days, weekdays, orderUntil, note, cash: typed.cash, shipping, freeFrom, least } }
}

function isDays(days: number | null): boolean {
  return days === null || (Number.isInteger(days) && days >= 0 && days <= areaLimits.days)
}

/** Of 18 or 18:00; undefined for what is no hour of a day. */
function hourOf(typed: string): number | undefined {
  const [, digits] = /^(\d{1,2})(?:[:.]00)?$/.exec(typed.trim()) ?? []
  const hour = Number(digits)
  return hour >= 1 && hour <= 24 ? hour : undefined
}

/** Rupees; null for nothing, and no number for what is none. */
function sumOf(typed: string): number | null {
  if (typed.trim() === '') return null
  const paise = paiseOf(typed)
  return paise === null ? Number.NaN : toRupees(paise)
}

function isSumOrNothing(sum: number | null): boolean {
  return sum === null || sum > 0
}

export function typedOf({ from, to, note, cash, ...its }: DeliveryArea): TypedArea {
  const text = (value: number | string | null) => (value === null ? '' : String(value))
  return {
    from,
    to: to === from ? '' : to,
    days: text(its.days),
    weekdays: weekdaysText(its.weekdays),
    orderUntil: text(its.orderUntil),
    note,
    cash,
    shipping: text(its.shipping),
    freeFrom: text(its.freeFrom),
    least: text(its.least),
  }
}

/** '₹60, free from ₹800; from ₹300', or '–' where the area has nothing of its own. */
export function costWords({ shipping, freeFrom, least }: DeliveryArea): string {
  const sum = (rupees: number) => shortRupees(toPaise(rupees))
  const cost = [
    ...(shipping === null ? [] : [shipping === 0 ? words.isFree : sum(shipping)]),
    ...(freeFrom === null ? [] : [freeFrom === 'never' ? words.neverFree : words.freeFromSum(sum(freeFrom))]),
  ].join(', ')
  const said = [cost, least === null ? '' : words.goodsFrom(sum(least))].filter(Boolean).join('; ')
  return said === '' ? '–' : said.charAt(0).toUpperCase() + said.slice(1)
}

/** '226001 to 226099', or '411002' alone. */
export function areaName({ from, to }: Pick<DeliveryArea, 'from' | 'to'>): string {
  return from === to ? from : words.range(from, to)
}

/** 'daily, until 18:00, 1 day'; '–' where nothing is said. */
export function whenWords({ days, weekdays, orderUntil }: DeliveryArea): string {
  const said = [
    weekdays === null ? '' : words.weekdays(weekdays),
    orderUntil === null ? '' : words.until(orderUntil),
    days === null ? '' : words.takes(days),
  ].filter(Boolean)
  return said.join(', ') || '–'
}

/** A change of the list, to be made to whichever list stands: made twice it does the same. */
export type AreaChange = (areas: readonly DeliveryArea[]) => DeliveryArea[]

/** Puts an area into the list, in the place of the one that begins at `replaced`. */
export function withArea(area: DeliveryArea, replaced: string | null): AreaChange {
  return (areas) => [...areas.filter((one) => one.from !== replaced && !isSame(one, area)), area]
}

export function withoutArea(from: string): AreaChange {
  return (areas) => areas.filter((one) => one.from !== from)
}

/** The one that an area would overlap with in a list; null: none. */
export function neighbourInTheWay(
  areas: readonly DeliveryArea[],
  area: DeliveryArea,
  replaced: string | null,
): DeliveryArea | null {
  const others = areas.filter((one) => one.from !== replaced && !isSame(one, area))
  return others.find((one) => overlapping([one, area])) ?? null
}

/** Whether two lists have the same areas, in whatever order. */
export function isSameList(one: readonly DeliveryArea[], other: readonly DeliveryArea[]): boolean {
  return one.length === other.length && one.every((area) => other.some((its) => isSame(area, its)))
}

function isSame(one: DeliveryArea, other: DeliveryArea): boolean {
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.days === other.days &&
    weekdaysText(one.weekdays) === weekdaysText(other.weekdays) &&
    one.orderUntil === other.orderUntil &&
    one.note === other.note &&
    one.cash === other.cash &&
    one.shipping === other.shipping &&
    one.freeFrom === other.freeFrom &&
    one.least === other.least
  )
}

/** The areas that a search finds: that have the PIN code, begin or end like it, or say it in their note. */
export function foundAreas(areas: readonly DeliveryArea[], q: string): DeliveryArea[] {
  const words = q.replaceAll(/(?<=\d)\s(?=\d)/g, '').toLowerCase()
  const pinCode = readPinCode(words)
  return areas.filter(
    ({ from, to, note }) =>
      (pinCode !== null && from <= pinCode && pinCode <= to) ||
      from.startsWith(words) ||
      to.startsWith(words) ||
      note.toLowerCase().includes(words),
  )
}
