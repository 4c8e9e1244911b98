/**
 * The header by which the page cache knows what a page shows: it drops the page when something with one of
 * these tags changes.
 */
export function cacheTags(tags: string[]): { 'Cache-Tag': string } {
  return { 'Cache-Tag': tags.join(',') }
}

/** A product's own page, wherever it is shown in full. */
export function productTag(id: string): string {
  return `product:${id}`
}

/** Everything on a category's shelf. */
export function categoryTag(value: string): string {
  return `category:${encodeURIComponent(value)}`
}

/** For a page that shows goods of any category. */
export const everyCategoryTag = 'category:*'
