import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

import { withWhatContractsOmit } from './openapi-document.ts'

/**
 * Describes every call from the schemas that check it: OpenAPI 3.1 at /api/docs/json, to be read by people
 * at /api/docs.
 */
export const openapi = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Haat',
        version: '1.0.0',
        description:
          'The calls of the shop. Amounts are in rupees with at most two decimals; only the order of the gateway is in paise. Every answer has success, error and message. An error also has a code, and invalid input its fields. Who is signed in is told by a cookie; a change that a browser asks for from another site is refused, unless CORS_ORIGINS names it (docs/CLIENTS.md).',
      },
      tags: [
        { name: 'customers', description: 'Accounts, sessions and roles' },
        { name: 'products', description: 'The products of the shop' },
        { name: 'cart', description: 'One’s own cart' },
        { name: 'checkout', description: 'Payment' },
        { name: 'orders', description: 'Paid orders' },
        { name: 'packing', description: 'Orders that are packed, line by line' },
        { name: 'slots', description: 'When orders are brought or collected' },
        { name: 'subscriptions', description: 'What comes by itself, every day or every week' },
        { name: 'runs', description: 'Trips of a van that brings orders' },
        { name: 'counter', description: 'Orders by telephone and at the stall' },
        { name: 'media', description: 'Pictures' },
      ],
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { target: 'draft-2020-12' } }),
    transformObject: (document) => withWhatContractsOmit(withoutUnused(jsonSchemaTransformObject(document))),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
})

/** Only answers have names in the contract, and each would be described as an input, too. */
function withoutUnused(document: ReturnType<typeof jsonSchemaTransformObject>): typeof document {
  const schemas = 'components' in document ? document.components?.schemas : undefined
  for (const name of Object.keys(schemas ?? {})) if (name.endsWith('Input')) delete schemas?.[name]
  return document
}
