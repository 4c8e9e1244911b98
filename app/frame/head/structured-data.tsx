import type { PackChip } from '#app/ui/pack-chips.tsx'
import { packLabel, canonicalProductPath } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { programName } from '#domain/shop/rules.ts'
import type { ShopFacts } from '#domain/shop/rules.ts'

/** A breadcrumb. */
export interface Crumb {
  name: string
  path: string
}

/** What the structured data of a product is made of. No ratings: none was given by a buyer yet. */
export interface ProductFacts extends PackSize {
  id: string
  name: string
  brand: string
  /** What it is called. */
  categoryLabel: string
  description: string
  images: readonly string[]
  sellingPricePaise: number
  isSoldOut: boolean
  /** It is not sold any more. */
  isGone: boolean
  /** What its packs have in common, and all of them; without others nothing. */
  family: string | null
  packs?: readonly PackChip[]
}

/**
 * JSON-LD with schema.org's vocabulary. Only documents carry it, for search engines: in the browser `facts`
 * is false, and what the server has written stays.
 */
export function StructuredData({ facts }: { facts: object | false }) {
  // XSS: inside a script element only `<` could end it.
  const json = facts
    ? JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
    : '{}'
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}

export function productFacts(publicUrl: string, seller: string, product: ProductFacts): object {
  const { id, name, brand, categoryLabel, description, images, sellingPricePaise, isSoldOut, isGone } =
    product
  const availability = isGone ? 'Discontinued' : isSoldOut ? 'OutOfStock' : 'InStock'
  return {
    '@type': 'Product',
    name: `${name}, ${packLabel(product)}`,
    sku: id,
    category: categoryLabel,
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map((image) => absolute(publicUrl, image)) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    offers: {
      '@type': 'Offer',
      url: publicUrl + canonicalProductPath(product),
      price: (sellingPricePaise / 100).toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${availability}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: seller },
    },
    ...groupFacts(publicUrl, product),
  }
}

/** The family of a product; each pack tells of itself on its own page. */
function groupFacts(publicUrl: string, { family, packs, ...product }: ProductFacts): object {
  if (!family || !packs) return {}
  return {
    size: packLabel(product),
    isVariantOf: {
      '@type': 'ProductGroup',
      name: family,
      productGroupID: packs.map(({ id }) => id).toSorted()[0],
      variesBy: 'https://schema.org/size',
      hasVariant: packs.map((pack) => ({
        '@type': 'Product',
        sku: pack.id,
        size: pack.lines[0],
        url: `${publicUrl}/product/${pack.id}`,
      })),
    },
  }
}

export function breadcrumbFacts(publicUrl: string, crumbs: readonly Crumb[]): object {
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

/** The shop and its search, on the home page only. What nobody has entered is not there. */
export function shopFacts(publicUrl: string, shop: ShopFacts): object {
  const { name, phones, emails, gstin } = shop
  const address = addressFacts(shop)
  const organization = {
    // A store is an organization that has a place.
    '@type': address ? 'Store' : 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    ...(name === programName && { alternateName: 'हाट' }),
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/haat-512.png`,
    ...(address && { address, image: `${publicUrl}/og/haat.jpg` }),
    ...(phones[0] && { telephone: phones[0] }),
    ...(emails[0] && { email: emails[0].address }),
    ...(gstin && { taxID: gstin }),
  }
  const site = {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name,
    url: `${publicUrl}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  return { '@graph': [organization, site] }
}

function addressFacts({ addressLines, town, pinCode, state }: ShopFacts): object | null {
  if (addressLines.length === 0 || town === '') return null
  return {
    '@type': 'PostalAddress',
    streetAddress: addressLines.join(', '),
    addressLocality: town,
    ...(state && { addressRegion: state }),
    ...(pinCode && { postalCode: pinCode }),
    addressCountry: 'IN',
  }
}

/** Makes a path of the shop an absolute URL; what is absolute already stays as it is. */
export function absolute(publicUrl: string, address: string): string {
  return address.startsWith('/') ? publicUrl + address : address
}
