import type { ProductView } from '#domain/catalog/queries.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

import { brokenLines, lettering, outlines, spellable, widthOf } from './lettering.ts'

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
const column = { x: 572, width: 568 }

/** A product as a card: its pack and price beside its picture, which is laid over the empty tile. */
export function productCard(product: ProductView): string {
  const title = lettering('fraunces-600')
  const text = lettering('figtree-600')
  const name = spellable(title, product.name) || 'From the village market'
  const size = name.length > 34 ? 58 : 68
  const lines = brokenLines(title, name, { size, maxWidth: column.width, maxLines: 3 })
  const top = 232
  const named = lines.map((line, index) =>
    outlines(title, line, { x: column.x, y: top + index * size * 1.1, size, fill: colours.ink }),
  )
  const below = top + (lines.length - 1) * size * 1.1
  const origin = spellable(text, [packLabel(product), product.brand].filter(Boolean).join(' · '))
  const [shownOrigin = ''] = brokenLines(text, origin, { size: 30, maxWidth: column.width, maxLines: 1 })
  return card(
    tile() +
      shopName(column.x, 116) +
      named.join('') +
      outlines(text, shownOrigin, { x: column.x, y: below + 58, size: 30, fill: colours.soft }) +
      prices(product, below + 152),
  )
}

/** The card of every page that has no product of its own. */
export function shopCard(): string {
  const title = lettering('fraunces-600')
  const text = lettering('figtree-600')
  const lines = ['The village market,', 'open 24×7']
  const said = lines.map((line, index) =>
    outlines(title, line, { x: 110, y: 330 + index * 96, size: 88, fill: colours.ink }),
  )
  const goods = 'Organic and village-made, brought to your doorstep'
  return card(
    `<g transform="translate(850 76) scale(12.5)" opacity=".1">${leaf(colours.leaf, colours.paper)}</g>` +
      shopName(110, 186, 1.5) +
      said.join('') +
      outlines(text, goods, { x: 110, y: 494, size: 34, fill: colours.soft }),
  )
}

function prices({ sellingPricePaise, listPricePaise }: ProductView, y: number): string {
  const face = lettering('figtree-600')
  const selling = formatPaise(sellingPricePaise)
  const size = 72
  const sold = outlines(face, selling, { x: column.x, y, size, fill: colours.leaf })
  if (listPricePaise <= sellingPricePaise) return sold
  const list = formatPaise(listPricePaise)
  const x = column.x + widthOf(face, selling, size) + 28
  const width = widthOf(face, list, 34)
  // Two long prices do not fit beside each other; the one that is paid stays.
  if (x + width > column.x + column.width) return sold
  const struck = `<path d="M${x - 4} ${y - 12}h${width + 8}" stroke="${colours.terracotta}" stroke-width="3"/>`
  return sold + outlines(face, list, { x, y, size: 34, fill: colours.soft }) + struck
}

function shopName(x: number, y: number, scale = 1): string {
  const face = lettering('fraunces-600')
  const mark = `<g transform="translate(${x} ${y - 44 * scale}) scale(${1.35 * scale})">${leaf(colours.leaf, colours.paper)}</g>`
  return mark + outlines(face, 'Haat', { x: x + 54 * scale, y, size: 46 * scale, fill: colours.ink })
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

/** Paper, and along its foot the border of a block print. */
function card(content: string): string {
  const { width, height } = cardSize
  const foot = height - 46
  const prints = Array.from({ length: 30 }, (_, index) => {
    const x = index * 40 + 20
    return `<path d="M${x} ${foot + 8}c9 8 9 20 0 28c-9-8-9-20 0-28" fill="${colours.turmeric}"/><circle cx="${x + 20}" cy="${foot + 22}" r="3.4" fill="${colours.paper}"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>` +
    `<rect y="${foot}" width="${width}" height="46" fill="${colours.leaf}"/>${prints.join('')}${content}</svg>`
  )
}
