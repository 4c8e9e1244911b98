import { shelfLength } from '#domain/catalog/rules.ts'

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

/** The shelves of the home page, by the category that stands on them: some of the twelve, which stay. */
export const shelves = {
  coffee: { title: 'Coffee Heritage', kind: horizontalRow },
  pulses: { title: 'Organic Pulses', kind: horizontalRow },
  'dry fruits': { title: 'Organic Dry Fruits', kind: cardRow },
  'dairy products': { title: 'Organic Dairy Products', kind: cardRow },
  fruits: { title: 'Organic Fruits', kind: cardRow },
  oils: { title: 'Organic Oils', kind: cardRow },
  vegetables: { title: 'Organic Vegetables', kind: cardRow },
} satisfies Record<string, Shelf>

export type ShelfCategory = keyof typeof shelves

export const shelfCategories = Object.keys(shelves) as ShelfCategory[]
