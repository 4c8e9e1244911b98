import type { PlannedZone, ZoneInput } from '#contract/slots.ts'
import * as words from '#words/desk/slots/en.ts'
import { weekdayNames } from '#words/desk/weekdays/en.ts'

// A zone as it is typed. Who plans a slot says until when orders are taken: '3 days before, until 20:00'.

export interface TypedPlan {
  _id?: string
  weekday: string
  /** As a field for the time has it: '10:00'. */
  from: string
  to: string
  capacity: string
  /** So many days before it closes, and at which time. */
  daysBefore: string
  until: string
}

export interface TypedZone {
  _id?: string
  kind: 'area' | 'point'
  name: string
  hindiName: string
  place: string
  hindiPlace: string
  position: number
  areas: string[]
  plans: TypedPlan[]
}

export const newPlan: TypedPlan = {
  weekday: '5',
  from: '10:00',
  to: '13:00',
  capacity: '10',
  daysBefore: '1',
  until: '20:00',
}

export const newZone: TypedZone = {
  kind: 'area',
  name: '',
  hindiName: '',
  place: '',
  hindiPlace: '',
  position: 0,
  areas: [],
  plans: [newPlan],
}

const dayMinutes = 24 * 60

export function typedOf({ plans, ...zone }: PlannedZone): TypedZone {
  return {
    ...zone,
    plans: plans.map(({ _id, weekday, fromMinute, toMinute, capacity, closesBefore }) => {
      const closes = fromMinute - closesBefore
      const daysBefore = Math.ceil(-closes / dayMinutes)
      return {
        _id,
        weekday: String(weekday),
        from: timeOf(fromMinute),
        to: timeOf(toMinute % dayMinutes),
        capacity: String(capacity),
        daysBefore: String(Math.max(0, daysBefore)),
        until: timeOf(closes + Math.max(0, daysBefore) * dayMinutes),
      }
    }),
  }
}

/** What is sent; or what is wrong with it, in a sentence. */
export function readZone({ plans, ...zone }: TypedZone): { zone: ZoneInput } | { problem: string } {
  if (zone.name.trim() === '') return { problem: words.enterName }
  const read: NonNullable<ZoneInput['plans']>[number][] = []
  for (const plan of plans) {
    const [fromMinute, end, until] = [minuteOf(plan.from), minuteOf(plan.to), minuteOf(plan.until)]
    const day = weekdayNames[Number(plan.weekday) - 1]!
    if (fromMinute === null || end === null || until === null) return { problem: words.enterTimes(day) }
    // Midnight ends a day.
    const toMinute = end === 0 ? dayMinutes : end
    if (toMinute <= fromMinute) return { problem: words.endsEarly(day) }
    const closesBefore = fromMinute - until + Number(plan.daysBefore) * dayMinutes
    if (closesBefore < 0) return { problem: words.closesLate(day) }
    const capacity = Number(plan.capacity)
    if (!Number.isInteger(capacity) || capacity < 1) return { problem: words.enterCapacity(day) }
    if (read.some((one) => one.weekday === Number(plan.weekday) && one.fromMinute === fromMinute))
      return { problem: words.isTwice(day, plan.from) }
    read.push({
      ...(plan._id !== undefined && { _id: plan._id }),
      weekday: Number(plan.weekday),
      fromMinute,
      toMinute,
      capacity,
      closesBefore,
    })
  }
  return { zone: { ...zone, plans: read } }
}

/** 'Fri 10:00 to 13:00, 10 orders, until 20:00 a day before' */
export function planWords({ weekday, from, to, capacity, daysBefore, until }: TypedPlan): string {
  const day = weekdayNames[Number(weekday) - 1]
  const hours = `${day} ${words.range(from, to)}`
  return words.plan(hours, Number(capacity), until, Number(daysBefore))
}

function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
