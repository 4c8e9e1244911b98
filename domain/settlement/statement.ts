import { and, asc, eq, isNotNull, lt, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Language } from '#db/schema/columns.ts'
import { batches, growerEntries, growers, products, settlementWeeks } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'

export type GrowerCause = (typeof growerEntries.$inferSelect)['cause']

/** A line of what a grower gets: what, when, how many, at what price or share. */
export interface StatementLine {
  /** Of an entry by hand, which can be taken back; null on all others. */
  entryId: number | null
  cause: GrowerCause
  /** The Indian day, as 2026-11-30. */
  day: string
  goods: {
    name: string
    hindiName: string | null
    netQuantity: number
    netUnit: 'g' | 'ml' | 'piece'
    batchCode: string
  } | null
  /** Pieces; negative where they are taken off. */
  pieces: number | null
  /** Of what is bought, for a piece; null where only its price was corrected. */
  pricePaise: number | null
  /** Of what is sold for a share: what was paid for it, without tax and delivery. */
  valuePaise: number | null
  shareBp: number | null
  amountPaise: number
  reference: string | null
  note: string | null
  /** It takes another entry back. */
  isCounter: boolean
}

/** What one grower got in one week, and what they are owed at its end. */
export interface Statement {
  grower: {
    id: string
    name: string
    hindiName: string
    village: string
    hindiVillage: string
    language: Language
  }
  /** Its Saturday and its Friday. */
  week: string
  lastDay: string
  /** Closed: it never changes any more. */
  isClosed: boolean
  /** What they were owed before it. */
  beforePaise: number
  lines: StatementLine[]
  /** What they are owed at its end, with what was owed before it. */
  owedPaise: number
}

/** The same for the desk. @throws not_signed_in, forbidden, not_found */
export async function growerStatement(ctx: Ctx, of: { growerId: string; week: string }): Promise<Statement> {
  admin(ctx)
  return statementOf(ctx, of)
}

/** @throws not_found */
export async function statementOf(
  { db }: Pick<Ctx, 'db'>,
  { growerId, week }: { growerId: string; week: string },
): Promise<Statement> {
  const { id, name, hindiName, village, hindiVillage, language } = growers
  const [grower] = await db
    .select({ id, name, hindiName, village, hindiVillage, language })
    .from(growers)
    .where(eq(growers.id, growerId))
  if (!grower) throw new DomainError('not_found', { what: 'grower' })
  const isTheirs = eq(growerEntries.growerId, growerId)
  const [before] = await db
    .select({ paise: sum(growerEntries.amountPaise).mapWith(Number) })
    .from(growerEntries)
    .where(and(isTheirs, lt(growerEntries.week, week)))
  const isClosed = (await db.$count(settlementWeeks, eq(settlementWeeks.begins, week))) > 0
  const lines = await linesOf({ db }, and(isTheirs, eq(growerEntries.week, week)))
  const beforePaise = before?.paise ?? 0
  const owedPaise = lines.reduce((owed, { amountPaise }) => owed + amountPaise, beforePaise)
  return { grower, week, lastDay: daysAfter(week, 6), isClosed, beforePaise, lines, owedPaise }
}

/** Sales of one batch on one day are one line. */
async function linesOf({ db }: Pick<Ctx, 'db'>, where: ReturnType<typeof and>): Promise<StatementLine[]> {
  const rows = await db
    .select({
      entry: growerEntries,
      code: batches.code,
      shareBp: batches.shareBp,
      name: products.name,
      hindiName: products.hindiName,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
    })
    .from(growerEntries)
    .leftJoin(batches, eq(batches.id, growerEntries.batchId))
    .leftJoin(products, eq(products.id, batches.productId))
    .where(where)
    .orderBy(asc(growerEntries.at), asc(growerEntries.id))
  const lines = new Map<string, StatementLine>()
  for (const { entry, code, shareBp, name, hindiName, netQuantity, netUnit } of rows) {
    const day = indianDay(entry.at)
    const isShared = entry.orderId !== null
    const key = isShared ? `${day} ${entry.cause} ${entry.batchId}` : String(entry.id)
    const line = lines.get(key)
    if (line) {
      line.pieces = (line.pieces ?? 0) + (entry.pieces ?? 0)
      line.valuePaise = (line.valuePaise ?? 0) + (entry.valuePaise ?? 0)
      line.amountPaise += entry.amountPaise
      continue
    }
    lines.set(key, {
      entryId: entry.batchId === null ? entry.id : null,
      cause: entry.cause,
      day,
      goods:
        code === null
          ? null
          : { name: name!, hindiName, netQuantity: netQuantity!, netUnit: netUnit!, batchCode: code },
      pieces: entry.pieces,
      pricePaise: entry.pieces === null || isShared ? null : Math.abs(entry.amountPaise / entry.pieces),
      valuePaise: entry.valuePaise,
      shareBp: isShared ? shareBp : null,
      amountPaise: entry.amountPaise,
      reference: entry.reference,
      note: entry.note,
      isCounter: entry.countersId !== null,
    })
  }
  const countered = await counteredOf(
    { db },
    [...lines.values()].flatMap(({ entryId }) => entryId ?? []),
  )
  for (const line of lines.values())
    if (line.isCounter || (line.entryId !== null && countered.has(line.entryId))) line.entryId = null
  return [...lines.values()]
}

async function counteredOf({ db }: Pick<Ctx, 'db'>, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const counter = alias(growerEntries, 'counter')
  const rows = await db
    .select({ id: counter.countersId })
    .from(counter)
    .where(and(isNotNull(counter.countersId), sql`${counter.countersId} = any(${sql.param(ids)}::bigint[])`))
  return new Set(rows.map(({ id }) => id!))
}
