import { and, gt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { depositEntries, orders, people, products, receivableAccounts } from '#db/schema/index.ts'
import { onAnyDuty, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** Bottles or crates of one order that are with its customer. */
export interface EmptiesOut {
  orderId: string
  orderNumber: number
  /** null: of who gave no name. */
  personId: string | null
  productId: string
  productName: string
  hindiName: string | null
  netQuantity: number
  netUnit: 'g' | 'ml' | 'piece'
  /** Of one, as it was charged. */
  eachPaise: number
  pieces: number
  /** What is still to be paid for its order. */
  duePaise: number
}

/** Those of all orders of a person, or of one order. */
export type EmptiesOf = { personId: string } | { orderId: string }

/**
 * What a person, or whoever bought with this order, can bring back; that of the oldest order first. For who
 * has any duty.
 * @throws not_signed_in, forbidden
 */
export async function emptiesOut(ctx: Ctx, of: EmptiesOf): Promise<EmptiesOut[]> {
  onAnyDuty(ctx)
  return readEmpties(ctx, whoseOrders(of))
}

/** What one can bring back oneself. @throws not_signed_in */
export async function myEmpties(ctx: Ctx): Promise<EmptiesOut[]> {
  return readEmpties(ctx, whoseOrders({ personId: signedIn(ctx).id }))
}

/** A press that gave a deposit back. */
export interface DepositGiven {
  backId: string
  at: Date
  way: 'cash' | 'wallet' | 'receivable'
  pieces: number
  paise: number
  /** So much of it went off what was never paid; all of it, where the way is what is owed. */
  offPaise: number
  by: string
  /** Why it was taken back; null where it stands. */
  takenBack: string | null
}

/** So many a page shows. */
const mostGiven = 20

/**
 * What was given back to a person, or to whoever bought with this order, the newest first. For who has any
 * duty. @throws not_signed_in, forbidden
 */
export async function depositsGiven(ctx: Ctx, of: EmptiesOf): Promise<DepositGiven[]> {
  onAnyDuty(ctx)
  const { rows } = await ctx.db.execute<
    Omit<DepositGiven, 'at' | 'paise' | 'offPaise'> & { at: string; paise: string; off: string }
  >(sql`
    select given.*, paise - in_cash - in_wallet as off,
      case when in_wallet > 0 then 'wallet' when in_cash > 0 then 'cash' else 'receivable' end as way
    from (select entry.back_id as "backId", min(entry.at)::text as at, -sum(entry.pieces)::integer as pieces,
        -sum(entry.pieces * entry.each_paise) as paise, coalesce(min(${people.name}), '') as by,
        (select min(note) from deposit_entries as counter where counters_id = entry.back_id) as "takenBack",
        max(entry.id) as last
      from deposit_entries as entry left join ${people} on ${people.id} = entry.actor_id
      where entry.kind = 'empties' and entry.back_id in (select back_id from ${depositEntries}
        join ${orders} on ${orders.id} = ${depositEntries.orderId} where ${whoseOrders(of)})
      group by entry.back_id order by max(entry.id) desc limit ${mostGiven}) as given
    cross join lateral (select coalesce(-max(in_till.amount_paise), 0) - coalesce(sum(its.amount_paise), 0) as in_cash
      from till_entries as in_till left join cash_entries as its on its.till_id = in_till.till_id
        and its.cause = 'empties ' || "backId" and its.counters_id is null
      where in_till.deposit_back_id = "backId") as cash
    cross join lateral (select coalesce(max(amount_paise), 0) as in_wallet
      from wallet_entries where deposit_back_id = "backId") as kept
    order by last desc`)
  return rows.map(({ at, paise, off, ...given }) => ({
    ...given,
    at: new Date(at),
    paise: Number(paise),
    offPaise: Number(off),
  }))
}

/** The same of some orders, for who has asked whose they are. */
export async function emptiesOfOrder(ctx: Ctx, orderId: string): Promise<EmptiesOut[]> {
  return readEmpties(ctx, whoseOrders({ orderId }))
}

/** In the words of a query over orders. */
export function whoseOrders(of: EmptiesOf): SQL {
  return 'personId' in of ? sql`${orders.personId} = ${of.personId}` : sql`${orders.id} = ${of.orderId}`
}

export async function readEmpties({ db }: Pick<Ctx, 'db'>, where: SQL): Promise<EmptiesOut[]> {
  const { id, number, totalPaise, paidPaise } = orders
  const { orderId, productId, eachPaise, pieces } = depositEntries
  return db
    .select({
      orderId,
      orderNumber: number,
      personId: orders.personId,
      productId,
      productName: products.name,
      hindiName: products.hindiName,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
      eachPaise,
      pieces: sql<number>`sum(${pieces})::integer`,
      // What is called off has none out.
      duePaise: sql`${totalPaise} - ${paidPaise}`.mapWith(Number),
    })
    .from(depositEntries)
    .innerJoin(orders, sql`${id} = ${orderId}`)
    .innerJoin(products, sql`${products.id} = ${productId}`)
    .where(and(where, gt(orders.depositOutPaise, 0)))
    .groupBy(orderId, id, productId, products.id, eachPaise)
    .having(sql`sum(${pieces}) > 0`)
    .orderBy(number, products.name, eachPaise)
}

/** What the shop owed for bottles and crates that were not back at that moment, in paise. */
export async function depositsOwedPaise({ db }: Pick<Ctx, 'db'>, until: Date): Promise<number> {
  const { pieces, eachPaise, at } = depositEntries
  const [owed] = await db
    .select({ paise: sql`coalesce(sum(${pieces} * ${eachPaise}), 0)::bigint`.mapWith(Number) })
    .from(depositEntries)
    .where(sql`${at} < ${until.toISOString()}::timestamptz`)
  return owed!.paise
}

/** What of an order's money was given back as deposit, with the money for its goods; in paise. */
export async function backWithGoodsPaise({ db }: Pick<Ctx, 'db'>, of: string): Promise<number> {
  const { pieces, eachPaise, kind, orderId } = depositEntries
  const [back] = await db
    .select({ paise: sql`coalesce(-sum(${pieces} * ${eachPaise}), 0)::bigint`.mapWith(Number) })
    .from(depositEntries)
    .where(sql`${orderId} = ${of} and ${kind} = 'with_goods'`)
  return back!.paise
}

/** What of an order's money is kept as deposit, and goes back with empties or with goods alone; in paise. */
export async function depositKeptPaise(
  ctx: Pick<Ctx, 'db'>,
  { id, depositPaise }: { id: string; depositPaise: number },
): Promise<number> {
  return depositPaise === 0 ? 0 : depositPaise - (await backWithGoodsPaise(ctx, id))
}

/**
 * How it can be given back to them; off what is owed where something is. For who has asked whether they may.
 */
export async function depositWays(
  { db }: Pick<Ctx, 'db'>,
  of: EmptiesOf,
): Promise<('cash' | 'wallet' | 'receivable')[]> {
  const whose =
    'personId' in of
      ? sql`${of.personId}::text`
      : sql`(select ${orders.personId} from ${orders} where ${whoseOrders(of)})`
  const { rows } = await db.execute<{ person: boolean; owes: boolean }>(sql`
    select exists (select from ${people} where id = ${whose} and deleted_at is null) as person,
      exists (select from ${receivableAccounts} where person_id = ${whose} and balance_paise > 0) as owes`)
  const { person, owes } = rows[0]!
  return ['cash', ...(person ? (['wallet'] as const) : []), ...(owes ? (['receivable'] as const) : [])]
}
