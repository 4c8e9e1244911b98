import { notWhole, piecesTyped } from '#app/desk/stock/stock-amount.ts'
import type { ProductStock, repack } from '#contract/stock.ts'
import { packLabel } from '#domain/catalog/rules.ts'

/** A product of a repacking, with the pieces as they stand in the field; kilograms of goods by weight. */
export interface Part {
  product: ProductStock
  pieces: string
}

type Sent = (typeof repack)['schema']['body']['_zod']['input']

/** What comes out less (or, negative, more) than goes in, in the unit of its goods; null while not known. */
export function lossOf(from: Part | null, to: readonly Part[]): number | null {
  const parts = from && to.length > 0 ? [from, ...to] : []
  const contents = parts.map(contentOf)
  if (contents.length === 0 || contents.includes(null)) return null
  if (parts.some(({ product }) => product.netUnit !== from?.product.netUnit)) return null
  const [into = 0, ...out] = contents as number[]
  return into - out.reduce((sum, content) => sum + content, 0)
}

/** What the packs of a part hold; null where the number is none. */
function contentOf({ product, pieces }: Part): number | null {
  const number = piecesOf(pieces, product)
  return number === null ? null : number * product.netQuantity
}

/** From 1 to what one call takes; null for anything else. */
function piecesOf(typed: string, { step }: ProductStock): number | null {
  const pieces = piecesTyped(typed, step) ?? 0
  return pieces >= 1 && pieces < 100_000 ? pieces : null
}

/** 'In: 50 kg. Out: 48 kg. 2 kg are waste.' */
export function balanceWords(from: Part, loss: number): string {
  const { netUnit } = from.product
  const amount = (netQuantity: number) => packLabel({ netQuantity, netUnit })
  const into = contentOf(from) ?? 0
  const sums = `In: ${amount(into)}. Out: ${amount(into - loss)}.`
  if (loss === 0) return `${sums} Nothing is lost.`
  return loss > 0
    ? `${sums} ${amount(loss)} are waste.`
    : `${sums} ${amount(-loss)} more come out than go in.`
}

/** The call, or what is wrong, by `from`, `waste` and the id of a product that is packed. */
export function requestOf(
  from: Part | null,
  to: readonly Part[],
  waste: string,
): { body: Sent } | { problems: Record<string, string> } {
  if (!from) return { problems: { '': 'Choose what is packed.' } }
  if (to.length === 0) return { problems: { '': 'Choose what it becomes.' } }
  const wrong = Object.fromEntries(
    [from, ...to]
      .filter(({ product, pieces }) => piecesOf(pieces, product) === null)
      .map(({ product }) => [product._id, notWhole(product.step)]),
  )
  const other = to.find(({ product }) => product.netUnit !== from.product.netUnit)
  if (other) wrong[other.product._id] = 'It is measured in another way.'
  if (Object.keys(wrong).length > 0) return { problems: wrong }
  const loss = lossOf(from, to) ?? 0
  if (loss < 0) return { problems: { '': 'More comes out than goes in. Please check the pieces.' } }
  const reason = waste.trim()
  if (loss > 0 && reason === '') return { problems: { waste: 'Please say why less comes out.' } }
  const sent = ({ product, pieces }: Part) => ({ productId: product._id, pieces: piecesOf(pieces, product)! })
  return { body: { from: sent(from), to: to.map(sent), ...(loss > 0 && { waste: reason }) } }
}
