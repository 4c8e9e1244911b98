import type { Locator, Page } from '@playwright/test'

import { categories } from '#domain/catalog/rules.ts'

import { expect, test } from './shop-test.ts'
import { holdBack } from './shopper.ts'

// The home page, in the specification's order and with its timings.

const cardRows = [
  'Organic Dry Fruits',
  'Organic Dairy Products',
  'Organic Fruits',
  'Organic Oils',
  'Organic Vegetables',
]

test('the home page stands in its order', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const parts = [
    banner(page),
    page.getByRole('heading', { level: 1 }),
    main.getByRole('list', { name: 'Categories' }),
    main.getByRole('list', { name: 'Coffee Heritage' }),
    main.getByRole('list', { name: 'Organic Pulses' }),
    main.getByRole('heading', { name: 'Why Choose Organic' }),
    main.getByText('Free shipping above ₹299', { exact: true }),
    main.getByRole('list', { name: cardRows[0] ?? '' }),
    main.getByRole('list', { name: cardRows[1] ?? '' }),
    offer(page),
    main.getByRole('list', { name: cardRows[2] ?? '' }),
    main.getByRole('list', { name: cardRows[3] ?? '' }),
    main.getByRole('list', { name: cardRows[4] ?? '' }),
    main.getByRole('list', { name: 'Testimonials' }),
    main.getByRole('heading', { name: 'Customer reviews' }),
  ]
  const tops = []
  for (const part of parts) tops.push(await part.first().evaluate(topOf))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('why organic has three cards, the benefits four, in the specification’s words', async ({ page }) => {
  await page.goto('/')
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
  await expect(page.getByRole('region', { name: 'What you can count on' }).getByRole('listitem')).toHaveCount(
    4,
  )
})

test('the hero leads on by Shop Now, and products by their own page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
    'href',
    '/product-category',
  )
  const row = page.getByRole('list', { name: 'Coffee Heritage' })
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /^\/product\/.+/)
})

test('the category strip leads to each category with a picture of it, and turns the wheel sideways', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const strip = page.getByRole('list', { name: 'Categories' })
  await expect(strip.getByRole('listitem')).toHaveCount(12)
  for (const { label, value } of categories) {
    const stall = strip.getByRole('link', { name: label, exact: true })
    await expect(stall).toHaveAttribute('href', `/product-category?category=${value.replaceAll(' ', '+')}`)
    await expect(stall.locator('img')).toHaveCount(1)
  }
  if (isMobile) return
  await strip.scrollIntoViewIfNeeded()
  await strip.hover()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(50)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('while the goods are on their way: ten placeholders in the strip, thirteen in a row, eight in a card row', async ({
  page,
}) => {
  await page.goto('/login')
  const letGo = await holdBack(page, /_(root|home|)\.data/)
  await page.getByRole('link', { name: 'Haat, home' }).first().click()
  const main = page.getByRole('main')
  const strip = main.locator('section', {
    has: page.getByRole('heading', { name: 'Walk through the market' }),
  })
  await expect(strip.locator('[data-skeleton]')).toHaveCount(10)
  for (const row of ['Coffee Heritage', 'Organic Pulses'])
    await expect(main.getByRole('region', { name: row }).locator('[data-skeleton]')).toHaveCount(13)
  for (const row of cardRows)
    await expect(main.getByRole('region', { name: row }).locator('[data-skeleton]')).toHaveCount(8)
  letGo()
  await expect(main.locator('[data-skeleton]')).toHaveCount(0)
})

test('the buttons of a row move it by 300 pixels, those of a card row by 350', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const [row, step] of [
    ['Coffee Heritage', 300],
    ['Organic Fruits', 350],
  ] as const) {
    const list = page.getByRole('list', { name: row })
    await list.scrollIntoViewIfNeeded()
    const asked = list.evaluate(nextScrollBy)
    await page.getByRole('button', { name: `Scroll ${row} on` }).click()
    expect(await asked).toBe(step)
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  }
})

test('the banner moves on every five seconds, stands still under the pointer, and wraps around', async ({
  page,
  isMobile,
}) => {
  await openWithStandingClock(page)
  const slides = banner(page).getByRole('group', { includeHidden: true })
  await expect(slides).toHaveCount(5)
  await expect.poll(() => placeOf(page)).toBe(1)
  await page.clock.runFor(4900)
  expect(await placeOf(page)).toBe(1)
  await page.clock.runFor(200)
  await expect.poll(() => placeOf(page)).toBe(2)
  for (const next of [3, 4, 5, 1]) {
    await page.clock.runFor(5000)
    await expect.poll(() => placeOf(page)).toBe(next)
  }
  if (isMobile) return
  await banner(page).hover()
  await page.clock.runFor(12_000)
  expect(await placeOf(page)).toBe(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5100)
  await expect.poll(() => placeOf(page)).toBe(2)
})

test('a swipe over fifty pixels turns the banner, a shorter one does not, and none within half a second', async ({
  page,
}) => {
  await openWithStandingClock(page)
  await swipe(page, 50)
  expect(await placeOf(page)).toBe(1)
  await swipe(page, 51)
  await expect.poll(() => placeOf(page)).toBe(2)
  await page.clock.runFor(400)
  await swipe(page, 80)
  expect(await placeOf(page)).toBe(2)
  await page.clock.runFor(200)
  await swipe(page, 80)
  await expect.poll(() => placeOf(page)).toBe(3)
  await page.clock.runFor(600)
  await swipe(page, -80)
  await expect.poll(() => placeOf(page)).toBe(2)
})

test('the offer says 25% off, changes its colour every eight seconds, and its button only logs', async ({
  page,
}) => {
  await openWithStandingClock(page)
  const cloth = offer(page).locator('[data-cloth]')
  await expect(offer(page)).toContainText('25% off')
  const first = await cloth.getAttribute('data-cloth')
  const colour = await cloth.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.clock.runFor(7900)
  await expect(cloth).toHaveAttribute('data-cloth', first ?? '')
  await page.clock.runFor(200)
  await expect(cloth).not.toHaveAttribute('data-cloth', first ?? '')
  await expect
    .poll(() => cloth.evaluate((element) => getComputedStyle(element).backgroundColor))
    .not.toBe(colour)

  const logged = page.waitForEvent('console', (message) => message.type() === 'log')
  await offer(page).getByRole('button', { name: 'Shop Now' }).click()
  expect((await logged).text()).not.toBe('')
  await expect(page).toHaveURL('/')
})

test('four testimonials have name, username, stars and words', async ({ page }) => {
  await page.goto('/')
  const voices = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem')
  await expect(voices).toHaveCount(4)
  for (const voice of await voices.all()) {
    await expect(voice.locator('figcaption')).toContainText(/\w+.*@\w+/)
    await expect(voice.getByText(/^\d(\.5)? out of 5 stars$/)).toBeAttached()
    await expect(voice.locator('blockquote')).not.toBeEmpty()
  }
})

test('on a phone the testimonials move on every five seconds until somebody turns them by hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWithStandingClock(page)
  const shown = page.getByRole('button', { name: /^Show .*, \d of 4$/ }).and(page.locator('[aria-current]'))
  await expect(shown).toHaveAccessibleName(/1 of 4$/)
  await page.clock.runFor(5100)
  await expect(shown).toHaveAccessibleName(/2 of 4$/)
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(shown).toHaveAccessibleName(/3 of 4$/)
  await page.mouse.move(0, 0)
  await page.clock.runFor(15_000)
  await expect(shown).toHaveAccessibleName(/3 of 4$/)
})

test('no press is lost while the testimonials still move', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWithStandingClock(page)
  const shown = page.getByRole('button', { name: /^Show .*, \d of 4$/ }).and(page.locator('[aria-current]'))
  const list = page.getByRole('list', { name: 'Testimonials' })
  const next = page.getByRole('button', { name: 'Next testimonial' })
  await next.click()
  // Just as the first movement comes to rest the second press is made: the rest is that of the first.
  await list.evaluate((element) => {
    const button = document.querySelector<HTMLElement>('[aria-label="Next testimonial"]')
    element.addEventListener('scrollend', () => button?.click(), { once: true, capture: true })
  })
  await expect(shown).toHaveAccessibleName(/3 of 4$/)
  await expect.poll(() => list.evaluate((element) => element.scrollLeft / element.clientWidth)).toBe(2)
  await expect(shown).toHaveAccessibleName(/3 of 4$/)
})

for (const tells of [true, false])
  test(`who moves the testimonials by hand finds the dots in step, and nothing moves on by itself${tells ? '' : ', also where the browser does not say that a scroll has ended'}`, async ({
    page,
  }) => {
    if (!tells)
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'onscrollend')
        addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true })
      })
    await page.setViewportSize({ width: 360, height: 740 })
    await openWithStandingClock(page)
    const shown = page.getByRole('button', { name: /^Show .*, \d of 4$/ }).and(page.locator('[aria-current]'))
    const list = page.getByRole('list', { name: 'Testimonials' })
    await list.press('ArrowRight')
    await expect.poll(() => list.evaluate((element) => element.scrollLeft / element.clientWidth)).toBe(1)
    await page.clock.runFor(200)
    await expect(shown).toHaveAccessibleName(/2 of 4$/)
    await list.blur()
    await page.clock.runFor(15_000)
    await expect(shown).toHaveAccessibleName(/2 of 4$/)
  })

test('the review summary has its figures', async ({ page }) => {
  await page.goto('/')
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

function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'From the village' })
}

function offer(page: Page): Locator {
  return page.locator('section', { has: page.locator('[data-cloth]') })
}

/** The home page with a clock that moves only when it is told to: everything begins at the same moment. */
async function openWithStandingClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  await page.goto('/')
  // The page is alive once its slides behind the first one cannot be reached any more.
  await expect(banner(page).locator('[inert]')).toHaveCount(4)
}

/** Which slide is shown, from 1. */
async function placeOf(page: Page): Promise<number> {
  const shown = banner(page).locator('[aria-roledescription="slide"]:not([inert])')
  const label = (await shown.getAttribute('aria-label')) ?? ''
  return Number.parseInt(label, 10)
}

/** A finger that goes so many pixels to the left. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const slide = banner(page).locator('[aria-roledescription="slide"]:not([inert])')
  const at = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientY: 200 }
  await slide.dispatchEvent('pointerdown', { ...at, clientX: 200 })
  await slide.dispatchEvent('pointerup', { ...at, clientX: 200 - pixels })
}

function topOf(element: HTMLElement | SVGElement): number {
  return element.getBoundingClientRect().top + window.scrollY
}

/** How far sideways the list is asked to scroll next. */
function nextScrollBy(list: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    const scrollBy = list.scrollBy.bind(list)
    list.scrollBy = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') return
      resolve(options.left ?? 0)
      scrollBy(options)
    }
  })
}
