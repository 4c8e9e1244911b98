import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/reports.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { salesByProduct, salesByTime } from '#domain/reports/sales-report.ts'
import { byteOrderMark, csvLines } from '#server/csv/cells.ts'
import { adminFirst } from '#server/http/admin-first.ts'

/** The figures of the panel's first page, as files. */
export async function reportCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.getSalesCsv,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const { from, to, rows } = await salesByTime(await request.ctx(), request.query)
      return sendTable(reply, fileName('sales', { from, to }), {
        columns: [from === to ? 'Hour' : 'Day', 'Sales', 'Orders', 'Sold', 'Given back'],
        rows: rows.map(({ at, orders, soldPaise, givenBackPaise, salesPaise }) => [
          at,
          toRupees(salesPaise),
          orders,
          toRupees(soldPaise),
          toRupees(givenBackPaise),
        ]),
      })
    },
  })

  app.route({
    ...contract.getSoldProductsCsv,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const { from, to, rows } = await salesByProduct(await request.ctx(), request.query)
      return sendTable(reply, fileName('products', { from, to }), {
        columns: ['Product', 'Pieces', 'kg', 'Rupees'],
        rows: rows.map(({ name, pieces, grams, paise }) =>
          grams === null
            ? [name, pieces, '', toRupees(paise)]
            : [name, '', (pieces * grams) / 1000, toRupees(paise)],
        ),
      })
    },
  })
}

/** A short table as a file for spreadsheets. */
function sendTable(
  reply: FastifyReply,
  name: string,
  { columns, rows }: { columns: string[]; rows: (string | number)[][] },
) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(byteOrderMark + csvLines([columns, ...rows]))
}

/** 'sales-2026-11-16-to-2026-11-22'. */
function fileName(what: string, { from, to }: { from: string; to: string }): string {
  return from === to ? `${what}-${from}` : `${what}-${from}-to-${to}`
}
