import type { CardProduct } from '#app/ui/product-card.tsx'

const plain: CardProduct = {
  id: 'sample',
  name: 'Tomato',
  otherName: 'टमाटर',
  category: 'vegetables',
  image: '/images/tomato-800.webp',
  listPricePaise: 50_00,
  sellingPricePaise: 40_00,
  netQuantity: 1000,
  netUnit: 'g',
  isSoldOut: false,
}

/** A card for each thing that can be different about a product. */
export const sampleProducts: readonly CardProduct[] = [
  plain,
  {
    ...plain,
    id: 'long-names',
    name: 'Wood-pressed Black Sesame Oil of the First Pressing, Unfiltered',
    otherName: 'लकड़ी के कोल्हू से निकाला हुआ काले तिल का शुद्ध देसी तेल, बिना छना',
    category: 'oils',
    image: '/images/sesame-oil-800.webp',
    listPricePaise: 12_34_567_00,
    sellingPricePaise: 9_87_654_50,
    netQuantity: 5000,
    netUnit: 'ml',
  },
  { ...plain, id: 'no-picture', name: 'Without a picture', image: undefined, category: 'fruits' },
  { ...plain, id: 'no-hindi', name: 'No Hindi name, no discount', otherName: null, sellingPricePaise: 50_00 },
  { ...plain, id: 'small-discount', name: 'Discount of 15%, no badge', sellingPricePaise: 42_50 },
  { ...plain, id: 'sold-out', name: 'Sold out', isSoldOut: true },
]
