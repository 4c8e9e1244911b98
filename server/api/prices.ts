import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/prices.ts'
import type { ProductPrices } from '#contract/prices.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { everyProductPrices } from '#domain/products/product-prices.ts'
import type { ProductPricesView } from '#domain/products/product-prices.ts'
import { saveProductPrices } from '#domain/products/save-product-prices.ts'
import type { WantedPrices } from '#domain/products/save-product-prices.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { readInput } from '#server/http/contract-validator.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { fieldSentences } from '#words/words.ts'

/** A thousand rows as the panel sends them are a quarter of it. */
const rowsBody = 1024 * 1024

export async function priceCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.everyProductPrices,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      return reply.sendWhole({
        message: wordsOf(request).answers.productPrices,
        read: (take) => everyProductPrices(ctx, request.query, take),
        wire: wirePrices,
      })
    },
  })

  app.route({
    ...contract.saveProductPrices,
    preParsing: adminFirst,
    bodyLimit: rowsBody,
    handler: async (request) => {
      const rows = request.body.rows.map((row) => ({
        id: row._id,
        seen: seenOf(row.seen),
        ...readInput(contract.wantedPrices, row),
      }))
      const right: WantedPrices[] = rows.flatMap((row) =>
        row.problems ? [] : [{ id: row.id, seen: row.seen, wanted: wantedOf(row.value) }],
      )
      const key = request.headers['idempotency-key']
      const results = new Map(
        (await saveProductPrices(await request.ctx(), right, key)).map((result) => [result.id, result]),
      )
      const data = rows.map((row) => {
        const { outcome = 'wrong' as const, now = null } = results.get(row.id) ?? {}
        const needsPicture = outcome === 'needs_picture'
        const problems = needsPicture ? { state: { problem: outcome } } : row.problems
        const fields = problems ? fieldSentences(wordsOf(request), problems) : {}
        return needsPicture
          ? { _id: row.id, outcome: 'wrong' as const, now: null, fields }
          : { _id: row.id, outcome, now: now && wirePrices(now), fields }
      })
      return yes(wordsOf(request).answers.productPricesSaved, { data })
    },
  })
}

function seenOf({ price, sellingPrice, ...rest }: contract.SeenPrices): WantedPrices['seen'] {
  return { ...rest, listPricePaise: toPaise(price), sellingPricePaise: toPaise(sellingPrice) }
}

function wantedOf({ price, sellingPrice, ...rest }: contract.WantedPrices): WantedPrices['wanted'] {
  return {
    ...rest,
    listPricePaise: price === undefined ? undefined : toPaise(price),
    sellingPricePaise: sellingPrice === undefined ? undefined : toPaise(sellingPrice),
  }
}

function wirePrices(row: ProductPricesView): ProductPrices {
  const { id, name, brand, listPricePaise, sellingPricePaise, ...rest } = row
  return {
    ...rest,
    _id: id,
    productName: name,
    brandName: brand,
    price: toRupees(listPricePaise),
    sellingPrice: toRupees(sellingPricePaise),
  }
}
