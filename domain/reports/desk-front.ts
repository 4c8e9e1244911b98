import { sql } from 'drizzle-orm'

import { deliveryAreas, products, shopSettings, webhookEvents } from '#db/schema/index.ts'
import { backupByHand, backupState } from '#domain/backups/queries.ts'
import type { BackupState } from '#domain/backups/queries.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { readShopSettings } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/settings.ts'

import { readWaiting } from './waiting.ts'
import type { Waiting } from './waiting.ts'

type FirstStep = 'facts' | 'shelves' | 'product' | 'payment' | 'delivery'
type MissingFact = 'name' | 'address' | 'phone' | 'email' | 'grievance'

/** What the panel says first: what waits for a hand, and what is missing before the shop opens. */
export interface DeskFront {
  waiting: Waiting
  /** In the order in which they are done. Each is done when its data is there, whoever has entered it. */
  steps: { step: FirstStep; isDone: boolean }[]
  missingFacts: MissingFact[]
  payment: {
    isTestGateway: boolean
    webhookUrl: string
    isWebhookHeard: boolean
    takesCash: boolean
    /** How many delivery areas there are, and how many of them take cash. */
    areas: number
    cashAreas: number
  }
  /** null: the shop takes no backups by itself. */
  backup: BackupState | null
  backupByHand: Awaited<ReturnType<typeof backupByHand>>
}

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
    payment: !ctx.testGateway || (settings.takesCash && takesCashSomewhere(there)),
    delivery: there.areas > 0 || there.deliversEverywhere,
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
      areas: there.areas,
      cashAreas: there.cashAreas,
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

async function whatIsThere({ db }: Ctx) {
  const { rows } = await db.execute<
    Record<'hasGoods' | 'deliversEverywhere' | 'isWebhookHeard', boolean> &
      Record<'areas' | 'cashAreas', number>
  >(sql`
    select exists (select from ${products}) as "hasGoods",
      (select count(*)::int from ${deliveryAreas}) as areas,
      (select count(*)::int from ${deliveryAreas} where ${deliveryAreas.takesCash}) as "cashAreas",
      (select ${shopSettings.deliversEverywhere} from ${shopSettings}) as "deliversEverywhere",
      exists (select from ${webhookEvents}) as "isWebhookHeard"`)
  return rows[0]!
}

/** Who delivers everywhere takes cash everywhere. */
function takesCashSomewhere(there: Awaited<ReturnType<typeof whatIsThere>>): boolean {
  return there.cashAreas > 0 || (there.areas === 0 && there.deliversEverywhere)
}
