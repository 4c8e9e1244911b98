import { shopSettings } from '#db/schema/index.ts'
import type { ShopOnInvoices } from '#db/schema/invoices.ts'
import { stateName } from '#domain/addresses/rules.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { gstinCheckDigit, looksLikeGstin, readGstin } from './gstin.ts'

/** What the shop's invoices say of it, what their numbers begin with, and whether it takes cash. */
export interface ShopSettings extends ShopOnInvoices {
  /** Of invoices, bills of supply and receipts. At most four capitals and digits. */
  invoiceSeries: string
  creditNoteSeries: string
  /** Whether one can pay in cash at all; where, is a matter of the delivery areas. */
  takesCash: boolean
}

/** @throws not_signed_in, forbidden */
export async function shopSettingsForAdmin(ctx: Ctx): Promise<ShopSettings> {
  admin(ctx)
  return readShopSettings(ctx)
}

export async function readShopSettings({ db }: Ctx): Promise<ShopSettings> {
  const [settings] = await db.select().from(shopSettings)
  if (!settings) throw new Error('The row of shop_settings is gone')
  const { isOnly: _isOnly, ...said } = settings
  return said
}

/**
 * Changes what later invoices say; those that were written stay as they are. The GSTIN may be typed with
 * blanks and in small letters. @throws not_signed_in, forbidden, invalid_input
 */
export async function changeShopSettings(ctx: Ctx, typed: ShopSettings): Promise<void> {
  const { id: actorId } = admin(ctx)
  const settings = {
    ...typed,
    addressLines: typed.addressLines.filter((line) => line !== ''),
    gstin: typed.gstin === null ? null : readGstin(typed.gstin),
  }
  const fields = problemsOf(settings)
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_input', { fields })
  await inTransaction(ctx, async (tx) => {
    await tx.db.select().from(shopSettings).for('no key update')
    const before = await readShopSettings(tx)
    await tx.db.update(shopSettings).set(settings)
    const after = await readShopSettings(tx)
    await writeAudit(tx, {
      action: 'settings_changed',
      objectId: 'shop',
      before: { ...before },
      after: { ...after },
    })
  })
  ctx.log.info({ actorId, gstin: settings.gstin }, 'settings of the shop changed')
}

function problemsOf(settings: ShopSettings): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {}
  const gstin = gstinProblem(settings)
  if (gstin) fields['gstin'] = gstin
  if (stateName(settings.stateCode) === '') fields['stateCode'] = { problem: 'bad_state' }
  for (const name of ['invoiceSeries', 'creditNoteSeries'] as const)
    if (!/^[A-Z0-9]{1,4}$/.test(settings[name])) fields[name] = { problem: 'bad_series' }
  if (settings.invoiceSeries === settings.creditNoteSeries)
    fields['creditNoteSeries'] = { problem: 'same_series' }
  return fields
}

function gstinProblem({ gstin, stateCode }: ShopSettings): FieldProblem | null {
  if (gstin === null) return null
  if (!looksLikeGstin(gstin)) return { problem: 'bad_gstin' }
  if (gstinCheckDigit(gstin) !== gstin.at(-1)) return { problem: 'gstin_mistyped' }
  return gstin.startsWith(stateCode)
    ? null
    : { problem: 'gstin_of_other_state', state: stateName(gstin.slice(0, 2)) }
}
