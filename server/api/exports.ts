import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/exports.ts'
import { exportPeople } from '#domain/customers/export-people.ts'
import type { PersonView } from '#domain/customers/queries.ts'
import { exportProducts } from '#domain/imports/products-of-file.ts'
import type { ProductOfFile } from '#domain/imports/products-of-file.ts'
import { exportOrders } from '#domain/orders/export-orders.ts'
import { indianDay } from '#domain/time/rules.ts'
import { orderCells, orderColumnNames } from '#server/csv/order-columns.ts'
import { personCells, personColumnNames } from '#server/csv/person-columns.ts'
import { productCells, productColumnNames } from '#server/csv/product-columns.ts'
import { adminFirst } from '#server/http/admin-first.ts'

export async function exportCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.exportProducts,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      return reply.sendCsv({
        fileName: `products-${indianDay(ctx.now())}`,
        columns: productColumnNames,
        read: (take) => exportProducts(ctx, request.query, take),
        lines: (product: ProductOfFile) => [productCells(product)],
      })
    },
  })

  app.route({
    ...contract.exportOrders,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      return reply.sendCsv({
        fileName: `orders-${indianDay(ctx.now())}`,
        columns: orderColumnNames,
        read: (take) => exportOrders(ctx, request.query, take),
        lines: orderCells,
      })
    },
  })

  app.route({
    ...contract.exportUsers,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      return reply.sendCsv({
        fileName: `users-${indianDay(ctx.now())}`,
        columns: personColumnNames,
        read: (take) => exportPeople(ctx, request.query, take),
        lines: (person: PersonView) => [personCells(person)],
      })
    },
  })
}
