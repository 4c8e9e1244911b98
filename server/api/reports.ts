import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/reports.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { salesByProduct, salesByTime } from '#domain/reports/sales-report.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { sendCsv } from '#server/http/csv.ts'

/** The figures of the panel's first page, as files. */
export async function reportCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.getSalesCsv,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const { from, to, rows } = await salesByTime(await request.ctx(), request.query)
      return sendCsv(reply, fileName('sales', { from, to }), {
        fields: [from === to ? 'Hour' : 'Day', 'Sales', 'Orders', 'Sold', 'Given back'],
        data: rows.map(({ at, orders, soldPaise, givenBackPaise, salesPaise }) => [
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
      return sendCsv(reply, fileName('products', { from, to }), {
        fields: ['Product', 'Pieces', 'Rupees'],
        data: rows.map(({ name, pieces, paise }) => [name, pieces, toRupees(paise)]),
      })
    },
  })
}

/** 'sales-2026-11-16-to-2026-11-22'. */
function fileName(what: string, { from, to }: { from: string; to: string }): string {
  return from === to ? `${what}-${from}` : `${what}-${from}-to-${to}`
}
