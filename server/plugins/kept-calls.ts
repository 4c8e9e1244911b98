import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

import { stockOf } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { joinedReads } from '#domain/ground/joined-reads.ts'
import { yes } from '#server/http/answer.ts'
import { wireProduct } from '#server/http/wire.ts'
import type { Page, PageCache } from '#server/pages/page-cache.ts'

import { stockInJson } from './kept-products.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Answers a call about products from bytes that are made once and kept until something that they say
     * changes. Answers false, and sends nothing, where it is none of those that are kept.
     */
    sendKept(call: KeptCall): Promise<boolean>
  }
}

/** A call that is answered the same for everybody. */
interface KeptCall {
  /** The same for all who ask for the same. */
  key: string
  read: () => Promise<SaidOfProducts>
}

interface SaidOfProducts {
  message: string
  /** null where the answer is not for everybody, or too long; that is known until a tag changes. */
  data: ProductView | ProductView[] | null
  /** What changes it beside its products themselves, in the words of the catalogue's changes. */
  tags: readonly string[]
}

/** An answer, and where the stock of counted goods stands in it: sales lower it without telling anybody. */
interface KeptAnswer extends Page {
  counted: { id: string; stock: string; at: number }[]
}

export interface KeptCallsOptions {
  /** Of its own, dropped by the same changes as the pages'. */
  cache: PageCache
  db: Ctx['db']
}

/** Lists of so many products or fewer are kept. */
export const mostKept = 200

const nothing = Buffer.alloc(0)
const unkept: KeptAnswer = {
  status: 200,
  etag: '',
  headers: {},
  scriptHashes: [],
  identity: nothing,
  br: nothing,
  gzip: null,
  tags: new Set(),
  counted: [],
}

/** Keeps answers of calls as bytes, beside the pages (decision 119). */
export const keptCalls = fp(async (app: FastifyInstance, { cache, db }: KeptCallsOptions) => {
  const stockNow = joinedReads((ids) => stockOf({ db }, ids))

  app.decorateReply('sendKept', async function sendKept(this: FastifyReply, { key, read }: KeptCall) {
    const ownKey = `${this.isForOtherSite() ? 'there' : 'here'} ${key}`
    const known = cache.get(ownKey) ?? (await cache.render(ownKey, () => made(this, read)))
    const answer = known as KeptAnswer
    if (answer.identity === nothing) return false
    if (answer.counted.length > 0) await countAgain(answer)
    void this.type('application/json; charset=utf-8').send(answer.identity)
    return true
  })

  /** Puts the stock of this moment into an answer, where it is another one by now. */
  async function countAgain(answer: KeptAnswer): Promise<void> {
    const stocks = await stockNow(answer.counted.map(({ id }) => id))
    const isSame = answer.counted.every(({ id, stock }) => stock === String(stocks.get(id) ?? null))
    if (isSame) return
    const old = answer.identity
    const parts: Buffer[] = []
    let [from, moved] = [0, 0]
    answer.counted = answer.counted.map(({ id, stock: before, at }) => {
      const stock = String(stocks.get(id) ?? null)
      parts.push(old.subarray(from, at), Buffer.from(stock))
      from = at + before.length
      const place = { id, stock, at: at + moved }
      moved += stock.length - before.length
      return place
    })
    answer.identity = Buffer.concat([...parts, old.subarray(from)])
  }
})

async function made(reply: FastifyReply, read: KeptCall['read']): Promise<KeptAnswer> {
  const said = await read()
  if (!said.data) return { ...unkept, tags: new Set(said.tags) }
  const list = Array.isArray(said.data) ? said.data : [said.data]
  const data = Array.isArray(said.data) ? list.map(wireProduct) : wireProduct(said.data)
  const text = JSON.stringify(reply.forItsSite(yes(said.message, { data })))
  const tags = new Set([...said.tags, ...list.map(({ id }) => `product:${id}`)])
  return { ...unkept, identity: Buffer.from(text), tags, counted: countedIn(text, list) }
}

/** Where the stock of each counted product stands. */
function countedIn(text: string, products: readonly ProductView[]): KeptAnswer['counted'] {
  const counted: KeptAnswer['counted'] = []
  let [nth, read, bytes] = [0, 0, 0]
  // Within a text of JSON quotes are escaped, so nothing that people wrote looks like this.
  for (const found of text.matchAll(stockInJson)) {
    const product = products[nth++]
    if (!product || product.stock === null) continue
    bytes += Buffer.byteLength(text.slice(read, found.index))
    read = found.index
    counted.push({ id: product.id, stock: found[0], at: bytes })
  }
  return counted
}
