import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'

import type { ProductView } from '#domain/catalog/queries.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { programName } from '#domain/shop/rules.ts'

import { lettering, spellable, span } from './lettering.ts'
import type { Lettering } from './lettering.ts'

/** The one size of pictures for sharing, which every service that shows links takes. */
const cardSize = { width: 1200, height: 630 } as const
/** The square at the left that the product's own picture is laid into. */
export const cardPicture = { left: 60, top: 72, side: 456, radius: 28 } as const

const colours = {
  paper: '#f8f4eb',
  sunken: '#eee6d7',
  ink: '#1f2233',
  soft: '#555869',
  leaf: '#2f6133',
  turmeric: '#e4ad45',
  terracotta: '#a8472c',
}
const column = { left: 572, width: 568 }
const title = { face: 'title', colour: colours.ink } as const
const text = { face: 'text', colour: colours.soft } as const

/**
 * A product as a card: its name, pack and price beside its picture, or beside an empty tile. Answers a JPEG.
 */
export async function productCard(
  product: ProductView,
  picture: Buffer | null,
  shopName: string,
): Promise<Buffer> {
  const name = spellable(product.name) || 'From the village market'
  const size = name.length > 34 ? 58 : 68
  const origin = [packLabel(product), product.brand].filter(Boolean).join(' · ')
  const named = await lettering(span(name, { ...title, size }), { width: column.width, height: 220 })
  const from = await lettering(span(origin, { ...text, size: 30 }), { width: column.width, height: 34 })
  const price = await prices(product)

  const { left } = column
  const nameTop = 182
  const fromTop = nameTop + named.height + 32
  const { left: pictureLeft, top: pictureTop } = cardPicture
  return card(tile() + leafMark(left, 116), [
    ...(picture ? [{ input: picture, left: pictureLeft, top: pictureTop }] : []),
    await nameOf(shopName, left, 116),
    { ...named, left, top: nameTop },
    { ...from, left, top: fromTop },
    { ...price, left, top: fromTop + from.height + 44 },
  ])
}

/** The card of every page that has no product of its own. Answers a JPEG. */
export async function shopCard(shopName: string): Promise<Buffer> {
  const left = 110
  const shade = `<g transform="translate(850 76) scale(12.5)" opacity=".1">${leaf(colours.leaf, colours.paper)}</g>`
  const said = span('The village market, open 24×7', { ...title, size: 88 })
  const goods = span('Organic and handmade, brought to your doorstep', { ...text, size: 34 })
  return card(shade + leafMark(left, 186, 1.5), [
    await nameOf(shopName, left, 186, 1.5),
    { ...(await lettering(said, { width: 860 })), left, top: 266 },
    { ...(await lettering(goods, { width: 980 })), left, top: 468 },
  ])
}

/** What it sells for, and beside it the list price, struck through, where there is room for both. */
async function prices({ sellingPricePaise, listPricePaise }: ProductView): Promise<Lettering> {
  const selling = span(formatPaise(sellingPricePaise), { face: 'text', size: 72, colour: colours.leaf })
  const sold = await lettering(selling, { width: cardSize.width })
  if (listPricePaise <= sellingPricePaise) return sold
  const list = span(formatPaise(listPricePaise), { ...text, size: 34, struck: colours.terracotta })
  const both = await lettering(`${selling}<span size="54pt">  </span>${list}`, { width: cardSize.width })
  return both.width <= column.width ? both : sold
}

/** The shop's name beside its leaf; `y` is where the letters stand. */
async function nameOf(shopName: string, left: number, y: number, scale = 1): Promise<OverlayOptions> {
  const words = span(spellable(shopName) || programName, { ...title, size: 46 * scale })
  const name = await lettering(words, { width: 500 * scale, height: 60 * scale })
  return { ...name, left: left + 54 * scale, top: y - name.height }
}

function leafMark(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y - 44 * scale}) scale(${1.35 * scale})">${leaf(colours.leaf, colours.paper)}</g>`
}

/** The mango leaf of the logo. */
function leaf(fill: string, veins: string): string {
  return (
    `<path fill="${fill}" d="M16 1c9 7 13 15 11 23-1 6-5 10-10 11v4h-2v-4C10 34 6 30 5 24 3 16 7 8 16 1"/>` +
    `<path fill="none" stroke="${veins}" stroke-width="1.6" stroke-linecap="round" d="M16 9v24M16 17l5-5M16 17l-5-5M16 23l6.5-6M16 23l-6.5-6M16 29l6-5.5M16 29l-6-5.5"/>`
  )
}

function tile(): string {
  const { left, top, side, radius } = cardPicture
  const middle = left + side / 2
  return (
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${radius}" fill="${colours.sunken}"/>` +
    `<g transform="translate(${middle - 80} ${top + side / 2 - 100}) scale(5)" opacity=".25">${leaf(colours.leaf, colours.sunken)}</g>`
  )
}

/** Paper, and along its foot the border of a block print; the layers lie on top. */
async function card(content: string, layers: OverlayOptions[]): Promise<Buffer> {
  const { width, height } = cardSize
  const foot = height - 46
  const prints = Array.from({ length: 30 }, (_, index) => {
    const x = index * 40 + 20
    return `<path d="M${x} ${foot + 8}c9 8 9 20 0 28c-9-8-9-20 0-28" fill="${colours.turmeric}"/><circle cx="${x + 20}" cy="${foot + 22}" r="3.4" fill="${colours.paper}"/>`
  })
  const ground =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>` +
    `<rect y="${foot}" width="${width}" height="46" fill="${colours.leaf}"/>${prints.join('')}${content}</svg>`
  return sharp(Buffer.from(ground))
    .composite(layers)
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
