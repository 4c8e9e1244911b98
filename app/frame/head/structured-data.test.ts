import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { noFacts } from '#domain/shop/rules.ts'

import { StructuredData, articleFacts, breadcrumbFacts, productFacts, shopFacts } from './structured-data.tsx'
import type { ProductFacts } from './structured-data.tsx'

const dal: ProductFacts = {
  id: 'p1',
  path: '/product/p1/toor-dal',
  name: 'Toor Dal',
  brand: 'Village Mill',
  categoryLabel: 'Pulses',
  description: 'Split pigeon peas.',
  images: ['/images/dal-800.webp', 'https://elsewhere.example/dal.jpg'],
  netQuantity: 1000,
  netUnit: 'g',
  listPricePaise: 180_00,
  sellingPricePaise: 159_50,
  isSoldOut: false,
  isGone: false,
  family: null,
  declared: [
    { key: 'diet', label: 'Veg or non-veg', value: 'Vegetarian' },
    { key: 'countryOfOrigin', label: 'Country of origin', value: 'India' },
  ],
}

test('a product is told with its offer, in rupees, and without a rating', () => {
  const facts = productFacts('https://haat.example', noFacts, dal)

  expect(facts).toMatchObject({
    '@type': 'Product',
    name: 'Toor Dal, 1 kg',
    category: 'Pulses',
    image: ['https://haat.example/images/dal-800.webp', 'https://elsewhere.example/dal.jpg'],
    brand: { name: 'Village Mill' },
    offers: {
      url: 'https://haat.example/product/p1/toor-dal',
      price: '159.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
    countryOfOrigin: { '@type': 'Country', name: 'India' },
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Veg or non-veg', value: 'Vegetarian' }],
  })
  expect(JSON.stringify(facts)).not.toMatch(/rating|review/i)
})

test('what buyers gave a product is told with who they are and what they say', () => {
  const reviewFacts = [{ name: 'Asha', stars: 4, words: 'Ripe.', day: '2026-11-27' }]
  const facts = productFacts('https://haat.example', noFacts, { ...dal, rating: [4.3, 12], reviewFacts })

  expect(facts).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 12, bestRating: 5 },
    review: [
      {
        author: { '@type': 'Person', name: 'Asha' },
        datePublished: '2026-11-27',
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Ripe.',
      },
    ],
  })
  // Where the shop has switched the fixed stars off and nobody has rated it.
  expect(productFacts('https://haat.example', noFacts, { ...dal, rating: null })).not.toHaveProperty(
    'aggregateRating',
  )
})

test('an offer tells how long its price stands, what was struck through, what bringing it costs, and how it is returned', () => {
  const offerOf = (changes: Partial<ProductFacts>) =>
    productFacts('https://haat.example', noFacts, { ...dal, ...changes }, new Date('2026-11-23T12:00:00Z'))

  // One for some days, until the last of them.
  expect(offerOf({ priceUntil: '2026-11-30' })).toMatchObject({ offers: { priceValidUntil: '2026-11-30' } })
  expect(offerOf({})).toMatchObject({
    offers: {
      price: '159.50',
      priceValidUntil: '2027-12-31',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '180.00',
        priceCurrency: 'INR',
      },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { value: '40.00', currency: 'INR' },
        shippingDestination: { addressCountry: 'IN' },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 7,
        returnFees: 'https://schema.org/FreeReturn',
      },
    },
  })
  const dear = offerOf({ listPricePaise: 499_00, sellingPricePaise: 499_00 })
  expect(dear).toMatchObject({ offers: { shippingDetails: { shippingRate: { value: '0.00' } } } })
  expect(JSON.stringify(dear)).not.toContain('priceSpecification')
})

test('a story is an article of the shop, with the day on which it came', () => {
  const story = { title: 'Know your dals', summary: 'What each is for.' }

  expect(
    articleFacts('https://haat.example', 'Haat', { ...story, path: '/blog/know-your-dals' }),
  ).toMatchObject({
    '@type': 'Article',
    headline: 'Know your dals',
    datePublished: '2026-11-22',
    url: 'https://haat.example/blog/know-your-dals',
    image: ['https://haat.example/og/haat.jpg'],
    author: { '@type': 'Organization', name: 'Haat' },
    publisher: { name: 'Haat' },
  })
})

test.each([
  ['sold out', { isSoldOut: true }, 'OutOfStock'],
  ['no longer sold', { isSoldOut: true, isGone: true }, 'Discontinued'],
])('a product that is %s says so', (_what, how, availability) => {
  const facts = productFacts('https://haat.example', noFacts, { ...dal, ...how })

  expect(JSON.stringify(facts)).toContain(`https://schema.org/${availability}`)
})

test('a name that ends a script stays a name', () => {
  const markup = renderToStaticMarkup(
    StructuredData({ facts: [undefined, { name: '</script><script>alert(1)</script>' }] }),
  )

  expect(markup.match(/<\/?script/g)).toHaveLength(2)
  const json = markup.replace(/^<script[^>]*>|<\/script>$/g, '')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><script>alert(1)</script>' }],
  })
})

test('the way to a page is numbered from the first page on', () => {
  const facts = breadcrumbFacts('https://haat.example', [
    { name: 'Haat', path: '/' },
    { name: 'Pulses', path: '/product-category?category=pulses' },
  ])

  expect(facts).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://haat.example/' },
      { position: 2, item: 'https://haat.example/product-category?category=pulses' },
    ],
  })
})

test('the shop is a store at its address, with its telephone and how to search it', () => {
  const facts = shopFacts('https://haat.example', {
    ...noFacts,
    name: 'Malwa Organics',
    addressLines: ['12 Mill Lane'],
    town: 'Ujjain',
    pinCode: '456001',
    state: 'Madhya Pradesh',
    phones: ['0734 401 0000'],
    emails: [{ address: 'hello@malwa.example', purpose: '' }],
  })

  expect(facts).toMatchObject([
    {
      '@type': 'Store',
      name: 'Malwa Organics',
      telephone: '0734 401 0000',
      email: 'hello@malwa.example',
      address: {
        streetAddress: '12 Mill Lane',
        addressLocality: 'Ujjain',
        addressRegion: 'Madhya Pradesh',
        postalCode: '456001',
      },
    },
    { '@type': 'WebSite', name: 'Malwa Organics' },
  ])
  expect(JSON.stringify(facts)).toContain('https://haat.example/search?q={search_term_string}')
})

test('of a shop of which nothing is known only the name is told', () => {
  const said = JSON.stringify(shopFacts('https://haat.example', noFacts))

  expect(said).toContain('"@type":"Organization"')
  expect(said).not.toMatch(/telephone|email|address|taxID|undefined|""/)
})
