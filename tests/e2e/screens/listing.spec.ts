import type { Locator, Page } from '@playwright/test'

import { theTwelve } from '#tests/support/categories.ts'

import { askedAt, holdBack } from '../network.ts'
import { cardOf, closeFilters, openFilters, skeletons } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { discountOf, productNamed, productsOf, rupees } from '../shopper.ts'

test('a listing that is on its way: Loading products... over twelve skeletons, then Search Results: n', async ({
  page,
}) => {
  const { length } = await productsOf(page, 'oils')
  await page.goto('/product-category')
  const letGo = await holdBack(page, /product-category\.data\?.*oils/)
  await openFilters(page)
  await page.getByRole('checkbox', { name: 'Oils' }).check()
  await closeFilters(page)
  await expect(page.getByText('Loading products...', { exact: true })).toBeVisible()
  await expect(skeletons(page)).toHaveCount(12)
  letGo()
  await expect(page.getByText(`Search Results: ${length}`, { exact: true })).toBeVisible()
  await expect(skeletons(page)).toHaveCount(0)
})

test('the address carries the categories and rewrites itself as boxes are ticked, and chips take them back', async ({
  page,
}) => {
  await page.goto('/product-category?category=oils&category=dairy+products')
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chips.getByRole('link')).toHaveText([/Oils/, /Dairy Products/])
  const filters = await openFilters(page)
  for (const { label } of theTwelve)
    await expect(filters.getByRole('checkbox', { name: label, exact: true })).toBeVisible()
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(2)

  await filters.getByRole('checkbox', { name: 'Juice' }).check()
  await expect(page).toHaveURL('/product-category?category=juice&category=oils&category=dairy+products')
  await filters.getByRole('checkbox', { name: 'Oils' }).uncheck()
  await expect(page).toHaveURL('/product-category?category=juice&category=dairy+products')
  await closeFilters(page)

  await chips.getByRole('link', { name: /Dairy Products/ }).click()
  await expect(page).toHaveURL('/product-category?category=juice')
  await expect(chips.getByRole('link', { name: 'Remove filter Juice' })).toBeVisible()
  const { length } = await productsOf(page, 'juice')
  await expect(page.getByText(`Search Results: ${length}`, { exact: true })).toBeVisible()
})

test(
  'a box that is ticked before the list of the one before is drawn stays ticked',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/product-category')
    const filters = await openFilters(page)
    const oils = await filters.getByRole('checkbox', { name: 'Oils' }).elementHandle()
    // As a slow phone has it: Oils is ticked when nothing is drawn of the list of Pulses but its address, and
    // asked for when that list is drawn.
    await page.evaluate((box) => {
      const chosen: string[] = []
      Object.assign(window, { chosen })
      const saysHowMany = document.querySelector('main [role=status]')!
      const before = saysHowMany.textContent
      const push = history.pushState.bind(history)
      history.pushState = (...change) => {
        push(...change)
        history.pushState = push
        const later = window.setTimeout
        const asks: (() => void)[] = []
        window.setTimeout = ((ask: () => void) => asks.push(ask)) as typeof later
        ;(box as HTMLElement).click()
        window.setTimeout = later
        new MutationObserver(() => {
          const chips = document.querySelectorAll('[aria-label="Chosen filters"] a')
          chosen.push(Array.from(chips, (chip) => chip.textContent).join())
          if (saysHowMany.textContent !== before) for (const ask of asks.splice(0)) ask()
        }).observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true })
      }
    }, oils)

    await filters.getByRole('checkbox', { name: 'Pulses' }).check()
    await expect(page).toHaveURL('/product-category?category=pulses&category=oils')
    const { length } = [...(await productsOf(page, 'pulses')), ...(await productsOf(page, 'oils'))]
    await expect(page.getByText(`Search Results: ${length}`, { exact: true })).toBeVisible()

    const chosen = await page.evaluate(() => (window as unknown as { chosen: string[] }).chosen)
    expect(new Set(chosen)).toEqual(new Set(['Remove filter Pulses,Remove filter Oils']))
  },
)

test('on small screens the filters slide in as Filters & Sort; on large ones they stand beside the goods', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/product-category')
  await expect(page.getByRole('button', { name: 'Filters & Sort' })).toHaveText('Filters & Sort', {
    useInnerText: true,
  })
  await page.getByRole('button', { name: 'Filters & Sort' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters & Sort' })
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  // Another test may have added a shelf of its own.
  await expect(
    drawer.getByRole('checkbox', { name: /^(?!In stock|Only with|Vegetarian|Certified)/ }).nth(16),
  ).toBeAttached()
  await drawer.getByRole('checkbox', { name: 'Pulses' }).check()
  await drawer.getByRole('checkbox', { name: 'Oils' }).check()
  const { length } = [...(await productsOf(page, 'pulses')), ...(await productsOf(page, 'oils'))]
  await drawer.getByRole('button', { name: `Show ${length}`, exact: true }).click()
  await expect(drawer).toBeHidden()

  await page.goto(
    '/product-category?category=personal+care&category=oils&category=dairy+products&sort=price-asc',
  )
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chips.getByRole('link')).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // In a wider window the number stands beside the words, and not on them.
  await page.setViewportSize({ width: 740, height: 360 })
  const filters = page.getByRole('button', { name: 'Filters & Sort, 4 chosen' })
  const words = await boxOf(filters.getByText('Filters & Sort'))
  expect((await boxOf(filters.getByText('4', { exact: true }))).x).toBeGreaterThanOrEqual(
    words.x + words.width,
  )
  await page.setViewportSize({ width: 360, height: 740 })
  const room = await boxOf(chips)
  const first = await boxOf(chips.getByRole('link').first())
  expect(first.x + first.width).toBeLessThanOrEqual(room.x + room.width)
  const title = page.getByRole('heading', { level: 1 })
  expect((await boxOf(title)).width).toBeGreaterThanOrEqual(118)
  const button = page.getByRole('button', { name: 'Filters & Sort' })
  // It always has its words; chips that leave no room for them stand in a row of their own.
  await expect(button.getByText('Filters & Sort')).toBeVisible()
  await isOneRow([title, button])

  // One category alone is in the title, too, and its chip says what a press takes away.
  await page.goto('/product-category?category=oils')
  await expect(button.getByText('Filters & Sort')).toBeVisible()
  await isOneRow([title, button])
  await expect(chips.getByText('Oils', { exact: true })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('button', { name: 'Filters & Sort' })).toBeHidden()
  const filterList = page.getByRole('complementary', { name: 'Filters and sort' })
  await filterList.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/product-category')
  await expect(filterList.getByRole('link', { name: 'Clear all' })).toHaveCount(0)
})

test('the Shopping Summary stands on large screens alone, and counts the whole choice', async ({ page }) => {
  const juices = await productsOf(page, 'juice')
  const percents = juices.map(discountOf)
  const average = Math.round(percents.reduce((sum, percent) => sum + percent, 0) / juices.length)
  const savings = juices.reduce((sum, { price, sellingPrice }) => sum + price - sellingPrice, 0)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/product-category?category=juice')
  const summary = page.getByRole('region', { name: 'Shopping Summary' })
  await expect(summary.locator('dt')).toHaveText([/^Total Items/, /^Average Discount/, /^Potential Savings/])
  await expect(summary.locator('dd')).toHaveText([
    String(juices.length),
    new RegExp(`^${average}\\s?%$`),
    rupees(savings),
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(summary).toBeHidden()
})

test.describe('past the last page, which is no page', () => {
  // Its document is 404.
  test.use({ expectedComplaints: failedRequests })

  test('a choice without goods: No products found, and Clear Filters leads back to all of them', async ({
    page,
  }) => {
    await page.goto('/product-category?category=oils&page=99')
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/product-category')
    await expect(page.getByText(/^Search Results: \d{3}$/)).toBeVisible()

    await page.goto('/product-category?category=no-such-thing')
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL('/product-category')
    await expect(page.getByText(/^Search Results: \d{3}$/)).toBeVisible()
  })

  test(
    'a page past the last one says so and leads back to those that are there',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto('/product-category?page=99')
      await expect(page.getByText(/^This list has only \d+ pages\.$/)).toBeVisible()
      await page.getByRole('link', { name: 'Previous page' }).click()
      await expect(page).toHaveURL(/[?&]page=\d+$/)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    },
  )
})

test(
  'the order without a choice is Recommended: of everything that is needed daily; one category alone has no marks',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/product-category')
    const marks = page.getByRole('main').locator('.card-mark')
    await expect(marks.first()).toBeAttached()
    expect((await marks.allTextContents()).slice(0, 5)).toEqual([
      'Vegetables',
      'Fruits',
      'Dairy Products',
      'Pulses',
      'Oils',
    ])
    await expect(marks.first()).toHaveCSS('opacity', '1')
    await page.goto('/product-category?category=fruits')
    await expect(marks.first()).toHaveCSS('opacity', '0')
  },
)

test(
  'Similar, on what is sold out, leads to goods of its kind, from the list of its category too',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/product-category?category=fruits')
    await cardOf(page, 'Peach').getByRole('link', { name: 'Similar to Peach' }).click()
    await expect(page).toHaveURL(/\/product\/.*#similar$/)
    await expect(page.getByRole('heading', { name: 'Recommended Product' })).toBeInViewport()
  },
)

test('a card shows picture, name, category, prices, five stars with (120), and leads to its product', async ({
  page,
}) => {
  const tomato = await productNamed(page, 'Tomato')
  await page.goto('/search?q=Tomato')
  const card = cardOf(page, 'Tomato')
  await expect(card.locator('img')).toBeVisible()
  await expect(card.getByText('Vegetables', { exact: true })).toBeVisible()
  await expect(card.getByText('5 out of 5 stars')).toBeVisible()
  await expect(card.getByText(/\(120\)$/)).toBeVisible()
  await expect(card.getByText(rupees(tomato.sellingPrice)).first()).toBeVisible()
  await expect(card.locator('s')).toContainText(rupees(tomato.price))
  await expect(card.getByRole('button', { name: 'Add to Cart: Tomato' })).toHaveText('Add to Cart')
  await expect(card.getByRole('link', { name: 'Tomato' })).toHaveAttribute(
    'href',
    new RegExp(`^/product/.*${tomato._id}`),
  )
})

test('the goods of a category have their badges and an order', async ({ page }) => {
  await test.step('cards have their badge above 15 % off and none below', async () => {
    const juices = await productsOf(page, 'juice')
    await page.goto('/product-category?category=juice')
    await expect(page.getByText(`Search Results: ${juices.length}`, { exact: true })).toBeVisible()
    expect(juices.some((juice) => discountOf(juice) > 15)).toBe(true)
    expect(juices.some((juice) => discountOf(juice) > 0 && discountOf(juice) <= 15)).toBe(true)
    for (const juice of juices) {
      const badge = cardOf(page, juice.productName).getByText(/% OFF$/)
      const percent = discountOf(juice)
      if (percent > 15) await expect(badge, juice.productName).toHaveText(`${percent}% OFF`)
      else await expect(badge, juice.productName).toHaveCount(0)
    }
  })

  await test.step('Price - Low to High and Price - High to Low order what is here, and ask nobody: without a line too', async () => {
    const asInRecommended = await pricesShown(page)
    const rising = asInRecommended.toSorted((one, other) => one - other)
    const asked = askedAt(page, '/product-category.data')
    // What the shop needs without a line, the pages of paying among it, is fetched once a page stands.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    const filters = await openFilters(page)
    const order = filters.getByRole('combobox', { name: 'Sort by' })
    await order.selectOption('Price - Low to High')
    await expect.poll(() => pricesShown(page)).toEqual(rising)
    await expect(page).toHaveURL('/product-category?category=juice&sort=price-asc')
    await order.selectOption('Price - High to Low')
    await expect.poll(() => pricesShown(page)).toEqual(rising.toReversed())
    await expect(page).toHaveURL('/product-category?category=juice&sort=price-desc')
    await closeFilters(page)
    const chip = page
      .getByRole('list', { name: 'Chosen filters' })
      .getByRole('link', { name: 'Remove filter Price - High to Low' })
    await chip.click()
    await expect(page).toHaveURL('/product-category?category=juice')
    await expect.poll(() => pricesShown(page)).toEqual(asInRecommended)

    // And taken back when the address has it already and the page does not, as on a busy device.
    await page.evaluate(() => {
      const push = history.pushState.bind(history)
      history.pushState = (...to) => {
        push(...to)
        history.pushState = push
        const back = document.querySelector<HTMLElement>('.chips a[href="/product-category?category=juice"]')
        queueMicrotask(() => back?.click())
      }
    })
    await openFilters(page)
    await order.selectOption('Price - High to Low')
    await expect(page).toHaveURL('/product-category?category=juice')
    await closeFilters(page)
    await expect.poll(() => pricesShown(page)).toEqual(asInRecommended)
    await expect(order).toHaveValue('')
    expect(asked).toEqual([])
    await page.context().setOffline(false)
  })

  await test.step('of more goods than are here, another order shows none until it has come, and it outlives a new choice of categories', async () => {
    const all = (await Promise.all(theTwelve.map(({ value }) => productsOf(page, value)))).flat()
    await page.goto(`/product-category?${theTwelve.map(({ value }) => `category=${value}`).join('&')}`)
    const letGo = await holdBack(page, /product-category\.data/)
    const filters = await openFilters(page)
    await filters.getByRole('combobox', { name: 'Sort by' }).selectOption('Price - Low to High')
    await expect(skeletons(page)).toHaveCount(12)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    letGo()
    const rising = all.map(({ sellingPrice }) => sellingPrice).toSorted((one, other) => one - other)
    // A family of packs is one card, so the list has fewer.
    await expect.poll(async () => (await pricesShown(page)).length).toBe(24)
    const shown = await pricesShown(page)
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    expect(shown[0]).toBe(rising[0])
    await closeFilters(page)
    await page.getByRole('link', { name: 'Remove filter Vegetables' }).click()
    await expect(page).toHaveURL(/sort=price-asc$/)
    await expect(page).not.toHaveURL(/vegetables/)
    await expect(skeletons(page)).toHaveCount(0)
    const fewer = await pricesShown(page)
    expect(fewer).toEqual(fewer.toSorted((one, other) => one - other))
  })
})

test('on a phone goods are narrowed by price, discount and stock, each taken away alone, and Back leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const all = (await Promise.all(theTwelve.map(({ value }) => productsOf(page, value)))).flat()
  await page.goto('/product-category?category=juice')
  const filters = await openFilters(page)
  const fitting = all.filter(
    ({ category, sellingPrice }) => category === 'juice' && sellingPrice >= 100 && sellingPrice <= 250,
  )
  await test.step('the number follows each choice, and so does the address', async () => {
    await filters.getByRole('combobox', { name: 'Price' }).selectOption('₹100 to ₹250')
    await expect(page).toHaveURL('/product-category?category=juice&price=100-250')
    await filters.getByRole('button', { name: `Show ${fitting.length}`, exact: true }).click()
    const shown = await pricesShown(page)
    const rising = (prices: number[]) => prices.toSorted((one, other) => one - other)
    expect(rising(shown)).toEqual(rising(fitting.map(({ sellingPrice }) => sellingPrice)))
  })

  await test.step('nothing has all that is chosen: which filter is in the way, and a press takes it away', async () => {
    await openFilters(page)
    await filters.getByRole('combobox', { name: 'Price' }).selectOption('Over ₹1,000')
    await filters.getByRole('checkbox', { name: 'In stock only' }).check()
    await closeFilters(page)
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filters & Sort, 3 chosen' })).toBeVisible()
    await page.getByRole('link', { name: /^Without “Over ₹1,000”: \d+ products$/ }).click()
    await expect(page).toHaveURL('/product-category?category=juice&stock=in')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter Over ₹1,000' }).click()
    await expect(page).toHaveURL('/product-category?category=juice&stock=in')
  })

  await test.step('a search is narrowed and ordered by the same filters, and keeps its words', async () => {
    await page.goto('/search?q=oil')
    const found = await openFilters(page)
    await found.getByRole('combobox', { name: 'Sort by' }).selectOption('Price - High to Low')
    await found.getByRole('combobox', { name: 'Price' }).selectOption('₹250 to ₹500')
    await expect(page).toHaveURL('/search?q=oil&price=250-500&sort=price-desc')
    await closeFilters(page)
    await expect(page.getByText(/^Search Results : \d+$/)).toBeVisible()
    const isFitting = (price: number) => price >= 250 && price <= 500
    await expect.poll(async () => (await pricesShown(page)).every(isFitting)).toBe(true)
    const prices = await pricesShown(page)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    await page.getByRole('link', { name: 'Remove filter ₹250 to ₹500' }).click()
    await expect(page).toHaveURL('/search?q=oil&sort=price-desc')
    await openFilters(page)
    await found.getByRole('link', { name: 'Clear all' }).press('Enter')
    await expect(page).toHaveURL('/search?q=oil')
    await expect(found.getByRole('link', { name: 'Clear all' })).toHaveCount(0)
    await expect(found).toBeFocused()
  })
})

async function isOneRow(parts: Locator[]): Promise<void> {
  const tops = await Promise.all(parts.map(async (part) => (await boxOf(part)).y))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12)
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${String(part)} is not to be seen.`)
  return box
}

/** The selling prices on the cards, in their order, in rupees. */
async function pricesShown(page: Page): Promise<number[]> {
  const cards = await page.getByRole('main').getByRole('article').allInnerTexts()
  return cards.map((text) => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')))
}
