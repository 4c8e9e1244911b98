import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

import { productsOf, stockOf } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { joinedReads } from '#domain/ground/joined-reads.ts'
import { yes } from '#server/http/answer.ts'
import { wireProduct } from '#server/http/wire.ts'

import type { CachedList, CachedProduct, CallCache, Site, Stocks } from './call-cache.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Answers one product from the cache, with the stock of this moment. Answers false, and sends nothing,
     * where there is none that everybody may see.
     */
    sendCachedProduct(message: string, productId: string): Promise<boolean>
    /** The same with a list, which is read where it is not cached; false where it is not to be cached. */
    sendCachedList(call: ListCall): Promise<boolean>
  }
}

/** A call that is answered the same for everybody. */
interface ListCall {
  /** The same for all who ask for the same. */
  name: string
  message: string
  /** null where the list is too long to be cached. */
  read: () => Promise<ListRead | null>
}

interface ListRead {
  /** In their order. */
  ids: readonly string[]
  /** Their stock, where it was read with them. */
  stocks?: Stocks
  /** What the answer says behind its products. */
  fields?: object
}

/** Lists of so many products or fewer are cached. */
export const mostCached = 200

/**
 * Calls that look at goods, answered from a cache (docs/decisions/143-one-cache-of-calls.md). A product is
 * made into JSON once, lists and what searches found are put together from these, and the stock of counted
 * goods is read each time, by one statement for all who ask at that moment.
 */
export const cachedCalls = fp(
  async (app: FastifyInstance, { cache, db }: { cache: CallCache; db: Ctx['db'] }) => {
    const stockNow = joinedReads((ids) => stockOf({ db }, ids))
    const productsNow = joinedReads(
      async (ids) => new Map((await productsOf({ db }, ids)).map((product) => [product.id, product])),
    )

    app.decorateReply('sendCachedProduct', async function (this: FastifyReply, message, productId) {
      const [product] = await productsFor(this, [productId])
      if (!product) return false
      const stock = product.isCounted ? (await stockNow([productId])).get(productId) : null
      const { head, tail } = around(message, {}, ['', ''])
      sendJson(this, bytesOf(head + textOf(product, stock ?? null) + tail))
      return true
    })

    app.decorateReply('sendCachedList', async function (this: FastifyReply, call) {
      const { list, isNew } = await cache.list(siteOf(this), nameOf(call), () => madeList(this, call))
      if (!list) return false
      if (!isNew) await countAgain(list)
      sendJson(this, list.bytes)
      return true
    })

    async function madeList(reply: FastifyReply, { message, read }: ListCall): Promise<CachedList | null> {
      const found = await read()
      if (!found) return null
      // One that has left the shelf since it was found may be a draft by now.
      const products = (await productsFor(reply, found.ids)).filter(({ isOnShelf }) => isOnShelf)
      const counted = products.filter(({ isCounted }) => isCounted).map(({ id }) => id)
      const stocks = found.stocks ?? (await stocksOf(counted))
      const list = { ...around(message, found.fields ?? {}, ['[', ']']), products, counted }
      return { ...list, stocks, bytes: written(list, stocks) }
    }

    /** Writes a list anew where its stock is another one by now. */
    async function countAgain(list: CachedList): Promise<void> {
      const stocks = await stocksOf(list.counted)
      if (list.counted.every((id) => list.stocks.get(id) === stocks.get(id))) return
      list.stocks = stocks
      list.bytes = written(list, stocks)
    }

    async function stocksOf(counted: readonly string[]): Promise<Stocks> {
      if (counted.length === 0) return new Map()
      const all = await stockNow(counted)
      return new Map(counted.map((id) => [id, all.get(id) ?? null]))
    }

    function productsFor(reply: FastifyReply, ids: readonly string[]): Promise<CachedProduct[]> {
      return cache.products(siteOf(reply), ids, async (missing) => {
        const found = await productsNow(missing)
        return missing.flatMap((id) => {
          const product = found.get(id)
          // Drafts are seen by admins alone.
          return product && product.state !== 'draft' ? cachedProduct(reply, product) : []
        })
      })
    }
  },
)

function siteOf(reply: FastifyReply): Site {
  return reply.isForOtherSite() ? 'there' : 'here'
}

/** A list says its message, too, which every language says in its own words. */
function nameOf({ message, name }: ListCall): string {
  return JSON.stringify([message, name])
}

/** Where the stock of a product stands in its JSON. */
const stockInJson = /(?<=,"stock":)(?:\d+|null)(?=,"hsnCode":)/

function cachedProduct(reply: FastifyReply, product: ProductView): CachedProduct {
  // Within a text of JSON quotes are escaped, so nothing that people wrote looks like this.
  const [before = '', behind = ''] = letters(reply.forItsSite(wireProduct(product))).split(stockInJson)
  const { id, stock, state } = product
  return { id, before, behind, isCounted: stock !== null, isOnShelf: state === 'on_shelf' }
}

function textOf({ before, behind }: CachedProduct, stock: number | null): string {
  return before + String(stock) + behind
}

/** What stands around the data of an answer. */
function around(message: string, fields: object, [open, close]: readonly [string, string]) {
  const rest = letters(fields).slice(1)
  return {
    head: `${letters(yes(message)).slice(0, -1)},"data":${open}`,
    tail: `${close}${rest === '}' ? '' : ','}${rest}`,
  }
}

function written({ head, products, tail }: Omit<CachedList, 'stocks' | 'bytes'>, stocks: Stocks): Buffer {
  const data = products.map((product) => textOf(product, stocks.get(product.id) ?? null)).join()
  return bytesOf(head + data + tail)
}

/** JSON in UTF-8 with a letter a byte: parts are joined as they are sent, and nothing is encoded again. */
function letters(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('latin1')
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

function sendJson(reply: FastifyReply, bytes: Buffer): void {
  void reply.type('application/json; charset=utf-8').send(bytes)
}
