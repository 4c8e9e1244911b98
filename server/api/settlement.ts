import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/settlement.ts'
import type { GrowerWeek, WireStatement } from '#contract/settlement.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import { weekOf } from '#domain/growers/rules.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { counterGrowerEntry, enterByHand } from '#domain/settlement/enter-by-hand.ts'
import type { SoldInWeek } from '#domain/settlement/sold-in-week.ts'
import { endStatementLink, linkOfWeek, makeStatementLink } from '#domain/settlement/statement-links.ts'
import type { Statement } from '#domain/settlement/statement.ts'
import { growerStatement } from '#domain/settlement/statement.ts'
import { weekOfGrowers } from '#domain/settlement/week-of-growers.ts'
import type { GrowerWeek as Week } from '#domain/settlement/week-of-growers.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { pathIn } from '#words/languages.ts'

/** What growers get. */
export async function settlementCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.settlement,
    preParsing: adminFirst,
    handler: async (request) => {
      const { growers, sold, ...week } = await weekOfGrowers(await request.ctx(), request.query.week)
      const data = { ...week, growers: growers.map(wireWeek), sold: wireSold(sold) }
      return yes(wordsOf(request).answers.settlement, { data })
    },
  })

  app.route({
    ...contract.growerStatement,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const of = { growerId: request.query.growerId, week: weekOf(request.query.week) }
      const statement = await growerStatement(ctx, of)
      const data = wireStatement(statement, await linkOfWeek(ctx, of))
      return yes(wordsOf(request).answers.growerStatement, { data })
    },
  })

  app.route({
    ...contract.enterForGrower,
    preParsing: adminFirst,
    handler: async (request) => {
      const { amount, back, ...entry } = request.body
      const entered = { ...entry, amountPaise: toPaise(amount), isBack: back }
      await enterByHand(await request.ctx(), entered, request.headers['idempotency-key'])
      return yes(wordsOf(request).answers.growerEntered, { data: {} })
    },
  })

  app.route({
    ...contract.counterGrowerEntry,
    preParsing: adminFirst,
    handler: async (request) => {
      await counterGrowerEntry(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.growerEntryCountered, { data: {} })
    },
  })

  app.route({
    ...contract.makeStatementLink,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { token, language, expiresAt } = await makeStatementLink(ctx, request.body)
      const url = ctx.publicUrl + pathIn(language, `/statement/${token}`)
      const data = { url, until: expiresAt.toISOString() }
      return yes(wordsOf(request).answers.statementLinkMade, { data })
    },
  })

  app.route({
    ...contract.endStatementLink,
    preParsing: adminFirst,
    handler: async (request) => {
      await endStatementLink(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.statementLinkEnded, { data: {} })
    },
  })
}

function wireSold({ soldPaise, taxPaise, sharesPaise, costPaise, deliveryPaise, keptPaise }: SoldInWeek) {
  return {
    total: toRupees(soldPaise),
    tax: toRupees(taxPaise),
    shares: toRupees(sharesPaise),
    cost: toRupees(costPaise),
    delivery: toRupees(deliveryPaise),
    kept: toRupees(keptPaise),
  }
}

function wireWeek({ id, name, hindiName, village, hindiVillage, unpriced, ...paise }: Week): GrowerWeek {
  const { before, bought, sold, taken_back, advance, crate, paid, owed, owedNow } = paise
  return {
    _id: id,
    name,
    hindiName,
    village,
    hindiVillage,
    unpriced,
    before: toRupees(before),
    bought: toRupees(bought),
    sold: toRupees(sold),
    takenBack: toRupees(taken_back),
    advance: toRupees(advance),
    crate: toRupees(crate),
    paid: toRupees(paid),
    owed: toRupees(owed),
    owedNow: toRupees(owedNow),
  }
}

function wireStatement({ grower, ...statement }: Statement, linkUntil: Date | null): WireStatement {
  const { id, ...named } = grower
  const { week, lastDay, isClosed, beforePaise, lines, owedPaise } = statement
  return {
    grower: { ...named, _id: id },
    week,
    lastDay,
    isClosed,
    before: toRupees(beforePaise),
    lines: lines.map(({ goods, pricePaise, valuePaise, amountPaise, ...line }) => ({
      ...line,
      productName: goods?.name ?? null,
      hindiName: goods?.hindiName ?? null,
      pack: goods && packLabel(goods),
      batchCode: goods?.batchCode ?? null,
      price: pricePaise === null ? null : toRupees(pricePaise),
      value: valuePaise === null ? null : toRupees(valuePaise),
      amount: toRupees(amountPaise),
    })),
    owed: toRupees(owedPaise),
    linkUntil: linkUntil?.toISOString() ?? null,
  }
}
