import { createHash } from 'node:crypto'

import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

import type { ProductView } from '#domain/catalog/queries.ts'
import { bulkhead } from '#domain/ground/busy.ts'
import { isShown } from '#integrations/pictures/picture-files.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'

import { cardPicture, productCard, shopCard } from './share-card.ts'

const maxBytes = 16 * 1024 * 1024
/** So many may wait for their turn. */
const mostWaiting = 23

interface Shown {
  /** null: the shop itself. */
  product: ProductView | null
  shopName: string
}

/**
 * Pictures for sharing: one size, one for each product, made when first asked for. What a picture shows is
 * its key, so a product that changed gets another one, and the old one is never found again and falls out.
 */
export class CardStore {
  readonly #files: PictureFiles
  /** One at a time: drawing must not take the machine from those who shop. */
  readonly #inTurn = bulkhead('browsing', { atOnce: 1, waiting: mostWaiting })
  /** Those who ask for one that is being drawn wait for the same drawing. */
  readonly #cards = new LRUCache<string, Buffer, Shown>({
    maxSize: maxBytes,
    sizeCalculation: (card) => card.length,
    fetchMethod: (_key, _stale, { context }) => this.#inTurn(() => this.#draw(context)),
  })

  constructor(files: PictureFiles) {
    this.#files = files
  }

  /** A JPEG of 1200 × 630. @throws busy when too many others wait */
  cardOf(product: ProductView | null, shopName: string): Promise<Buffer> {
    return this.#cards.forceFetch(keyOf(product, shopName), { context: { product, shopName } })
  }

  async #draw({ product, shopName }: Shown): Promise<Buffer> {
    return product ? productCard(product, await this.#pictureOf(product), shopName) : shopCard(shopName)
  }

  /** The product's own picture with round corners; null when it has none of ours that can be read. */
  async #pictureOf(product: ProductView): Promise<Buffer | null> {
    const name = ownName(product.images[0])
    if (name === null) return null
    const { side, radius } = cardPicture
    const corners = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`
    try {
      const bytes = await this.#files.read(name)
      if (!bytes) return null
      return await sharp(bytes)
        .resize(side, side, { fit: 'cover' })
        .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
        .png()
        .toBuffer()
    } catch {
      return null
    }
  }
}

/** Only of our own image store: a foreign picture is never fetched, and no address leads out of it. */
function ownName(address: string | undefined): string | null {
  if (!address?.startsWith('/images/')) return null
  const name = address.slice('/images/'.length)
  return isShown(name) ? name : null
}

function keyOf(product: ProductView | null, shopName: string): string {
  if (!product) return `shop ${shopName}`
  const { id, name, brand, images, sellingPricePaise, listPricePaise, netQuantity, netUnit } = product
  const shown = [
    shopName,
    id,
    name,
    brand,
    images[0],
    sellingPricePaise,
    listPricePaise,
    netQuantity,
    netUnit,
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
