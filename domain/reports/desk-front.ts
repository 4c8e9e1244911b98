import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import {
  deliveryAreas,
  grievances,
  orders,
  payments,
  products,
  refunds,
  returns,
  shopSettings,
  webhookEvents,
} from '#db/schema/index.ts'
import { isWithoutPlace } from '#db/schema/orders.ts'
import { backupByHand, backupState } from '#domain/backups/queries.ts'
import type { BackupState } from '#domain/backups/queries.ts'
import { isOnShelf } from '#domain/catalog/queries.ts'
import { answerHours } from '#domain/grievances/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { mostCounted } from '#domain/shop/rules.ts'
import { readShopSettings } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/settings.ts'

/** How many wait for a hand; `mostCounted` means as many or more. */
interface Waiting {
  toPack: number
  needAddress: number
  returnsAsked: number
  complaints: number
  /** Those of them whose time to be answered is over. */
  complaintsLate: number
  /** Counted products at or below their own mark. */
  lowStock: number
  refundsRefused: number
  /** The orders of the newest of these. */
  refusedRefunds: { id: string; number: number }[]
}

type FirstStep = 'facts' | 'shelves' | 'product' | 'payment' | 'delivery'
type MissingFact = 'name' | 'address' | 'phone' | 'email' | 'grievance'

/** What the panel says first: what waits for a hand, and what is missing before the shop opens. */
export interface DeskFront {
  waiting: Waiting
  /** In the order in which they are done. Each is done when its data is there, whoever has entered it. */
  steps: { step: FirstStep; isDone: boolean }[]
  missingFacts: MissingFact[]
  payment: { isTestGateway: boolean; webhookUrl: string; isWebhookHeard: boolean; takesCash: boolean }
  /** null: the shop takes no backups by itself. */
  backup: BackupState | null
  backupByHand: Awaited<ReturnType<typeof backupByHand>>
}

const mostNamed = 5

/** @throws not_signed_in, forbidden */
export async function deskFront(ctx: Ctx): Promise<DeskFront> {
  admin(ctx)
  const settings = await readShopSettings(ctx)
  const [waiting, there] = [await readWaiting(ctx), await whatIsThere(ctx)]
  const missingFacts = factsMissingIn(settings)
  const isDone: Record<FirstStep, boolean> = {
    facts: missingFacts.length === 0,
    // The first ones are there from the start: in use once goods stand in one.
    shelves: there.hasGoods,
    product: there.hasGoods,
    payment: !ctx.testGateway,
    delivery: there.hasAreas || there.deliversEverywhere,
  }
  const steps: FirstStep[] = ['facts', 'shelves', 'product', 'payment', 'delivery']
  return {
    waiting,
    steps: steps.map((step) => ({ step, isDone: isDone[step] })),
    missingFacts,
    payment: {
      isTestGateway: ctx.testGateway,
      webhookUrl: `${ctx.publicUrl}/api/razorpay/webhook`,
      isWebhookHeard: there.isWebhookHeard,
      takesCash: settings.takesCash,
    },
    backup: await backupState(ctx),
    backupByHand: await backupByHand(ctx),
  }
}

/** What an online shop in India has to say of itself (E-Commerce Rules 2020, rule 4). */
function factsMissingIn(settings: ShopSettings): MissingFact[] {
  const { sellerName, addressLines, town, pinCode, stateCode, phones, emails } = settings
  const missing: Record<MissingFact, boolean> = {
    name: sellerName === '',
    address: addressLines.length === 0 || town === '' || pinCode === '' || stateCode === '',
    phone: phones.length === 0,
    email: emails.length === 0,
    grievance: settings.grievanceOfficer === '',
  }
  return (Object.keys(missing) as MissingFact[]).filter((fact) => missing[fact])
}

export const isRefused = sql`${refunds.refusedAt} is not null`
/** What was refused matters as long as money of its payment is left (`paymentOf`). */
export const isStillOwed = sql`${payments.id} = ${refunds.paymentId} and ${payments.refundedPaise} < ${payments.amountPaise}`

/** Each by an index that has those rows first or alone, and never further than `mostCounted`. */
async function readWaiting({ db, now }: Ctx): Promise<Waiting> {
  const { stock, lowStockMark } = products
  const toPack = (status: 'paid' | 'placed') =>
    sql`select from ${orders} where ${orders.status} = ${status} and not (${isWithoutPlace(orders)})
      order by ${orders.createdAt}`
  const complaintsBefore = (time: Date) => sql`select from ${grievances}
    where ${grievances.answeredAt} is null and ${grievances.createdAt} <= ${time.toISOString()}::timestamptz
    order by ${grievances.createdAt}, ${grievances.id}`
  const overdue = secondsAfter(now(), -answerHours * 60 * 60)
  const { rows } = await db.execute<Record<Exclude<keyof Waiting, 'refusedRefunds'>, string>>(sql`
    select ${counted(toPack('paid'))} + ${counted(toPack('placed'))} as "toPack",
      ${counted(sql`select from ${orders} where ${isWithoutPlace(orders)} order by ${orders.createdAt}`)}
        as "needAddress",
      ${counted(sql`select from ${returns} where ${returns.status} = 'asked' order by ${returns.createdAt}`)}
        as "returnsAsked",
      ${counted(complaintsBefore(now()))} as "complaints",
      ${counted(complaintsBefore(overdue))} as "complaintsLate",
      ${counted(sql`select from ${products} where ${stock} <= ${lowStockMark} and ${isOnShelf} order by ${stock}`)} as "lowStock",
      ${counted(sql`select from ${refunds} join ${payments} on ${isStillOwed} where ${isRefused}`)} as "refundsRefused"`)
  const numbers = rows[0]!
  const named = await db
    .select({ id: orders.id, number: orders.number })
    .from(refunds)
    .innerJoin(payments, isStillOwed)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isRefused)
    .orderBy(sql`${refunds.refusedAt} desc`)
    .limit(mostNamed)
  return {
    toPack: Math.min(Number(numbers.toPack), mostCounted),
    needAddress: Number(numbers.needAddress),
    returnsAsked: Number(numbers.returnsAsked),
    complaints: Number(numbers.complaints),
    complaintsLate: Number(numbers.complaintsLate),
    lowStock: Number(numbers.lowStock),
    refundsRefused: Number(numbers.refundsRefused),
    refusedRefunds: [...new Map(named.map((order) => [order.id, order])).values()],
  }
}

function counted(rows: SQL): SQL {
  return sql`(select count(*) from (${rows} limit ${mostCounted}) as counted)`
}

async function whatIsThere({ db }: Ctx) {
  const { rows } = await db.execute<
    Record<'hasGoods' | 'hasAreas' | 'deliversEverywhere' | 'isWebhookHeard', boolean>
  >(sql`
    select exists (select from ${products}) as "hasGoods",
      exists (select from ${deliveryAreas}) as "hasAreas",
      (select ${shopSettings.deliversEverywhere} from ${shopSettings}) as "deliversEverywhere",
      exists (select from ${webhookEvents}) as "isWebhookHeard"`)
  return rows[0]!
}
