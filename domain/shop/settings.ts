import { shopSettings } from '#db/schema/index.ts'
import { stateName } from '#domain/addresses/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { programName } from './rules.ts'

declare module '#domain/ground/context.ts' {
  interface Ctx {
    /**
     * What the shop says of itself, for pages and mails. What must be of this very moment, as an invoice, is
     * read in its transaction (`readShopSettings`).
     */
    shop: ShopFacts
  }
}
import type { ShopFacts } from './rules.ts'

/** What the shop says of itself, and how it works. */
export type ShopSettings = Omit<typeof shopSettings.$inferSelect, 'isOnly' | 'deliversEverywhere'>

/** @throws not_signed_in, forbidden */
export async function shopSettingsForAdmin(ctx: Ctx): Promise<ShopSettings> {
  admin(ctx)
  return readShopSettings(ctx)
}

/** As they are now, and in a transaction as it finds them. */
export async function readShopSettings({ db }: Pick<Ctx, 'db'>): Promise<ShopSettings> {
  const [settings] = await db.select().from(shopSettings)
  if (!settings) throw new Error('The row of shop_settings is gone')
  const { isOnly: _isOnly, deliversEverywhere: _everywhere, ...said } = settings
  return said
}

/** What of it everybody may know. */
export function factsOf(settings: ShopSettings): ShopFacts {
  const { sellerName, stateCode, gstin, addressLines, town, pinCode, phones, emails } = settings
  const { fssaiLicence, grievanceOfficer, grievanceContact, upiId, footerWords } = settings
  const { shippingPaise, freeFromPaise, maxCashPaise, returnDays, fixedStars } = settings
  return {
    name: sellerName || programName,
    addressLines,
    town,
    pinCode,
    state: stateName(stateCode),
    phones,
    emails,
    gstin: gstin ?? '',
    fssaiLicence,
    grievanceOfficer,
    grievanceContact,
    upiId,
    footerWords,
    fixedStars,
    terms: { shippingPaise, freeFromPaise, leastPaise: 0, maxCashPaise, returnDays },
  }
}
