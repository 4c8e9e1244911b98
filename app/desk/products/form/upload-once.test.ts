import { expect, test, vi } from 'vitest'

import { bodyOf, emptyFields } from './fields.ts'
import { uploadOnce } from './upload-once.ts'

const body = (productName: string) => bodyOf({ ...emptyFields, productName }, ['/images/a.webp'])

const stored = {
  status: 200,
  json: { success: true, error: false, message: 'Stored', data: { _id: 'p1', updatedAt: 't1' } },
}
const refused = (code: string, status = 422) => ({
  status,
  json: { success: false, error: true, message: 'No', code },
})

/** A shop that answers in this order; null is a line that breaks. What it was asked is a list that grows. */
function answering(...answers: ({ status: number; json: object } | null)[]) {
  const asked: { call: string; key: unknown; name: unknown; loaded: unknown }[] = []
  const ask = async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const { productName, _id, loaded } = JSON.parse(body) as Record<string, string>
    asked.push({
      call: url,
      key: headers['idempotency-key'],
      name: _id ? `${_id} ${productName}` : productName,
      loaded,
    })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer.json), { status: answer.status })
  }
  vi.stubGlobal('fetch', ask)
  return asked
}

test('a product whose answer was lost is sent again under the same key, and the next one under another', async () => {
  const asked = answering(null, stored, stored)
  const upload = uploadOnce()
  await expect(upload(body('Ghee'))).rejects.toThrow()
  expect((await upload(body('Ghee'))).ok).toBe(true)
  await upload(body('Ghee'))
  const [first, second, third] = asked
  expect(second).toEqual(first)
  expect(third?.key).not.toBe(first?.key)
})

test('what was changed after a lost answer changes the product that was stored, and makes no second one', async () => {
  const asked = answering(null, stored, null, stored, stored)
  const upload = uploadOnce()
  await expect(upload(body('Ghee'))).rejects.toThrow()
  await expect(upload(body('Desi Ghee'))).rejects.toThrow()
  expect((await upload(body('Desi Ghee'))).ok).toBe(true)
  expect(asked.map(({ call, name }) => `${call} ${String(name)}`)).toEqual([
    '/api/upload-product Ghee',
    '/api/upload-product Ghee',
    '/api/update-product p1 Desi Ghee',
    '/api/upload-product Ghee',
    '/api/update-product p1 Desi Ghee',
  ])
  expect(new Set(asked.filter(({ key }) => key).map(({ key }) => key)).size).toBe(1)
  // What was sold since it was stored stays sold.
  expect(asked.at(-1)?.loaded).toEqual({ updatedAt: 't1', stock: null })
})

test('a change that was stored, and its answer lost, is no conflict with oneself', async () => {
  const current = { updatedAt: 't2', stock: 7 }
  const json = { success: false, error: true, message: 'Meanwhile', code: 'changed_meanwhile', current }
  const asked = answering(null, stored, null, stored, { status: 409, json }, stored)
  const upload = uploadOnce()
  await expect(upload(body('Ghee'))).rejects.toThrow()
  await expect(upload(body('Desi Ghee'))).rejects.toThrow()
  expect((await upload(body('Desi Ghee'))).ok).toBe(true)
  expect(asked.at(-1)?.loaded).toEqual(current)
})

test('after a definite refusal the changed product has a new key', async () => {
  const asked = answering(refused('invalid_input'), stored)
  const upload = uploadOnce()
  expect((await upload(body('Ghee'))).ok).toBe(false)
  expect((await upload(body('Desi Ghee'))).ok).toBe(true)
  expect(asked.map(({ name }) => name)).toEqual(['Ghee', 'Desi Ghee'])
  expect(asked[1]?.key).not.toBe(asked[0]?.key)
})

test('a session that is over, or a server in trouble, says nothing about what was sent before', async () => {
  const asked = answering(null, refused('not_signed_in', 401), refused('unexpected', 500), stored)
  const upload = uploadOnce()
  await expect(upload(body('Ghee'))).rejects.toThrow()
  expect((await upload(body('Ghee'))).status).toBe(401)
  expect((await upload(body('Ghee'))).status).toBe(500)
  expect((await upload(body('Ghee'))).ok).toBe(true)
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})
