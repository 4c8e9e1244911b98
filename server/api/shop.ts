import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/shop.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import { deskFront } from '#domain/reports/desk-front.ts'
import { changeShopSettings } from '#domain/shop/change-shop-settings.ts'
import { shopSettingsForAdmin } from '#domain/shop/settings.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { freeFromPaise, wireShopSettings } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** What the shop says of itself, and what its panel says first. */
export async function shopCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.getShopSettings,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(wordsOf(request).answers.shopSettings, {
        data: wireShopSettings(await shopSettingsForAdmin(await request.ctx())),
      }),
  })

  app.route({
    ...contract.changeShopSettings,
    preParsing: adminFirst,
    handler: async (request) => {
      const { gstin, maxCash, shipping, freeFrom, refundLimit, ...settings } = request.body
      const saved = await changeShopSettings(await request.ctx(), {
        ...settings,
        gstin: gstin === '' ? null : gstin,
        maxCashPaise: maxCash === undefined ? undefined : toPaise(maxCash),
        shippingPaise: shipping === undefined ? undefined : toPaise(shipping),
        freeFromPaise: freeFrom === undefined ? undefined : freeFromPaise(freeFrom),
        refundLimitPaise: refundLimit == null ? refundLimit : toPaise(refundLimit),
      })
      return yes(wordsOf(request).answers.shopSettingsSaved, { data: wireShopSettings(saved) })
    },
  })

  app.route({
    ...contract.getDeskFront,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(wordsOf(request).answers.deskFront, { data: await deskFront(await request.ctx()) }),
  })
}
