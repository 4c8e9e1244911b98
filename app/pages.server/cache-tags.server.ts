// What a kept page shows, in the words of the catalogue's triggers
// (docs/decisions/030-what-drops-a-page.md).

/**
 * The header by which the page cache knows what a page shows: it drops the page when something with one of
 * these tags changes.
 */
export function cacheTags(tags: string[]): { 'Cache-Tag': string } {
  return { 'Cache-Tag': tags.join(',') }
}

/** A product in full, as its own page shows it. */
export function productTag(id: string): string {
  return `product:${id}`
}

/** A product as a card, or its leading picture alone. */
function cardTag({ id }: { id: string }): string {
  return `card:${id}`
}

/** Products as cards, with the packs of their families. */
export function cardTags(products: readonly { id: string; familyKey: string | null }[]): string[] {
  return products.flatMap((product) => [cardTag(product), ...familyTags(product)])
}

/** What the packs of a family show of each other; nothing for a product without one. */
export function familyTags({ familyKey }: { familyKey: string | null }): string[] {
  return familyKey ? [`family:${familyKey}`] : []
}

/**
 * What a listing of this category says beside its cards: which goods it has, in what order, and their sums.
 */
export function categoryTag(value: string): string {
  return `category:${encodeURIComponent(value)}`
}

/** The same for a listing of all goods. */
export const everyCategoryTag = 'category:*'

/** Which goods of this category can be had, for a listing of these alone. */
export function stockTag(value: string): string {
  return `stock:${encodeURIComponent(value)}`
}

/** The same for a listing of all goods. */
export const everyStockTag = 'stock:*'

/** Which goods are the first of this category, up to `shelfLength` of them. */
export function shelfTag(value: string): string {
  return `shelf:${encodeURIComponent(value)}`
}

/** The same for a page that shows the first goods of every category. */
export const everyShelfTag = 'shelf:*'

/** What was bought together with a product, by what all its packs have in common. */
export function goesWithTag(goods: string): string {
  return `goes:${goods}`
}

/** Which goods have a season, and which. */
export const seasonsTag = 'seasons'

/** Which month it is. */
export const monthTag = 'month'

/** Which offers can be had. */
export const offersTag = 'offers'

/** Who brings goods. */
export const growersTag = 'growers'

/** What is told on the page of a batch. */
export function batchTag(id: string): string {
  return `batch:${id}`
}

/** One of them, on their own page and where they are named. */
export function growerTag(id: string): string {
  return `grower:${id}`
}
