import type { Product } from '#contract/products.ts'
import type { FieldPath } from '#domain/catalog/fields/rules.ts'

import { asRead, fieldNames, fieldsOf } from './fields.ts'
import type { Fields } from './fields.ts'

/** A product as somebody has it in a form. */
export interface Version {
  fields: Fields
  /** Addresses of the pictures, in their order. */
  images: readonly string[]
}

export type Part = FieldPath
export type Side = 'mine' | 'theirs'
export type Choices = Partial<Record<Part, Side>>

/**
 * Rebase: my version with its stock as a change of theirs. From the 10 that I was shown to 15 is 5 more than
 * they have now, so what was sold meanwhile stays sold; it never goes below 0. Where one of the three is not
 * counted there is no difference, and my number stays.
 */
export function rebased(mine: Version, loaded: Version, theirs: Version): Version {
  const [typed, shownToMe, present] = [mine, loaded, theirs].map(({ fields }) => fields.stock.trim())
  if (typed === shownToMe) return withStock(mine, theirs.fields.stock)
  if (!typed || !shownToMe || !present) return mine
  // Of goods by weight these are kilograms.
  const grams = Math.round(1000 * (Number(present) + Number(typed) - Number(shownToMe)))
  const stock = Math.max(0, grams / 1000)
  return withStock(mine, String(stock))
}

/**
 * Three-way merge: where my version and theirs differ, with what is chosen at first: theirs where I have
 * changed nothing since `loaded`, and else mine. Of the stock theirs is chosen in any case: it counts what
 * was sold meanwhile.
 */
export function differences(mine: Version, theirs: Version, loaded: Version): Choices {
  const parts: Part[] = [...fieldNames, 'productImage']
  const different = parts.filter((part) => shown(mine, part) !== shown(theirs, part))
  return Object.fromEntries(
    different.map((part) => {
      const isTheirs = part === 'stock' || shown(mine, part) === shown(loaded, part)
      return [part, isTheirs ? 'theirs' : 'mine']
    }),
  )
}

/** Whether two versions read the same. */
export function isSame(one: Version, other: Version): boolean {
  return Object.keys(differences(one, other, other)).length === 0
}

/**
 * Whether what was sent is what is stored. The stock does not count: it changes with every sale; nor does a
 * pack that was left to the server.
 */
export function isSameButStock(sent: Version, stored: Version): boolean {
  const { stock, netQuantity, netUnit } = stored.fields
  const pack = sent.fields.netQuantity.trim() ? {} : { netQuantity, netUnit }
  return isSame({ fields: { ...sent.fields, ...pack, stock }, images: sent.images }, stored)
}

/** My version, with theirs where that was chosen. */
export function merged(mine: Version, theirs: Version, choices: Choices): Version {
  const taken = fieldNames.filter((name) => choices[name] === 'theirs')
  return {
    fields: { ...mine.fields, ...Object.fromEntries(taken.map((name) => [name, theirs.fields[name]])) },
    images: choices.productImage === 'theirs' ? theirs.images : mine.images,
  }
}

/** A part as people read it; two that read the same are the same. */
export function shown({ fields, images }: Version, part: Part): string {
  return part === 'productImage' ? images.join(' ') : asRead(fields, part)
}

/** A product as a form shows it. */
export function versionOf(product: Product): Version {
  return { fields: fieldsOf(product), images: product.productImage }
}

function withStock({ fields, images }: Version, stock: string): Version {
  return { fields: { ...fields, stock }, images }
}
