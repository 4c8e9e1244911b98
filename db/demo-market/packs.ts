import type { DemoProduct } from './types.ts'

/** Another pack of a product of the demo market: what is not said here it has from that one. */
type OtherPack = Pick<DemoProduct, 'netQuantity' | 'listPricePaise' | 'sellingPricePaise' | 'stock'> & {
  /** The slug of the first pack. */
  of: string
}

/** Larger packs of what a kitchen uses up, each cheaper a kilogram; none is on the twelve shelves. */
const otherPacks: readonly OtherPack[] = [
  { of: 'wheat-atta', netQuantity: 5000, listPricePaise: 39000, sellingPricePaise: 34000, stock: 90 },
  { of: 'wheat-atta', netQuantity: 10_000, listPricePaise: 76000, sellingPricePaise: 65000, stock: 40 },
  { of: 'basmati-rice', netQuantity: 5000, listPricePaise: 100_000, sellingPricePaise: 87500, stock: 35 },
  { of: 'sona-masoori-rice', netQuantity: 5000, listPricePaise: 46000, sellingPricePaise: 38500, stock: 0 },
  { of: 'jeera', netQuantity: 500, listPricePaise: 36000, sellingPricePaise: 29500, stock: 45 },
  { of: 'haldi', netQuantity: 250, listPricePaise: 11500, sellingPricePaise: 9600, stock: 80 },
  { of: 'haldi', netQuantity: 500, listPricePaise: 22000, sellingPricePaise: 17900, stock: 50 },
  { of: 'gur', netQuantity: 1000, listPricePaise: 13500, sellingPricePaise: 10900, stock: 70 },
]

/** Another pack, as it is seeded. */
export type DemoPack = DemoProduct & Pick<OtherPack, 'of'>

/** The name of a product's family; nothing for one without another pack. */
export function familyOf({ slug, name }: DemoProduct): { family?: string } {
  return otherPacks.some(({ of }) => of === slug) ? { family: name } : {}
}

/** The other packs of these products, each with the slug of the first one. */
export function packsBeside(goods: readonly DemoProduct[]): DemoPack[] {
  return otherPacks.flatMap(({ of, ...pack }) => {
    const first = goods.find(({ slug }) => slug === of)
    return first ? [{ ...first, ...pack, slug: `${of}-${pack.netQuantity}g`, of }] : []
  })
}
