import { isDeepStrictEqual } from 'node:util'

import { shopSettings } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError, hasCode } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { remakeSlots } from '#domain/slots/make-slots.ts'
import { indianDay } from '#domain/time/rules.ts'

import { readyToSave } from './check-shop-settings.ts'
import type { ShopSettingsTyped } from './check-shop-settings.ts'
import { hasOtherAdmin } from './other-admin.ts'
import { readShopSettings } from './settings.ts'
import type { ShopSettings } from './settings.ts'

/**
 * Saves what the shop says of itself. Pages show it from the moment this returns; documents that were written
 * stay as they are, and orders keep the terms of when they were placed. Numbers and codes may be typed with
 * blanks.
 * @throws not_signed_in, forbidden, invalid_input, changed_meanwhile where another state stands by now
 */
export async function changeShopSettings(ctx: Ctx, typed: ShopSettingsTyped): Promise<ShopSettings> {
  const { id: actorId } = admin(ctx)
  const { closedDays } = await readShopSettings(ctx)
  const { version: loaded, ...wanted } = readyToSave(typed, { today: indianDay(ctx.now()), closedDays })
  const saved = await inTransaction(ctx, async (tx) => {
    // The row alone is no state: of two who save at once the second one reads what the first has written.
    await tx.db.select().from(shopSettings).for('no key update')
    const { version, ...before } = await readShopSettings(tx)
    if (loaded !== undefined && loaded !== version)
      throw new DomainError('changed_meanwhile', {
        of: 'shop',
        current: { ...before, version } satisfies ShopSettings,
      })
    const said = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
    const now = { ...before, ...said }
    if (isDeepStrictEqual(before, now)) return { ...before, version }
    await refuseLimitOfOne(tx, before, now)
    const after = { ...now, version: version + 1 }
    await tx.db.update(shopSettings).set(after)
    if (!isDeepStrictEqual(before.closedDays, after.closedDays)) await remakeSlots(tx)
    // The shop's own address is public, so it may stand there.
    await writeAudit(tx, { action: 'settings_changed', objectId: 'shop', before, after: now })
    const [fromPaise, toPaise] = [before.refundLimitPaise, now.refundLimitPaise]
    if (fromPaise !== null && (toPaise === null || toPaise > fromPaise))
      await happened(tx, 'refund_limit_lifted', { version: after.version, fromPaise, toPaise })
    return after
  })
  ctx.log.info({ actorId, version: saved.version }, 'settings of the shop changed')
  await ctx.catalogChanged()
  return saved
}

/** Nobody could allow what waits. @throws invalid_input */
async function refuseLimitOfOne(
  tx: Ctx,
  { refundLimitPaise: before }: { refundLimitPaise: number | null },
  { refundLimitPaise: now }: { refundLimitPaise: number | null },
): Promise<void> {
  if (now === null || now === before || (await hasOtherAdmin(tx, admin(tx).id))) return
  throw new DomainError('invalid_input', { fields: { refundLimit: { problem: 'only_administrator' } } })
}

/** The settings as they are now, if that is why a change of them was refused. */
export function settingsMeanwhile(error: unknown): ShopSettings | undefined {
  // Thrown above and nowhere else.
  return hasCode(error, 'changed_meanwhile') && error.details.of === 'shop'
    ? (error.details.current as ShopSettings)
    : undefined
}
