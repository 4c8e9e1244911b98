import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'

import { productsOf } from '#domain/catalog/queries.ts'
import type { Place } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { yes } from '#server/http/answer.ts'
import { wireProduct } from '#server/http/wire.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Answers a page of products. Each is made into JSON once and kept until it changes, and only those that
     * are not kept are read; their stock is that of their places.
     */
    sendPlaces(page: PageOfPlaces): Promise<FastifyReply>
  }
}

interface PageOfPlaces {
  message: string
  /** In their order. */
  places: readonly Place[]
  /** What the answer says behind its products. */
  fields: Record<string, unknown>
}

/** A product's JSON before and behind its stock, which sales lower without telling anybody. */
interface Piece {
  before: string
  behind: string
}

/** Where the stock of a product stands in its JSON, or in that of a list. */
export const stockInJson = /(?<=,"stock":)(\d+|null)(?=,"hsnCode":)/g

/** The products of this process as they are sent, until something that calls say of them changes. */
export class KeptProducts {
  readonly #pieces: LRUCache<string, Piece>
  /** Goes up with every change of the catalogue. */
  #changes = 0

  /** @param most bytes of all of them together */
  constructor(most: number) {
    const sizeCalculation = ({ before, behind }: Piece) => before.length + behind.length
    this.#pieces = new LRUCache({ maxSize: most, sizeCalculation })
  }

  /** Reads those that are not kept. One that is gone by then is left out. */
  async of(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<Map<string, Piece>>,
  ): Promise<(Piece | undefined)[]> {
    const kept = keys.map((key) => this.#pieces.get(key))
    const missing = keys.filter((_, n) => !kept[n])
    if (missing.length === 0) return kept
    const came = this.#changes
    const found = await read(missing)
    // What was changed meanwhile may have been read before.
    if (this.#changes === came) for (const [key, piece] of found) this.#pieces.set(key, piece)
    return kept.map((piece, n) => piece ?? found.get(keys[n]!))
  }

  /** Drops what these changes of the catalogue are about. */
  drop(tags: readonly string[]): void {
    this.#changes++
    if (tags.includes('*')) this.#pieces.clear()
    for (const tag of tags) {
      if (!tag.startsWith('product:')) continue
      const id = tag.slice('product:'.length)
      this.#pieces.delete(here + id)
      this.#pieces.delete(there + id)
    }
  }
}

/** Other sites are told whole addresses of pictures. */
const here = 'here '
const there = 'there '

/** Answers pages of a search from products that are kept as they are sent (decision 123). */
export const keptProducts = fp(
  async (app: FastifyInstance, { kept, db }: { kept: KeptProducts; db: Ctx['db'] }) => {
    app.decorateReply('sendPlaces', async function sendPlaces(this: FastifyReply, page: PageOfPlaces) {
      const { message, places, fields } = page
      const site = this.isForOtherSite() ? there : here
      const read = async (keys: readonly string[]) => {
        const ids = keys.map((key) => key.slice(site.length))
        // One that has left the shelf since it was found may be a draft by now.
        const found = (await productsOf({ db }, ids)).filter(({ state }) => state === 'on_shelf')
        return new Map(
          found.map((product) => [
            site + product.id,
            pieceOf(bytesOf(this.forItsSite(wireProduct(product)))),
          ]),
        )
      }
      const pieces = await kept.of(
        places.map(({ id }) => site + id),
        read,
      )
      const data = places.flatMap(({ stock }, n) => {
        const piece = pieces[n]
        return piece ? [piece.before + String(stock) + piece.behind] : []
      })
      const open = bytesOf(yes(message)).slice(0, -1)
      const rest = bytesOf(fields).slice(1)
      const whole = `${open},"data":[${data.join()}]${rest === '}' ? '' : ','}${rest}`
      return this.type('application/json; charset=utf-8').send(Buffer.from(whole, 'latin1'))
    })
  },
)

/** JSON in UTF-8 with a letter a byte: pieces are joined as they are sent, and nothing is encoded again. */
function bytesOf(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('latin1')
}

function pieceOf(json: string): Piece {
  // Within a text of JSON quotes are escaped, so nothing that people wrote looks like this.
  const at = json.search(stockInJson)
  const behind = json.slice(at).replace(/^(\d+|null)/, '')
  return { before: json.slice(0, at), behind }
}
