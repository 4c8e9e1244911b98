import { asc, desc, eq, sql } from 'drizzle-orm'

import { growerEntries, growers, settlementWeeks } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { weekOf } from '#domain/growers/rules.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'

import { soldInWeek } from './sold-in-week.ts'
import type { SoldInWeek } from './sold-in-week.ts'
import type { GrowerCause } from './statement.ts'

/** What one grower got in a week, by its causes. */
export type GrowerWeek = Record<GrowerCause, number> & {
  id: string
  name: string
  hindiName: string
  village: string
  hindiVillage: string
  /** What they were owed before it, and at its end. */
  before: number
  owed: number
  /** What they are owed now, whatever was entered since. */
  owedNow: number
  /** Batches that are bought and have no price. */
  unpriced: number
}

export interface WeekOfGrowers {
  week: string
  lastDay: string
  isClosed: boolean
  /** The weeks that can be looked at, the newest first; that which goes on is the first one. */
  weeks: string[]
  growers: GrowerWeek[]
  /** Who gets what of all that was delivered in it. */
  sold: SoldInWeek
}

/** So many are listed at most. */
const most = { growers: 500, weeks: 53 }

/**
 * What all growers got in a week, those with anything to say of them; left out: the week that goes on.
 * @throws not_signed_in, forbidden
 */
export async function weekOfGrowers(ctx: Ctx, asked: string | undefined): Promise<WeekOfGrowers> {
  admin(ctx)
  const closed = await ctx.db
    .select({ begins: settlementWeeks.begins })
    .from(settlementWeeks)
    .orderBy(desc(settlementWeeks.begins))
    .limit(most.weeks)
  const goesOn = await weekThatGoesOn(ctx, closed[0]?.begins)
  const week = asked === undefined ? goesOn : weekOf(asked)
  return {
    week,
    lastDay: daysAfter(week, 6),
    isClosed: (await ctx.db.$count(settlementWeeks, eq(settlementWeeks.begins, week))) > 0,
    weeks: [...new Set([goesOn, ...(await beforeIt(ctx, goesOn)), ...closed.map(({ begins }) => begins)])],
    growers: await sumsOf(ctx, week),
    sold: await soldInWeek(ctx, week),
  }
}

/** Of the hours between the end of a week and its close there are two that go on: also of the first one. */
async function beforeIt({ db }: Ctx, goesOn: string): Promise<string[]> {
  const before = daysAfter(goesOn, -7)
  const [entry] = await db
    .select({ id: growerEntries.id })
    .from(growerEntries)
    .where(eq(growerEntries.week, before))
    .limit(1)
  return entry ? [before] : []
}

async function weekThatGoesOn({ now }: Ctx, closed: string | undefined): Promise<string> {
  const week = weekOf(indianDay(now()))
  return closed !== undefined && closed >= week ? daysAfter(closed, 7) : week
}

async function sumsOf({ db }: Ctx, week: string): Promise<GrowerWeek[]> {
  const { rows } = await db.execute<Record<string, string | number>>(sql`
    select ${growers.id} as id, ${growers.name} as name, ${growers.hindiName} as "hindiName",
      ${growers.village} as village, ${growers.hindiVillage} as "hindiVillage",
      coalesce(sum(amount_paise) filter (where week < ${week}), 0) as before,
      coalesce(sum(amount_paise) filter (where week = ${week} and cause = 'bought'), 0) as bought,
      coalesce(sum(amount_paise) filter (where week = ${week} and cause = 'sold'), 0) as sold,
      coalesce(sum(amount_paise) filter (where week = ${week} and cause = 'taken_back'), 0) as taken_back,
      coalesce(sum(amount_paise) filter (where week = ${week} and cause = 'advance'), 0) as advance,
      coalesce(sum(amount_paise) filter (where week = ${week} and cause = 'crate'), 0) as crate,
      coalesce(sum(amount_paise) filter (where week = ${week} and cause = 'paid'), 0) as paid,
      coalesce(sum(amount_paise) filter (where week <= ${week}), 0) as owed,
      coalesce(sum(amount_paise), 0) as "owedNow",
      (select count(*) from batches where batches.grower_id = ${growers.id} and batches.share_bp is null
        and batches.price_paise is null and batches.taken_back < batches.received) as unpriced
    from ${growers} left join grower_entries on grower_entries.grower_id = ${growers.id}
    group by ${growers.id}
    having count(grower_entries.id) > 0 or ${growers.endedAt} is null
    order by ${asc(sql`lower(${growers.name})`)}, ${growers.id} limit ${most.growers}`)
  return rows.map((row) => {
    const { id, name, hindiName, village, hindiVillage, ...sums } = row
    const numbers = Object.fromEntries(Object.entries(sums).map(([key, value]) => [key, Number(value)]))
    return { id, name, hindiName, village, hindiVillage, ...numbers } as GrowerWeek
  })
}
