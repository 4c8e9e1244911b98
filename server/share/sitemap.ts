import type { ProductAddress } from '#domain/catalog/product-addresses.ts'
import type { Category } from '#domain/catalog/rules.ts'
import { languages, pathIn } from '#words/languages.ts'

/** The pages that are always there. A test holds them against the map of the shop and its stories. */
export const standingPages = [
  '/',
  '/product-category',
  '/about',
  '/contact',
  '/blog',
  '/blog/eating-with-the-seasons',
  '/blog/know-your-dals',
  '/blog/why-oil-is-pressed-cold',
  '/blog/how-ghee-is-made',
  '/faq',
  '/list',
  '/seasons',
  '/growers',
  '/shipping',
  '/privacy',
  '/terms',
]

/** A list of addresses as search engines read it: each in every language, and beside it the others. */
export function addressList(publicUrl: string, addresses: { path: string; updatedAt?: Date }[]): string {
  const entries = addresses.flatMap(({ path, updatedAt }) => {
    const sameInOthers = languages
      .map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${one}" href="${escaped(publicUrl + pathIn(one, path))}"/>`,
      )
      .join('')
    const changed = updatedAt ? lastChange(updatedAt) : ''
    return languages.map(
      (one) => `<url>${location(publicUrl + pathIn(one, path))}${changed}${sameInOthers}</url>`,
    )
  })
  return document('urlset', entries)
}

/** The list of lists, for a catalogue that one file does not hold: a file a block of products. */
export function listOfLists(publicUrl: string, blocks: readonly number[]): string {
  const files = ['pages', ...blocks.map((block) => `products-${block}`)]
  const entries = files.map((file) => `<sitemap>${location(`${publicUrl}/sitemap-${file}.xml`)}</sitemap>`)
  return document('sitemapindex', entries)
}

/** What a shop has of pages beside its products. */
interface OtherPages {
  categories: readonly Category[]
  /** The ends of the addresses of its growers. */
  growers: readonly string[]
}

/** The standing pages, the shelf of each category and the page of each grower. */
export function pageAddresses({ categories, growers }: OtherPages): { path: string }[] {
  const shelves = categories.map(
    ({ value }) => `/product-category?${new URLSearchParams({ category: value }).toString()}`,
  )
  return [...standingPages, ...shelves, ...growers.map((slug) => `/grower/${slug}`)].map((path) => ({ path }))
}

/** All of a small shop in one file. */
export function wholeShop(publicUrl: string, pages: OtherPages, products: ProductAddress[]): string {
  return addressList(publicUrl, [...pageAddresses(pages), ...products])
}

function document(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`
}

function location(address: string): string {
  return `<loc>${escaped(address)}</loc>`
}

function escaped(address: string): string {
  return address
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;')
}

function lastChange(at: Date): string {
  return `<lastmod>${at.toISOString()}</lastmod>`
}
