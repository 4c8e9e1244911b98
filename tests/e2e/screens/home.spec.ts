import { theTwelve } from '#tests/support/categories.ts'

import { holdBack } from '../network.ts'
import { expect, test, testInEachWindow } from '../shop-test.ts'
import { orderOf } from '../shopper.ts'

// The home page, in the specification's order.

const cardRows = [
  'Organic Dry Fruits',
  'Organic Dairy Products',
  'Organic Fruits',
  'Organic Oils',
  'Organic Vegetables',
]

testInEachWindow('the home page stands in its order', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const parts = [
    page.getByRole('region', { name: 'From the village' }),
    page.getByRole('heading', { level: 1 }),
    main.getByRole('list', { name: 'Categories' }),
    main.getByRole('list', { name: 'Coffee Heritage' }),
    main.getByRole('list', { name: 'Organic Pulses' }),
    main.getByRole('heading', { name: 'Why Choose Organic' }),
    main.getByText('Free shipping above ₹299', { exact: true }),
    main.getByRole('list', { name: cardRows[0] ?? '' }),
    main.getByRole('list', { name: cardRows[1] ?? '' }),
    page.locator('section', { has: page.locator('[data-cloth]') }),
    main.getByRole('list', { name: cardRows[2] ?? '' }),
    main.getByRole('list', { name: cardRows[3] ?? '' }),
    main.getByRole('list', { name: cardRows[4] ?? '' }),
    main.getByRole('list', { name: 'Testimonials' }),
    main.getByRole('heading', { name: 'Customer reviews' }),
    main.getByRole('list', { name: 'In season' }),
  ]
  const tops = []
  for (const part of parts) tops.push(await part.first().evaluate(topOf))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('the home page says what the specification asks for', async ({ page }) => {
  await page.goto('/')
  await test.step('why organic has three cards, the benefits four, in the specification’s words', async () => {
    const why = page.getByRole('region', { name: 'Why Choose Organic' })
    await expect(why.getByRole('listitem')).toHaveCount(3)
    const benefits = page.getByRole('listitem').filter({ has: page.getByRole('heading') })
    for (const [title, text] of [
      ['Free Shipping', 'Free shipping above ₹299'],
      ['Certified Organic', '100% Guarantee'],
      ['Huge Savings', 'At Lowest Price'],
      ['Easy Returns', 'No Question Asked'],
    ] as const) {
      const benefit = benefits.filter({ hasText: title })
      await expect(benefit.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('region', { name: 'Our promises' }).getByRole('listitem')).toHaveCount(4)
  })

  await test.step('the hero leads on by Shop Now, and products by their own page', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      '/product-category',
    )
    const row = page.getByRole('list', { name: 'Coffee Heritage' })
    await expect(row.getByRole('link').first()).toHaveAttribute('href', /^\/product\/.+/)
  })

  await test.step('the category strip leads to each category with a picture of it, and turns the wheel sideways', async () => {
    const strip = page.getByRole('list', { name: 'Categories' })
    // Another test may have added a shelf of its own.
    await expect(strip.getByRole('listitem').nth(16)).toBeAttached()
    for (const { label, value } of theTwelve) {
      const stall = strip.getByRole('link', { name: label, exact: true })
      await expect(stall).toHaveAttribute('href', `/product-category?category=${value.replaceAll(' ', '+')}`)
      await expect(stall.locator('img')).toHaveCount(1)
    }
    await strip.scrollIntoViewIfNeeded()
    await strip.hover()
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(50)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  await test.step('four testimonials have name, username, stars and words', async () => {
    const voices = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem')
    await expect(voices).toHaveCount(4)
    for (const voice of await voices.all()) {
      await expect(voice.locator('figcaption')).toContainText(/\w+.*@\w+/)
      await expect(voice.getByText(/^\d(\.5)? out of 5 stars$/)).toBeAttached()
      await expect(voice.locator('blockquote')).not.toBeEmpty()
    }
  })

  await test.step('the review summary has its figures', async () => {
    const reviews = page.getByRole('region', { name: 'Customer reviews' })
    await expect(reviews.getByText('4.7', { exact: true })).toBeVisible()
    await expect(reviews.getByText('40 ratings', { exact: true })).toBeVisible()
    await expect(reviews.getByRole('list', { name: 'Ratings by stars' }).getByRole('listitem')).toHaveText([
      /5 stars\s*84%/,
      /4 stars\s*9%/,
      /3 stars\s*4%/,
      /2 stars\s*2%/,
      /1 star\s*1%/,
    ])
    for (const stat of [/1,240\+/, /98%/, /24\/7/])
      await expect(reviews.locator('dd').getByText(stat)).toBeVisible()
    for (const what of ['active users', 'satisfaction', 'support'])
      await expect(reviews.getByText(what, { exact: true })).toBeVisible()
  })
})

test(
  'who has bought sees first how far the order is and buys it again with one press, and nothing moves for it',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { orderNumber } = await orderOf(page, 'Asha Devi', 'Tomato', 'Guava')
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: `Your order #${orderNumber} is paid` })).toBeInViewport()
    await expect(main.getByRole('link', { name: 'Shop Now' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    // Down or up: a face that comes late makes words a little wider.
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              (list.getEntries() as Entry[]).flatMap(({ sources }) => sources).filter(isElsewhere).length,
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
          type Source = Record<'previousRect' | 'currentRect', DOMRectReadOnly>
          type Entry = PerformanceEntry & { sources: Source[] }
          function isElsewhere({ previousRect, currentRect }: Source) {
            return previousRect.top !== currentRect.top
          }
        }),
    )
    expect(moved).toBe(0)

    await main.getByRole('button', { name: 'Buy again: Tomato and Guava' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByText('You have 2 item(s) in your cart')).toBeVisible()
  },
)

test('while the goods are on their way: ten placeholders in the strip, thirteen in a row, eight in a card row', async ({
  page,
}) => {
  await page.goto('/login')
  const letGo = await holdBack(page, /_(root|home|)\.data/)
  await page.getByRole('link', { name: 'Haat, home' }).first().click()
  const main = page.getByRole('main')
  const strip = main.locator('section', {
    has: page.getByRole('heading', { name: 'Shop by category' }),
  })
  await expect(strip.locator('[data-skeleton]')).toHaveCount(10)
  for (const row of ['Coffee Heritage', 'Organic Pulses'])
    await expect(main.getByRole('region', { name: row }).locator('[data-skeleton]')).toHaveCount(13)
  for (const row of cardRows)
    await expect(main.getByRole('region', { name: row }).locator('[data-skeleton]')).toHaveCount(8)
  letGo()
  await expect(main.locator('[data-skeleton]')).toHaveCount(0)
})

function topOf(element: HTMLElement | SVGElement): number {
  return element.getBoundingClientRect().top + window.scrollY
}
