import { shelfLength } from '#domain/catalog/rules.ts'
import * as words from '#words/shop/home/parts/en.ts'

/** A kind of row that scrolls sideways. */
interface ShelfKind {
  /** How many goods it shows at most, and how many placeholders until they have come. */
  size: number
  /** How far one press of a scroll button goes, in pixels. */
  step: number
  /** The class that says how wide a card is. */
  cardClass: 'shelf-small' | 'shelf-large'
  /** Where the scroll buttons stand. */
  buttonsAt: string
}

interface Shelf {
  title: string
  kind: ShelfKind
}

const horizontalRow: ShelfKind = {
  size: shelfLength,
  step: 300,
  cardClass: 'shelf-small',
  buttonsAt: 'top-15',
}
const cardRow: ShelfKind = { size: 8, step: 350, cardClass: 'shelf-large', buttonsAt: 'top-18' }

/**
 * The shelves of the home page, by the category that stands on them: some of the twelve, which stay. `season`
 * is none of them: it has what this month brings.
 */
export const shelves = {
  coffee: { title: words.coffeeShelf, kind: horizontalRow },
  pulses: { title: words.pulsesShelf, kind: horizontalRow },
  'dry fruits': { title: words.dryFruitsShelf, kind: cardRow },
  'dairy products': { title: words.dairyShelf, kind: cardRow },
  fruits: { title: words.fruitsShelf, kind: cardRow },
  oils: { title: words.oilsShelf, kind: cardRow },
  vegetables: { title: words.vegetablesShelf, kind: cardRow },
  season: { title: words.inSeason, kind: cardRow },
} satisfies Record<string, Shelf>

export type ShelfName = keyof typeof shelves

export const shelfCategories = Object.keys(shelves).filter((name) => name !== 'season') as Exclude<
  ShelfName,
  'season'
>[]
