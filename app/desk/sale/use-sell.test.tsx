import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

import type { Line } from '#app/desk/counter/lines.ts'

import { keepUnsent } from './device.ts'
import type { SaleDraft } from './sale-draft.ts'
import { useSell } from './use-sell.ts'
import type { JustSold } from './use-sell.ts'

// The press that sells, in a browser that keeps nothing, at a shop that answers when it is told to.

/** What the shop does with the next calls, by path; a call without one breaks. */
let answers: Record<string, (() => Promise<Response>)[]>
/** The keys of the sales that were sent. */
let keys: (string | null)[]
let draft: SaleDraft
let sold: JustSold[]

beforeEach(() => {
  answers = {}
  keys = []
  sold = []
  draft = { lines: [line('atta', 2)], customer: { _id: 'asha', name: 'Asha' }, code: '', sent: null }
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    if (path === '/api/counter/sales') keys.push(new Headers(headers).get('idempotency-key'))
    const next = answers[path]?.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
})

test('a sale without an answer, in a browser that keeps nothing, is sent again under its key, and what came after it is still to be paid', async () => {
  const { sell } = press()
  expect(await sell({ way: 'cash' })).toMatchObject({ '': expect.stringContaining('Press again') })
  draft.lines = [line('atta', 3), line('dal', 1)]

  answers['/api/counter/sales'] = [async () => Response.json({ ...yes, data: { orderId: 'o' } })]
  expect(await sell({ way: 'cash' })).toMatchObject({ lines: expect.stringContaining('still to be paid') })

  expect(keys[0]).toBeTruthy()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(sold.map(({ lines }) => lines)).toEqual([[line('atta', 2)]])
  expect(draft).toMatchObject({ lines: [line('atta', 1), line('dal', 1)], customer: null, sent: null })
  expect(sold.map(({ sale }) => sale.userId)).toEqual(['asha'])
})

test('what is scanned while a sale is on its way is there for the next one', async () => {
  const { sell } = press()
  answers['/api/counter/sales'] = [
    async () => {
      draft.lines = [...draft.lines, line('dal', 1)]
      return Response.json({ ...yes, data: { orderId: 'o' } })
    },
  ]
  expect(await sell({ way: 'cash' })).toEqual({})
  expect(draft.lines).toEqual([line('dal', 1)])
})

test('a refusal is shown, also where nobody says what the goods cost now', async () => {
  const { sell } = press()
  const refused = { code: 'out_of_stock', message: 'Only 1 is left.', success: false, error: true }
  answers['/api/counter/sales'] = [async () => Response.json(refused, { status: 409 })]
  expect(await sell({ way: 'cash' })).toEqual({ '': 'Only 1 is left.' })
  expect(draft.lines).toEqual([line('atta', 2)])
})

test('no sale is kept for nobody', async () => {
  const sale = {
    key: 'k',
    sale: { lines: [], amount: 1, payment: { way: 'cash' as const } },
    lines: [],
    at: 0,
  }
  await expect(keepUnsent({ ...sale, personId: '', refusal: null })).rejects.toThrow('nobody')
})

const yes = { success: true, error: false, message: '' }

function line(productId: string, quantity: number): Line {
  const sums = { listPricePaise: 100_00, sellingPricePaise: 90_00 }
  return { productId, name: productId, brand: 'B', pack: '1 kg', ...sums, stock: 9, quantity }
}

/** As the room has it, without its screen. */
function press(): ReturnType<typeof useSell> {
  let made: ReturnType<typeof useSell> | undefined
  const on = {
    personId: 'ravi',
    latest: () => draft,
    change: (changes: Partial<SaleDraft>) => Object.assign(draft, changes),
    onSold: (now: JustSold) => sold.push(now),
    onSumMoved: () => {},
    onTurnedAway: () => {},
  }
  function Room() {
    made = useSell(on)
    return null
  }
  renderToStaticMarkup(<Room />)
  return made!
}
