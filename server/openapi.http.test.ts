import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { calls } from '#tests/support/calls.ts'
import { testShop } from '#tests/support/shop.ts'
import { wordsIn } from '#words/words.ts'

const shop = await testShop()
const { body: document } = await shop.guest().get('/api/docs/json')

/** Its section 7, word for word. */
const ofTheSpecification = [
  'POST /api/signup',
  'POST /api/signin',
  'GET /api/user-details',
  'GET /api/userLogout',
  'GET /api/all-user',
  'POST /api/update-user',
  'POST /api/upload-product',
  'GET /api/get-product',
  'POST /api/update-product',
  'GET /api/get-categoryProduct',
  'POST /api/category-product',
  'POST /api/product-details',
  'POST /api/addto-cart',
  'GET /api/countAddToCartProduct',
  'GET /api/view-card-product',
  'POST /api/update-cart-product',
  'POST /api/delete-cart-product',
  'GET /api/search',
  'POST /api/filter-product',
  'POST /api/razorpay/order',
  'POST /api/razorpay/verify',
  'GET /api/all-orders',
  'GET /api/orders/myorders',
]

test('openapi.json is what the shop describes; after a change of the contract run npm run openapi', async () => {
  const committed = await readFile(path.join(projectFolder(), 'openapi.json'), 'utf8')
  expect(JSON.parse(committed)).toEqual(document)
})

test('/api/docs is a page for people and /api/docs/json OpenAPI 3.1', async () => {
  const page = await shop.guest().get('/api/docs')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.body['text']).toContain('swagger-ui')
  expect(document['openapi']).toBe('3.1.0')
})

test('every call of the specification is described at its method and address', () => {
  const paths = document['paths'] as Record<string, Record<string, unknown>>
  const missing = ofTheSpecification.filter((call) => {
    const [method = '', path = ''] = call.split(' ')
    return !paths[path]?.[method.toLowerCase()]
  })
  expect(ofTheSpecification).toHaveLength(23)
  expect(missing).toEqual([])
})

test('the description holds every call of the contract and no other', () => {
  const described = Object.entries(document['paths'] as Record<string, object>).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  )
  const expected = calls.map(({ method, path }) => `${method} ${path}`)
  expect(described.toSorted()).toEqual(expected.toSorted())
})

test('every call has a name of its own, a summary, and the envelope for each refusal', () => {
  const operations = Object.values(document['paths'] as Record<string, Record<string, Operation>>).flatMap(
    Object.values,
  )
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { operationId, summary, tags, responses } of operations) {
    expect([operationId, summary, tags]).toEqual([
      expect.any(String),
      expect.stringMatching(/^[A-Z]/),
      [expect.any(String)],
    ])
    expect(Object.keys(responses)).toEqual(['200', '4XX', '5XX'])
    expect(JSON.stringify(responses['4XX'])).toContain('#/components/schemas/Problem')
  }
})

test.each([
  ['/api/v1_1/{cloud}/image/upload', 'multipart/form-data', { required: ['file'] }, 'session'],
  ['/api/imports', 'text/csv', { format: 'binary' }, 'session'],
  ['/api/razorpay/webhook', 'application/json', { required: ['event', 'payload'] }, 'signature'],
])('%s says that it is sent %s, and by which proof', (url, type, schema, proof) => {
  const { requestBody, security } = operationAt(url)
  expect(requestBody?.content[type]?.schema).toMatchObject(schema)
  expect(security).toEqual([{ [proof]: [] }])
  const { securitySchemes } = document['components'] as { securitySchemes: Record<string, object> }
  expect(Object.keys(securitySchemes)).toContain(proof)
})

test.each([
  ['/api/upload-product', 'price', ['49', '49.50'], ['49.505', '-1', '1e3']],
  ['/api/razorpay/order', 'amount', ['139.00'], ['₹139']],
  ['/api/update-cart-product', 'quantity', ['1', '99'], ['0', '100', '1.5']],
  ['/api/addresses', 'pinCode', ['411001', '411 001'], ['011001', '41100']],
  ['/api/addresses', 'mobile', ['9876543210', '+919876543210'], ['12345']],
  ['/api/signup', 'email', ['asha@example.com'], ['asha@', 'asha']],
])('%s says what %s looks like', (url, field, good, bad) => {
  const { content } = operationAt(url).requestBody!
  const pattern = new RegExp(content['application/json']!.schema.properties[field]!.pattern ?? '')
  expect(good.filter((one) => !pattern.test(one))).toEqual([])
  expect(bad.filter((one) => pattern.test(one))).toEqual([])
})

test('the code of a refusal is one of those that the shop has sentences for', () => {
  const { schemas } = document['components'] as { schemas: { Problem: Schema } }
  const named = schemas.Problem.properties['code']?.enum ?? []
  expect(named).toEqual(expect.arrayContaining([...Object.keys(wordsIn('en').errors), 'invalid_input']))
})

function operationAt(url: string): Operation {
  return (document['paths'] as Record<string, { post: Operation }>)[url]!.post
}

interface Schema {
  properties: Record<string, { pattern?: string; enum?: string[] }>
}

interface Operation {
  operationId: string
  security: object[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  summary: string
  tags: string[]
  responses: Record<string, unknown>
}
