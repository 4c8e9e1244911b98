import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { nearlyValuesOf, valuesOf } from '#tests/support/schema-values.ts'
import type { JsonSchema } from '#tests/support/schema-values.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// Calls made from what the shop says of its calls, the same ones at each run.

interface Operation {
  operationId: string
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content: Record<string, { schema: object }> }>
  security: Record<string, unknown>[]
}

// What is asked here must be answered, however busy the machine is.
const shop = await testShop({}, { mostDelayMs: 600_000, accountsPerAddress: 1_000_000 })
const productId = await makeProduct(shop, { stock: 5 })
const [guest, asha, admin] = [shop.guest(), await shop.customer(), await shop.admin()]
const known = { productId: [productId], _id: [productId], userId: [asha.id], category: ['pulses'] }

const { body: document } = await guest.get('/api/docs/json')
const schemas = (document['components'] as { schemas: object }).schemas
const operations = Object.entries(document['paths'] as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      ...operation,
    })),
)
type Described = (typeof operations)[number]

const visitorsOf: Record<string, Visitor[]> = {
  // Signed out, the others would be guests from here on.
  userLogout: [guest],
  // An administrator's stream has no end (desk-streams.night.http.test.ts).
  deskEvents: [guest, asha],
}

let made = 0
afterAll(() => expect(made).toBeGreaterThanOrEqual(300))

describe.each(operations)('$method $path', (operation) => {
  test('answers what it is described to answer, whoever asks, and never an error of its own', async () => {
    const visitors = visitorsOf[operation.operationId] ?? [guest, asha, admin]
    for (const [nth, visitor] of visitors.entries()) {
      const [request] = fc.sample(requestsOf(operation, nth > 0), { numRuns: 1, seed: 20_261_123 + nth })
      const answer = await ask(operation, visitor, request!)
      expect(answer.status, answer.text).toBeLessThan(500)
      expect(complaints(operation, answer), answer.text).toEqual([])
      expect(visitor !== guest || isRightfulGuest(operation, answer), answer.text).toBe(true)
    }
  })
})

interface Made {
  path: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

/** Requests as they are described; `isNearly`: also some of which one field is anything. */
function requestsOf({ parameters = [], requestBody }: Described, isNearly: boolean): fc.Arbitrary<Made> {
  const partsIn = (place: string) => {
    const of = parameters.filter((one) => one.in === place)
    return {
      type: 'object',
      properties: Object.fromEntries(of.map(({ name, schema }) => [name, schema])),
      required: of.filter(({ required }) => required).map(({ name }) => name),
    }
  }
  const [sent] = Object.values(requestBody?.content ?? {})
  const bodies = (isNearly ? nearlyValuesOf : valuesOf)(sent?.schema ?? {}, known)
  return fc.record({
    path: valuesOf(partsIn('path')) as fc.Arbitrary<Record<string, string>>,
    query: (isNearly ? nearlyValuesOf : valuesOf)(partsIn('query'), known) as fc.Arbitrary<Made['query']>,
    body: bodies,
  })
}

async function ask({ method, path, requestBody }: Described, visitor: Visitor, request: Made) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    // A dot or a slash would be another address.
    encodeURIComponent(String(request.path[name]).replaceAll(/[./\\]/g, '-')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query))
    for (const one of [value].flat()) query.append(name, String(one))
  const [type] = Object.keys(requestBody?.content ?? {})
  made++
  const { status, headers, body } = await visitor.send(`${filled}?${query}`, {
    method,
    ...(type && bodyAs(type, request.body)),
  })
  return {
    status,
    type: headers.get('content-type')?.split(';', 1)[0] ?? '',
    body,
    text: JSON.stringify(body),
  }
}

function bodyAs(type: string, body: unknown): RequestInit {
  if (type !== 'multipart/form-data')
    return {
      headers: { 'content-type': type },
      body: type === 'text/csv' ? String(body) : JSON.stringify(body),
    }
  const form = new FormData()
  form.append('file', new Blob([JSON.stringify(body)]), 'picture.png')
  return { body: form }
}

/** What of an answer is not as it is described. */
function complaints(
  { responses }: Described,
  { status, type, body }: Awaited<ReturnType<typeof ask>>,
): string[] {
  const described = (responses[status] ?? responses[`${Math.floor(status / 100)}XX`])?.content[type]
  if (!described) return [`${status} with ${type} is not described`]
  if (type !== 'application/json') return []
  const read = schemaOf(described.schema).safeParse(body)
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

function schemaOf(schema: object): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/')
  return z.fromJSONSchema(JSON.parse(whole) as Parameters<typeof z.fromJSONSchema>[0])
}

/** A guest is turned away by a call that needs a session, though what it takes may be looked at before. */
function isRightfulGuest(
  { security }: Described,
  { status, body }: { status: number; body: object },
): boolean {
  const isTurnedAway = 'code' in body && body.code === 'not_signed_in'
  if (security.length === 0) return !isTurnedAway
  const needsSession = security.every((proof) => 'session' in proof)
  return !needsSession || isTurnedAway || status === 422
}
