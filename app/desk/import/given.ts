import type { goodsOfPictures } from '#contract/products.ts'

type Found = (typeof goodsOfPictures)['schema']['response'][200]['_zod']['output']['data'][number]

/** A product as it is named beside a picture. */
export type Goods = Found['goods'][number]

/** A file of a picture, and whose it is. */
export interface Given {
  key: string
  file: File
  /** An object URL. */
  preview: string
  /** Which view of its product. */
  view: number
  /** null: somebody has to choose. */
  goods: Goods | null
  /** What the name fits, where it fits several. */
  offered: readonly Goods[]
  step:
    | { is: 'chosen' }
    /** From 0 to 1. */
    | { is: 'sending'; progress: number }
    | { is: 'failed'; reason: string }
    | { is: 'saved' }
  /** Under which it is kept already, where it is not in its product yet. */
  address?: string
}

/** The pictures of each product that are still to be saved, in the order in which it shows them. */
export function toSave(given: readonly Given[]): { goods: Goods; pictures: Given[] }[] {
  const left = given.filter(({ goods, step }) => goods !== null && step.is !== 'saved')
  const byId = Map.groupBy(left, ({ goods }) => goods!._id)
  return [...byId.values()].map((pictures) => ({
    goods: pictures[0]!.goods!,
    pictures: pictures.toSorted(
      (one, other) => one.view - other.view || one.file.name.localeCompare(other.file.name),
    ),
  }))
}

/**
 * How many would be lost with the page: all that are not in their product yet, also those of which nobody has
 * said whose they are.
 */
export function unsaved(given: readonly Given[]): number {
  return given.filter(({ step }) => step.is !== 'saved').length
}

/** The same file again is one. */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
