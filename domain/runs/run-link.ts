import { randomBytes } from 'node:crypto'

import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { cashEntries, deliveryRuns, orders, people, tillEntries } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { readEmpties } from '#domain/deposits/queries.ts'
import type { EmptiesOut } from '#domain/deposits/queries.ts'
import { unpaidAmong, writtenDownOf } from '#domain/deposits/unpaid.ts'
import { isFresh } from '#domain/fulfilment/rules.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { takenBackSeconds } from '#domain/orders/transitions.ts'
import { slotsByIds } from '#domain/slots/queries.ts'
import type { SlotView } from '#domain/slots/queries.ts'

import { lockRun } from './lock-run.ts'
import type { Run } from './lock-run.ts'
import { linkUntil } from './rules.ts'
import type { StopStanding } from './rules.ts'
import { stopsOf } from './stops.ts'
import type { Stop } from './stops.ts'

// The link of a run: `/run/{token}`. Who has it sees name, door, telephone and due of each order that is
// still to be handed over, and says what became of it.

export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * The token of a run's link: the same one each time, as long as it opens the run.
 * @param anew another one, which ends the one before it
 * @throws not_signed_in, forbidden, not_found, run_closed
 */
export async function runLink(
  ctx: Ctx,
  { runId, language, anew = false }: { runId: string; language: Language; anew?: boolean },
): Promise<{ token: string; until: Date }> {
  onDuty(ctx, 'packs')
  return inTransaction(ctx, async (tx) => {
    const run = await lockRun(tx, runId)
    const isOpen = run.token !== null && run.until > tx.now()
    const token = isOpen && !anew ? run.token! : newToken()
    const until = isOpen && !anew ? run.until : linkUntil(run.until, tx.now())
    await tx.db.update(deliveryRuns).set({ token, until, language }).where(eq(deliveryRuns.id, runId))
    await writeAudit(tx, {
      action: 'run_link_made',
      objectId: runId,
      before: { until: isOpen ? run.until.toISOString() : null },
      after: { until: until.toISOString(), ...(isOpen && anew && { isAnew: true }) },
    })
    return { token, until }
  })
}

/** Ends the link of a run at once. @throws not_signed_in, forbidden, not_found, run_closed */
export async function revokeRunLink(ctx: Ctx, runId: string): Promise<void> {
  onDuty(ctx, 'packs')
  await inTransaction(ctx, async (tx) => {
    const run = await lockRun(tx, runId)
    if (run.token === null) return
    await tx.db.update(deliveryRuns).set({ token: null }).where(eq(deliveryRuns.id, runId))
    await writeAudit(tx, {
      action: 'run_link_revoked',
      objectId: runId,
      before: { until: run.until.toISOString() },
      after: { until: null },
    })
  })
}

/** What the rider reads. */
export interface RiderRun {
  id: string
  number: number
  day: string
  slot: SlotView | null
  until: Date
  isStarted: boolean
  stops: RiderStop[]
}

interface RiderStop {
  number: number
  standing: StopStanding
  /** Of one that is still to be handed over, or may be after all; null for all others. */
  door: (Pick<DeliveryAddress, 'name' | 'mobile'> & { lines: string[]; directions: string | null }) | null
  /** What its person can bring back, where it is still to be handed over. */
  empties: EmptiesOut[]
  /** So much of their deposit was never paid: it goes off first, and is not given in cash. */
  unpaidPaise: number
  duePaise: number
  /** What was taken, where it was handed over. */
  way: 'cash' | 'upi' | null
  takenPaise: number
  /** What was given back for empties, in cash. */
  depositPaise: number
  /** Until then the rider can take it back; null where nothing was said, or it is over. */
  undoneUntil: Date | null
}

/** The run of a link, for its rider, whose word is heard with it. @throws not_found */
export async function riderRun(ctx: Ctx, token: string): Promise<RiderRun> {
  const run = await runOfLink(ctx, token)
  await hear(ctx, run)
  const { id, number, day, until, startedAt } = run
  const slot = run.slotId === null ? null : (await slotsByIds(ctx, [run.slotId])).get(run.slotId)!
  const stops = await stopsOf(ctx, id)
  const [empties, given] = [await emptiesOfPeople(ctx, stops), await givenAtDoors(ctx, stops)]
  const written = await writtenDownOf(ctx, empties)
  return {
    id,
    number,
    day,
    slot,
    until,
    isStarted: startedAt !== null,
    stops: stops.map(({ standing, address, duePaise, said, personId, ...stop }) => {
      const isOpen = standing === 'open' || standing === 'not_home' || standing === 'returned'
      const out = isOpen ? empties.filter((row) => row.personId === personId) : []
      const isUndoable = standing === 'delivered' && said && isFresh({ at: said.heardAt }, ctx.now())
      return {
        number: stop.number,
        standing,
        door: isOpen || standing === 'waiting' ? address && doorOf(address) : null,
        duePaise: standing === 'delivered' || standing === 'off' ? 0 : duePaise,
        way: standing === 'delivered' ? (said?.way ?? null) : null,
        takenPaise: standing === 'delivered' ? (said?.takenPaise ?? 0) : 0,
        empties: out,
        unpaidPaise: unpaidAmong(out, written).paise,
        depositPaise: standing === 'delivered' ? (given.get(said?.depositBackId ?? '') ?? 0) : 0,
        undoneUntil: isUndoable ? secondsAfter(said.heardAt, takenBackSeconds) : null,
      }
    }),
  }
}

async function emptiesOfPeople(ctx: Ctx, stops: readonly Stop[]): Promise<EmptiesOut[]> {
  const ids = stops.flatMap(({ personId }) => (personId === null ? [] : [personId]))
  return ids.length === 0 ? [] : readEmpties(ctx, inArray(orders.personId, ids))
}

/** What was given back in cash at the doors, in paise, by the press: without what went off an order. */
async function givenAtDoors({ db }: Ctx, stops: readonly Stop[]): Promise<Map<string, number>> {
  const ids = stops.flatMap(({ said }) => said?.depositBackId ?? [])
  if (ids.length === 0) return new Map()
  const { depositBackId, amountPaise, tillId } = tillEntries
  const takenOff = sql`(select coalesce(sum(${cashEntries.amountPaise}), 0) from ${cashEntries}
    where ${cashEntries.tillId} = ${tillId} and ${cashEntries.cause} = 'empties ' || ${depositBackId})`
  const rows = await db
    .select({ id: depositBackId, paise: sql`-${amountPaise} - ${takenOff}`.mapWith(Number) })
    .from(tillEntries)
    .where(inArray(depositBackId, ids))
  return new Map(rows.map((row) => [row.id!, row.paise]))
}

function doorOf({ name, mobile, line1, line2, landmark, town, pinCode, directions }: DeliveryAddress) {
  const lines = [line1, line2, landmark, `${town} ${pinCode}`].filter((line) => line !== null && line !== '')
  return { name, mobile, lines: lines as string[], directions }
}

/** The run that a link opens now. @throws not_found */
export async function runOfLink({ db, now }: Ctx, token: string): Promise<Run> {
  const { closedAt, until } = deliveryRuns
  const isOpen = and(eq(deliveryRuns.token, token), isNull(closedAt), gt(until, now()))
  const [run] = await db.select().from(deliveryRuns).where(isOpen)
  if (!run) throw new DomainError('not_found', { what: 'run' })
  return run
}

/** Written down no more often than it is looked at. */
const heardEverySeconds = 15

async function hear({ db, now }: Ctx, { id, heardAt }: Run): Promise<void> {
  const before = secondsAfter(now(), -heardEverySeconds)
  if (heardAt !== null && heardAt > before) return
  const isLater = or(isNull(deliveryRuns.heardAt), lt(deliveryRuns.heardAt, before))
  await db
    .update(deliveryRuns)
    .set({ heardAt: now() })
    .where(and(eq(deliveryRuns.id, id), isLater))
}

/** What the rider says is done in the name of who sent the run out, who has its till. */
export async function inNameOfStarter(ctx: Ctx, { startedBy }: Run): Promise<Ctx> {
  const [person] = await ctx.db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.id, startedBy!))
  return { ...ctx, actor: { ...person!, email: '', role: 'GENERAL', duties: ['packs'], sessionId: '' } }
}
