import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

import type { ProductView } from '#domain/catalog/queries.ts'

import { cardPicture, productCard, shopCard } from './share-card.ts'

const maxBytes = 16 * 1024 * 1024
/** So many may wait for their turn; one who comes after them is asked to come again. */
const maxWaiting = 24

/**
 * Pictures for sharing: one size, one for each product, made when first asked for. What a picture shows is
 * its key, so a product that changed gets another one, and the old one is never found again and falls out.
 */
export class CardStore {
  readonly #imagesFolder: string
  readonly #cards = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (card) => card.length,
  })
  readonly #underWay = new Map<string, Promise<Buffer>>()
  /** One at a time: drawing must not take the machine from those who shop. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(imagesFolder: string) {
    this.#imagesFolder = path.resolve(imagesFolder)
  }

  /** A JPEG of 1200 × 630, or null when too many others wait. */
  async cardOf(product: ProductView | null, shopName: string): Promise<Buffer | null> {
    const key = keyOf(product, shopName)
    const known = this.#cards.get(key) ?? this.#underWay.get(key)
    if (known) return known
    if (this.#underWay.size >= maxWaiting) return null
    const drawing = this.#last.then(() => this.#draw(product, shopName))
    this.#last = drawing.catch(() => undefined)
    this.#underWay.set(key, drawing)
    try {
      const card = await drawing
      this.#cards.set(key, card)
      return card
    } finally {
      this.#underWay.delete(key)
    }
  }

  async #draw(product: ProductView | null, shopName: string): Promise<Buffer> {
    return product ? productCard(product, await this.#pictureOf(product), shopName) : shopCard(shopName)
  }

  /** The product's own picture with round corners; null when it has none of ours that can be read. */
  async #pictureOf(product: ProductView): Promise<Buffer | null> {
    const file = this.#fileOf(product.images[0])
    if (!file) return null
    const { side, radius } = cardPicture
    const corners = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`
    try {
      return await sharp(await readFile(file))
        .resize(side, side, { fit: 'cover' })
        .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
        .png()
        .toBuffer()
    } catch {
      return null
    }
  }

  /**
   * Only a file of our own image store: a foreign picture is never fetched, and no address leads out of the
   * folder.
   */
  #fileOf(address: string | undefined): string | null {
    if (!address?.startsWith('/images/')) return null
    const file = path.resolve(this.#imagesFolder, address.slice('/images/'.length))
    return file.startsWith(this.#imagesFolder + path.sep) ? file : null
  }
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
