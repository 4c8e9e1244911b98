import { expect, test, vi } from 'vitest'

import type { Version } from './differences.ts'
import { emptyFields } from './fields.ts'
import { uploadOnce } from './upload-once.ts'

const version = (productName: string, stock = ''): Version => ({
  fields: { ...emptyFields, productName, stock, category: 'oils', price: '90', sellingPrice: '80' },
  images: ['/images/a.webp'],
})

/** The answer of a shop that has this; it was changed where `updatedAt` is not t1. */
const stored = (productName: string, updatedAt = 't1', others: object = {}) => ({
  status: 200,
  json: {
    success: true,
    error: false,
    message: 'Stored',
    data: {
      _id: 'p1',
      productName,
      brandName: '',
      category: 'oils',
      description: '',
      price: 90,
      sellingPrice: 80,
      productImage: ['/images/a.webp'],
      hindiName: null,
      aliases: [],
      netQuantity: 1,
      netUnit: 'piece',
      stock: null,
      hsnCode: null,
      taxRate: null,
      declarations: {},
      state: 'on_shelf',
      onFrom: null,
      offFrom: null,
      createdAt: 't1',
      updatedAt,
      ...others,
    },
  },
})
const refused = (code: string, status = 422) => ({
  status,
  json: { success: false, error: true, message: 'No', code },
})

/** A shop that answers in this order; null is a line that breaks. What it was asked is a list that grows. */
function answering(...answers: ({ status: number; json: object } | null)[]) {
  const asked: { call: string; key: unknown; name: unknown; stock: unknown; loaded: unknown }[] = []
  const ask = async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const { productName, _id, stock, loaded } = JSON.parse(body) as Record<string, string>
    const name = _id ? `${_id} ${productName}` : productName
    asked.push({ call: url, key: headers['idempotency-key'], name, stock, loaded })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer.json), { status: answer.status })
  }
  vi.stubGlobal('fetch', ask)
  return asked
}

test('a product whose answer was lost is sent again under the same key, and the next one under another', async () => {
  const asked = answering(null, stored('Ghee'), stored('Ghee'))
  const upload = uploadOnce()
  await expect(upload(version('Ghee'))).rejects.toThrow()
  expect((await upload(version('Ghee'))).ok).toBe(true)
  await upload(version('Ghee'))
  const [first, second, third] = asked
  expect(second).toEqual(first)
  expect(third?.key).not.toBe(first?.key)
})

test('what was changed after a lost answer changes the product that was stored, and makes no second one', async () => {
  const asked = answering(null, stored('Ghee'), null, stored('Ghee'), stored('Desi Ghee', 't2'))
  const upload = uploadOnce()
  await expect(upload(version('Ghee'))).rejects.toThrow()
  await expect(upload(version('Desi Ghee'))).rejects.toThrow()
  expect((await upload(version('Desi Ghee'))).ok).toBe(true)
  expect(asked.map(({ call, name }) => `${call} ${String(name)}`)).toEqual([
    '/api/upload-product Ghee',
    '/api/upload-product Ghee',
    '/api/update-product p1 Desi Ghee',
    '/api/upload-product Ghee',
    '/api/update-product p1 Desi Ghee',
  ])
  expect(new Set(asked.filter(({ key }) => key).map(({ key }) => key)).size).toBe(1)
  expect(asked.at(-1)?.loaded).toEqual({ updatedAt: 't1', stock: null })
})

test('a change that was stored, and its answer lost, is not made again; a third one follows from it', async () => {
  const asked = answering(null, stored('Ghee'), null, stored('Desi Ghee', 't2'), stored('A2 Ghee', 't3'))
  const upload = uploadOnce()
  await expect(upload(version('Ghee'))).rejects.toThrow()
  await expect(upload(version('Desi Ghee'))).rejects.toThrow()
  expect((await upload(version('A2 Ghee'))).ok).toBe(true)
  expect(asked.at(-1)).toMatchObject({ name: 'p1 A2 Ghee', loaded: { updatedAt: 't2', stock: null } })

  const again = answering(null, stored('Ghee'), null, stored('Desi Ghee', 't2'))
  await expect(upload(version('Ghee'))).rejects.toThrow()
  await expect(upload(version('Desi Ghee'))).rejects.toThrow()
  expect((await upload(version('Desi Ghee'))).ok).toBe(true)
  expect(again.at(-1)?.call).toBe('/api/upload-product')
})

test('a product that says again what it said at first is changed back', async () => {
  const asked = answering(null, stored('Ghee'), null, stored('Desi Ghee', 't2'), stored('Ghee', 't3'))
  const upload = uploadOnce()
  await expect(upload(version('Ghee'))).rejects.toThrow()
  await expect(upload(version('Desi Ghee'))).rejects.toThrow()
  expect((await upload(version('Ghee'))).ok).toBe(true)
  expect(asked.at(-1)).toMatchObject({ name: 'p1 Ghee', loaded: { updatedAt: 't2' } })
})

test('a stock that was typed anew counts from the one that was stored, not from what is left of it', async () => {
  const sold = { stock: 7 }
  const asked = answering(
    null,
    stored('Ghee', 't1', sold),
    null,
    stored('Ghee', 't1', sold),
    stored('Ghee', 't2', sold),
  )
  const upload = uploadOnce()
  await expect(upload(version('Ghee', '10'))).rejects.toThrow()
  await expect(upload(version('Ghee', '15'))).rejects.toThrow()
  expect((await upload(version('Ghee', '15'))).ok).toBe(true)
  expect(asked.at(-1)).toMatchObject({ stock: 15, loaded: { updatedAt: 't1', stock: 10 } })
})

test('what somebody else has made of the product since stays', async () => {
  const asked = answering(null, stored('Theirs', 't2'), refused('changed_meanwhile', 409))
  const upload = uploadOnce()
  await expect(upload(version('Ghee'))).rejects.toThrow()
  expect((await upload(version('Desi Ghee'))).status).toBe(409)
  expect(asked.at(-1)?.loaded).toEqual({ updatedAt: 't1', stock: null })
})

test('after a definite refusal the changed product has a new key', async () => {
  const asked = answering(refused('invalid_input'), null, refused('invalid_input'), stored('A2 Ghee'))
  const upload = uploadOnce()
  expect((await upload(version('Ghee'))).ok).toBe(false)
  await expect(upload(version('Desi Ghee'))).rejects.toThrow()
  expect((await upload(version('A2 Ghee'))).ok).toBe(true)
  expect(asked.map(({ name }) => name)).toEqual(['Ghee', 'Desi Ghee', 'Desi Ghee', 'A2 Ghee'])
  const [one, two, again, three] = asked.map(({ key }) => key)
  expect(again).toBe(two)
  expect(new Set([one, two, three]).size).toBe(3)
})

test('a session that is over, or a server in trouble, says nothing about what was sent before', async () => {
  const asked = answering(null, refused('not_signed_in', 401), refused('unexpected', 500), stored('Ghee'))
  const upload = uploadOnce()
  await expect(upload(version('Ghee'))).rejects.toThrow()
  expect((await upload(version('Ghee'))).status).toBe(401)
  expect((await upload(version('Ghee'))).status).toBe(500)
  expect((await upload(version('Ghee'))).ok).toBe(true)
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})
