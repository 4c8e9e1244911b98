import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/group-prices.ts'
import type { GroupPrices } from '#contract/group-prices.ts'
import { myPriceOf } from '#domain/offers/my-price.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { groupPricesOf, saveGroupPrices } from '#domain/products/group-prices.ts'
import type { GroupPrices as KeptPrices } from '#domain/products/group-prices.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** What goods cost members and resellers: said at the desk, and to nobody but who pays it. */
export async function groupPriceCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.groupPricesOf,
    preParsing: adminFirst,
    handler: async (request) => {
      const prices = await groupPricesOf(await request.ctx(), request.query.productId)
      return yes(wordsOf(request).answers.groupPrices, { data: wired(prices) })
    },
  })

  app.route({
    ...contract.saveGroupPrices,
    preParsing: adminFirst,
    handler: async (request) => {
      const { productId, members, resellers } = request.body
      const prices = { membersPaise: paiseOf(members), resellersPaise: paiseOf(resellers) }
      const saved = await saveGroupPrices(await request.ctx(), { productId, ...prices })
      return yes(wordsOf(request).answers.groupPricesSaved, { data: wired(saved) })
    },
  })

  app.route({
    ...contract.myPriceOf,
    handler: async (request) => {
      const { group, pricePaise } = await myPriceOf(await request.ctx(), request.query.productId)
      const data = { group: group ?? ('' as const), price: rupeesOf(pricePaise) }
      return yes(wordsOf(request).answers.groupPrices, { data })
    },
  })
}

function paiseOf(rupees: number | null): number | null {
  return rupees === null ? null : toPaise(rupees)
}

function wired({ membersPaise, resellersPaise }: KeptPrices): GroupPrices {
  return { members: rupeesOf(membersPaise), resellers: rupeesOf(resellersPaise) }
}

function rupeesOf(paise: number | null): number | null {
  return paise === null ? null : toRupees(paise)
}
