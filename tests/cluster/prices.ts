/** A price that is changed on one process, and how soon the others sell by it. */
import type pg from 'pg'
import { expect, vi } from 'vitest'

import { connect } from '#db/connect.ts'
import { makeProduct } from '#tests/support/shop.ts'
import { visitor } from '#tests/support/visitor.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { admin } from './cluster.ts'
import type { Cluster } from './cluster.ts'

/** For each change of a price, on each process in turn, until all of them had it, in milliseconds. */
export async function priceChanges({ url, shops, books }: Cluster, howMany: number): Promise<number[]> {
  const productId = await someProduct(books.shop)
  const keeper = visitor(url)
  const { status, body } = await keeper.post('/api/signin', admin)
  expect(status, body.message).toBe(200)
  // Each of them has the page ready, as of a product that people look at.
  await Promise.all(shops.map((shop) => seesPrice(visitor(shop.url), productId, 100)))
  const times: number[] = []
  for (let n = 0; n < howMany; n++) {
    const sellingPrice = 120 + n
    await setPrice(signedInAt(shops[n % shops.length]!.url, keeper), productId, sellingPrice)
    const changed = performance.now()
    const each = shops.map((shop) => seesPrice(visitor(shop.url), productId, sellingPrice))
    await Promise.all(each)
    times.push(performance.now() - changed)
  }
  return times
}

async function someProduct(config: pg.ClientConfig): Promise<string> {
  const connection = connect(config)
  try {
    return await makeProduct(connection, { sellingPricePaise: 100_00 })
  } finally {
    await connection.pool.end()
  }
}

/** The same session at another process. */
function signedInAt(url: string, { cookies }: Visitor): Visitor {
  const there = visitor(url)
  for (const [name, value] of cookies) there.cookies.set(name, value)
  return there
}

async function setPrice(keeper: Visitor, productId: string, sellingPrice: number): Promise<void> {
  const shown = await keeper.get('/api/product-prices?category=pulses')
  const row = (shown.body.data as Row[]).find(({ _id }) => _id === productId)
  if (!row) throw new Error(`${shown.status} ${shown.body.message}: no such row of prices`)
  const { price, sellingPrice: before, stock, state } = row
  const seen = { price, sellingPrice: before, stock, state }
  const { body } = await keeper.post('/api/product-prices', {
    rows: [{ _id: productId, seen, sellingPrice }],
  })
  expect(body.data).toMatchObject([{ outcome: 'saved' }])
}

interface Row {
  _id: string
  price: number
  sellingPrice: number
  stock: number | null
  state: string
}

/** By the call and by the page, which is kept. */
async function seesPrice(guest: Visitor, productId: string, sellingPrice: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { body } = await guest.post('/api/product-details', { productId })
      expect(body.data).toMatchObject({ sellingPrice })
      const page = await guest.get(`/product/${productId}`)
      expect(page.body.text).toContain(`₹${sellingPrice}`)
    },
    { timeout: 20_000, interval: 25 },
  )
}
