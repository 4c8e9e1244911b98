import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/offers.ts'
import type { OfferInput, OfferUse as WireUse, DeskOffer as WireOffer } from '#contract/offers.ts'
import { priceOffers } from '#domain/checkout/price-offers.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { codeProblemWords } from '#domain/offers/codes/rules.ts'
import { allOffers } from '#domain/offers/queries.ts'
import { addOffer, changeOffer, endOffer } from '#domain/offers/save-offer.ts'
import type { WantedOffer } from '#domain/offers/save-offer.ts'
import { usesOfOffer } from '#domain/offers/uses-of-offer.ts'
import type { OfferUse } from '#domain/offers/uses-of-offer.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { endOfIndianDay, indianDay, startOfIndianDay } from '#domain/time/rules.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import type { CodeBrake } from '#server/http/brakes.ts'
import { guesserOf } from '#server/http/guesser.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { wireSavings } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** What the shop takes off: said to who shops, and kept at the desk. */
export async function offerCalls(
  scope: FastifyInstance,
  { codes, devices }: { codes: CodeBrake; devices: KnownDevices },
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.priceOffers,
    handler: async (request) => {
      const ctx = await request.ctx()
      const by = guesserOf(request, ctx, devices)
      const { code } = request.body
      if (code) await codes.attempt(by)
      const { codeProblem, offers, ...totals } = await priceOffers(ctx, request.body)
      if (code && codeProblem?.why !== 'unknown') await codes.right(by)
      return yes(wordsOf(request).answers.offersPriced, {
        data: {
          subtotal: toRupees(totals.subtotalPaise),
          off: toRupees(totals.offPaise),
          shipping: toRupees(totals.shippingPaise),
          deposit: toRupees(totals.depositPaise),
          total: toRupees(totals.totalPaise),
          full: toRupees(totals.fullPaise),
          savings: wireSavings(offers, wordsOf(request)),
          codeProblem: codeProblem ? codeProblemWords(codeProblem) : '',
        },
      })
    },
  })

  app.route({
    ...contract.allOffers,
    preParsing: adminFirst,
    handler: async (request) => yes(wordsOf(request).answers.offers, await listOf(await request.ctx())),
  })

  app.route({
    ...contract.addOffer,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      await addOffer(ctx, wantedOf(request.body), request.headers['idempotency-key'])
      return yes(wordsOf(request).answers.offerSaved, await listOf(ctx))
    },
  })

  app.route({
    ...contract.changeOffer,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { version } = request.body
      await changeOffer(ctx, { ...wantedOf(request.body), id: request.params.id, version })
      return yes(wordsOf(request).answers.offerSaved, await listOf(ctx))
    },
  })

  app.route({
    ...contract.endOffer,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      await endOffer(ctx, { ...request.body, id: request.params.id })
      return yes(wordsOf(request).answers.offerEnded, await listOf(ctx))
    },
  })

  app.route({
    ...contract.usesOfOffer,
    preParsing: adminFirst,
    handler: async (request) => {
      const { params, query } = request
      const wanted = pageRequest(query) ?? { page: 1, pageSize: query.pageSize }
      const found = await usesOfOffer(await request.ctx(), params.id, wanted)
      return yes(wordsOf(request).answers.offerUses, pageAnswer(wanted, found, wireUse))
    },
  })
}

/** What its kind does not know is left out, whatever was sent. */
function wantedOf(typed: OfferInput): WantedOffer {
  const { kind } = typed
  const isForPieces = kind === 'n_for_m'
  return {
    name: typed.name,
    code: typed.code,
    kind,
    percent: kind === 'percent' ? (typed.percent ?? null) : null,
    offPaise: kind === 'rupees' ? toPaise(typed.off ?? 0) : null,
    takePieces: isForPieces ? (typed.takePieces ?? null) : null,
    payPieces: isForPieces ? (typed.payPieces ?? null) : null,
    productIds: kind === 'free_delivery' ? null : (typed.productIds ?? null),
    category: kind === 'free_delivery' || typed.productIds ? null : typed.category || null,
    leastPaise: toPaise(typed.least ?? 0),
    personId: typed.userId ?? null,
    isFirstOrder: typed.firstOrder,
    mostUses: typed.mostUses ?? null,
    mostUsesEach: typed.mostUsesEach ?? null,
    fromAt: startOfIndianDay(typed.from),
    untilAt: typed.until ? endOfIndianDay(typed.until) : null,
  }
}

function wireUse({ id, person, savedPaise, at, ...use }: OfferUse): WireUse {
  return {
    ...use,
    _id: id,
    person: person && { _id: person.id, name: person.name },
    saved: toRupees(savedPaise),
    at: at.toISOString(),
  }
}

async function listOf(ctx: Ctx): Promise<{ data: WireOffer[] }> {
  const all = await allOffers(ctx)
  return {
    data: all.map((offer) => ({
      _id: offer.id,
      name: offer.name,
      code: offer.code ?? '',
      kind: offer.kind,
      percent: offer.percent,
      off: offer.offPaise === null ? null : toRupees(offer.offPaise),
      takePieces: offer.takePieces,
      payPieces: offer.payPieces,
      products: offer.products?.map(({ id, name }) => ({ _id: id, productName: name })) ?? null,
      category: offer.category ?? '',
      least: toRupees(offer.leastPaise),
      person: offer.personId === null ? null : { _id: offer.personId, name: offer.personName ?? '' },
      firstOrder: offer.isFirstOrder,
      mostUses: offer.mostUses,
      mostUsesEach: offer.mostUsesEach,
      from: indianDay(offer.fromAt),
      until: offer.untilAt && indianDay(new Date(offer.untilAt.getTime() - 1)),
      endedAt: offer.endedAt?.toISOString() ?? null,
      uses: offer.uses,
      cost: toRupees(offer.costPaise),
      version: offer.version,
    })),
  }
}
