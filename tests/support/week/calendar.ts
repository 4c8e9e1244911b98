import { indianDay, daysAfter, startOfIndianDay, weekdayOf } from '#domain/time/rules.ts'
import { jobs } from '#server/jobs/table.ts'
import type { TestShop } from '#tests/support/shop.ts'

/** What the shop does by itself, in this order: when the clock has gone on it is due at once. */
const due = [
  'webhooks',
  'payments',
  'refunds',
  'certificates',
  'batches',
  'slots',
  'subscriptions',
  'weeks of growers',
]

export interface Calendar {
  /** The Indian day so many days after the week's Saturday. */
  day(later: number): string
  /** Goes on to so many hours of that day in India; hours before now stay as they are. */
  until(later: number, hours: number): Promise<void>
  /** Lets the shop do what is due by now. */
  jobs(): Promise<void>
}

/** A week of a shop from the next Saturday on: moves the clocks of program, gateway and database together. */
export function calendar(shop: TestShop): Calendar {
  const today = indianDay(shop.ctx.now())
  const saturday = daysAfter(today, 7 - ((weekdayOf(today) + 1) % 7))
  let aheadSeconds = 0

  async function until(later: number, hours: number): Promise<void> {
    const wanted = startOfIndianDay(daysAfter(saturday, later)).getTime() + hours * 3_600_000
    const seconds = Math.ceil((wanted - shop.ctx.now().getTime()) / 1000)
    if (seconds <= 0) return
    shop.passTime(seconds / 60)
    aheadSeconds += seconds
    await shop.pool.query(`create or replace function shop_clock() returns timestamptz language sql volatile
      as 'select clock_timestamp() + interval ''${aheadSeconds} seconds'''`)
    await doDue()
  }

  async function doDue(): Promise<void> {
    for (const name of due) await jobs.find((job) => job.name === name)!.work(shop.ctx)
  }

  return { day: (later) => daysAfter(saturday, later), until, jobs: doDue }
}
