/** The categories of the shop and the demo market's own, by the value that the catalogue stores. */
export type DemoCategory =
  | 'coffee'
  | 'juice'
  | 'pulses'
  | 'vegetables'
  | 'fruits'
  | 'handmade arts'
  | 'healthcare'
  | 'medicines'
  | 'personal care'
  | 'oils'
  | 'dry fruits'
  | 'dairy products'
  | 'grains and flours'
  | 'spices'
  | 'sweeteners'
  | 'pickles'
  | 'daily needs'

/** A shelf of the demo market beside the twelve. */
export type DemoShelf = {
  /** The label in small letters. */
  value: string
  label: string
  hindiLabel: string
  /** One or two letters, shown where there is no picture. */
  mark: string
  /** Its place on the strip and in the order 'Recommended', from 1; what stood there moves on. */
  need: number
}

/** A drawing: of the icon set `fluent-emoji`, of `noto`, or one of our own in `scripts/pictures/`. */
export type DemoMotif = `${'fluent' | 'noto' | 'own'}:${string}`

/** Goods without a pack: the motif itself, once or several times. */
export type LoosePicture = {
  form: 'loose'
  motif: DemoMotif
  arrange?: 'one' | 'pair' | 'trio'
}

/** Packed goods: a pack in the product's colour whose label carries motif, title and weight. */
export type PackPicture = {
  form:
    | 'pouch'
    | 'bottle'
    | 'flask'
    | 'pump'
    | 'dropper'
    | 'jar'
    | 'pickle-jar'
    | 'box'
    | 'carton'
    | 'tub'
    | 'sachet'
    | 'tin'
    | 'tube'
    | 'milk-bottle'
  motif: DemoMotif
  colour: string
  /** The colour of cap or lid, where the form has one. */
  cap?: string
  title: string
  note?: string
}

/** What the generator in `scripts/pictures/` needs to draw a product. */
type DemoPicture = LoosePicture | PackPicture

/** One product of the demo market, as it is seeded into an empty shop. */
export type DemoProduct = {
  slug: string
  name: string
  hindiName: string
  /** The name that it shares with its other packs. */
  family?: string
  brand: string
  category: DemoCategory
  listPricePaise: number
  sellingPricePaise: number
  /** Kept until its bottle is back. */
  depositPaise?: number
  netQuantity: number
  netUnit: 'g' | 'ml' | 'piece'
  /** Lower-case words that people type for it: romanised Hindi, other languages, Devanagari. */
  aliases: string[]
  /** `null` means that the stock is not counted. */
  stock: number | null
  description: string
  /** Of `hindi.ts`. */
  hindiDescription?: string
  picture: DemoPicture
}
