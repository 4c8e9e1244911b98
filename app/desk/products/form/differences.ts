import { categoryLabel } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

import { fieldNames, paiseOf } from './fields.ts'
import type { FieldName, Fields } from './fields.ts'

/** A product as somebody has it in a form. */
export interface Version {
  fields: Fields
  /** Addresses of the pictures, in their order. */
  images: readonly string[]
}

export type Part = FieldName | 'productImage'
export type Side = 'mine' | 'theirs'
export type Choices = Partial<Record<Part, Side>>

/**
 * Three-way merge: where my version and theirs differ, with what is chosen at first: theirs where I have
 * changed nothing since `loaded`, and else mine.
 */
export function differences(mine: Version, theirs: Version, loaded: Version): Choices {
  const parts: Part[] = [...fieldNames, 'productImage']
  const different = parts.filter((part) => shown(mine, part) !== shown(theirs, part))
  return Object.fromEntries(
    different.map((part) => [part, shown(mine, part) === shown(loaded, part) ? 'theirs' : 'mine']),
  )
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
  if (part === 'productImage') return images.join(' ')
  if (part === 'category') return categoryLabel(fields.category)
  if (part === 'price' || part === 'sellingPrice') {
    const paise = paiseOf(fields[part])
    return paise === null ? fields[part] : formatPaise(paise)
  }
  return fields[part].trim()
}
