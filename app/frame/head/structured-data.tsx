import { homePath, productPath, searchPath, termsPath } from '#app/paths.ts'
import type { PackChip } from '#app/ui/pack-sheet.tsx'
import type { Given } from '#app/ui/rating.tsx'
import type { PackSize } from '#domain/catalog/rules.ts'
import { cartTotals, plainRupees } from '#domain/pricing/rules.ts'
import { programName } from '#domain/shop/rules.ts'
import type { ShopFacts, ShopTerms } from '#domain/shop/rules.ts'
import { locale } from '#words/language/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

/** A breadcrumb. */
export interface Crumb {
  name: string
  path: string
}

/** What the structured data of a product is made of. */
export interface ProductFacts extends PackSize {
  id: string
  name: string
  brand: string
  /** Its address for search engines, which has its English name in every language. */
  path: string
  /** What it is called. */
  categoryLabel: string
  description: string
  images: readonly string[]
  listPricePaise: number
  sellingPricePaise: number
  isSoldOut: boolean
  /** It is not sold any more. */
  isGone: boolean
  /** The last day of its price, as 2026-11-30, where it ends by itself. */
  priceUntil?: string | null
  /** What its packs have in common, and all of them; without others nothing. */
  family: string | null
  packs?: readonly PackChip[]
  /** What is declared of it; nothing is said of what is not. */
  declared?: readonly { key: string; label: string; value: string }[]
  /** What buyers have given it; the fixed stars are no such. */
  rating?: Given
  /** The newest of what they say. `day`: 2026-11-27. */
  reviewFacts?: readonly { name: string; stars: number; words: string; day: string }[]
}

/**
 * JSON-LD with schema.org's vocabulary. Only documents carry it, for search engines: in the browser `facts`
 * is false, and what the server has written stays.
 */
export function StructuredData({ facts }: { facts: (object | undefined)[] | false }) {
  // XSS: inside a script element only `<` could end it.
  const json = facts
    ? JSON.stringify({ '@context': 'https://schema.org', '@graph': facts.filter(Boolean) }).replaceAll(
        '<',
        '\\u003c',
      )
    : '{}'
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}

/**
 * A product with its offer. A price for some days stands until the last of them; any other until it is
 * changed: it is told until the end of next year, because a date that has passed would take it out of the
 * results.
 */
export function productFacts(
  publicUrl: string,
  { name: seller, terms }: Pick<ShopFacts, 'name' | 'terms'>,
  product: ProductFacts,
  today = new Date(),
): object {
  const { id, name, brand, categoryLabel, description, images, sellingPricePaise, isSoldOut, isGone } =
    product
  const url = publicUrl + product.path
  const availability = isGone ? 'Discontinued' : isSoldOut ? 'OutOfStock' : 'InStock'
  return {
    '@type': 'Product',
    name: `${name}, ${packLabel(product)}`,
    sku: id,
    category: categoryLabel,
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map((image) => absolute(publicUrl, image)) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: locale },
    offers: {
      '@type': 'Offer',
      url,
      price: plainRupees(sellingPricePaise),
      priceCurrency: currency,
      priceValidUntil: product.priceUntil ?? `${today.getUTCFullYear() + 1}-12-31`,
      ...strikethrough(product),
      availability: `https://schema.org/${availability}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: seller },
      shippingDetails: shippingFacts(sellingPricePaise, terms),
      hasMerchantReturnPolicy: returnFacts(publicUrl, terms),
    },
    ...declaredFacts(product),
    ...ratingFacts(product),
    ...groupFacts(publicUrl, product),
  }
}

/** Of real reviews alone: nothing where there are none. */
function ratingFacts({ rating, reviewFacts = [] }: ProductFacts): object {
  if (!rating) return {}
  const outOf = { bestRating: 5, worstRating: 1 }
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating[0],
      reviewCount: rating[1],
      ...outOf,
    },
    review: reviewFacts.map(({ name, stars, words, day }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: day,
      reviewRating: { '@type': 'Rating', ratingValue: stars, ...outOf },
      ...(words && { reviewBody: words }),
    })),
  }
}

/** The country by the word that search engines know for it, all else by what the page calls it. */
function declaredFacts({ declared = [] }: ProductFacts): object {
  const country = declared.find(({ key }) => key === 'countryOfOrigin')
  const others = declared.filter((one) => one !== country)
  return {
    ...(country && { countryOfOrigin: { '@type': 'Country', name: country.value } }),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ label, value }) => ({
        '@type': 'PropertyValue',
        name: label,
        value,
      })),
    }),
  }
}

const currency = 'INR'

/** The list price that the page strikes through, in the words that Google reads. */
function strikethrough({ listPricePaise, sellingPricePaise }: ProductFacts): object {
  if (listPricePaise <= sellingPricePaise) return {}
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: plainRupees(listPricePaise),
      priceCurrency: currency,
    },
  }
}

/** What it costs to have one piece brought, as the cart has it. */
function shippingFacts(sellingPricePaise: number, terms: ShopTerms): object {
  const alone = { quantity: 1, listPricePaise: sellingPricePaise, sellingPricePaise }
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: plainRupees(cartTotals([alone], terms).shippingPaise),
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
  }
}

/** What the terms say of returns. */
function returnFacts(publicUrl: string, { returnDays }: ShopTerms): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnFees: 'https://schema.org/FreeReturn',
    refundType: ['https://schema.org/FullRefund', 'https://schema.org/ExchangeRefund'],
    merchantReturnLink: `${publicUrl}${termsPath}`,
  }
}

/** A page to read. The shop itself has written it. */
export interface ArticleFacts {
  title: string
  summary: string
  path: string
}

/**
 * The days on which the stories came, by the end of their addresses: plain, so that no script has them. Here
 * and not in their list: only search engines ask.
 */
const published: Record<string, string> = {
  'eating-with-the-seasons': '2026-11-21',
  'know-your-dals': '2026-11-22',
  'why-oil-is-pressed-cold': '2026-11-21',
  'how-ghee-is-made': '2026-11-21',
}

export function articleFacts(
  publicUrl: string,
  publisher: string,
  { title, summary, path }: ArticleFacts,
): object {
  const day = published[path.slice(path.lastIndexOf('/') + 1)]
  const shop = { '@type': 'Organization', name: publisher, url: publicUrl + homePath }
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    url: publicUrl + path,
    mainEntityOfPage: publicUrl + path,
    image: [`${publicUrl}/og/haat.jpg`],
    ...(day && { datePublished: day }),
    inLanguage: locale,
    author: shop,
    publisher: shop,
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
        url: publicUrl + productPath(pack.id),
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
export function shopFacts(publicUrl: string, shop: ShopFacts): object[] {
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
    '@id': `${publicUrl}${homePath}#website`,
    name,
    url: publicUrl + homePath,
    inLanguage: locale,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${searchPath()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  return [organization, site]
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
