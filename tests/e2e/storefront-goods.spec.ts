import type { Page } from '@playwright/test'

import { categories } from '#domain/catalog/rules.ts'

import { expect, test } from './shop-test.ts'
import { comeAsCustomer, holdBack, makeProduct, productNamed, skeletons } from './shopper.ts'
import type { Product } from './shopper.ts'

// Listing, product grid, product page and search, as the specification has them.

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

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
  await expect(chips.getByRole('button')).toHaveText([/Oils/, /Dairy Products/])
  await openFilters(page)
  const filters = openFilterForm(page)
  for (const { label } of categories)
    await expect(filters.getByRole('checkbox', { name: label, exact: true })).toBeVisible()
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(2)

  await filters.getByRole('checkbox', { name: 'Juice' }).check()
  await expect(page).toHaveURL('/product-category?category=oils&category=dairy+products&category=juice')
  await filters.getByRole('checkbox', { name: 'Oils' }).uncheck()
  await expect(page).toHaveURL('/product-category?category=dairy+products&category=juice')
  await closeFilters(page)

  await chips.getByRole('button', { name: /Dairy Products/ }).click()
  await expect(page).toHaveURL('/product-category?category=juice')
  const { length } = await productsOf(page, 'juice')
  await expect(page.getByText(`Search Results: ${length}`, { exact: true })).toBeVisible()
})

test('Price - Low to High and Price - High to Low order the goods, at once and without asking for them again', async ({
  page,
}) => {
  const prices = (await productsOf(page, 'juice')).map(({ sellingPrice }) => sellingPrice)
  const rising = prices.toSorted((one, other) => one - other)
  await page.goto('/product-category?category=juice')
  const letGo = await holdBack(page, /product-category\.data/)

  await openFilters(page)
  const filters = openFilterForm(page)
  await filters.getByRole('radio', { name: 'Price - Low to High' }).check()
  await expect.poll(() => pricesShown(page)).toEqual(rising)
  await filters.getByRole('radio', { name: 'Price - High to Low' }).check()
  await expect.poll(() => pricesShown(page)).toEqual(rising.toReversed())
  letGo()
  await expect(page).toHaveURL('/product-category?category=juice&sort=price-desc')
  await closeFilters(page)
  const chip = page.getByRole('list', { name: 'Chosen filters' }).getByRole('button', { name: /High to Low/ })
  await chip.click()
  await expect(page).toHaveURL('/product-category?category=juice')
})

test('on small screens the filters slide in as Filters & Sort; on large ones they stand beside the goods', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/product-category')
  await page.getByRole('button', { name: 'Filters & Sort' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters & Sort' })
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('radio', { name: 'Price - Low to High' })).toBeVisible()
  await expect(drawer.getByRole('checkbox')).toHaveCount(12)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('button', { name: 'Filters & Sort' })).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Filters and sort' })).toBeVisible()
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
    rupees.format(savings),
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(summary).toBeHidden()
})

test('a choice without goods: No products found, and Clear Filters leads back to all of them', async ({
  page,
}) => {
  await page.goto('/product-category?category=oils&page=99')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/product-category')
  await expect(page.getByText(/^Search Results: 1\d\d$/)).toBeVisible()
})

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
  await expect(card.getByText(rupees.format(tomato.sellingPrice)).first()).toBeVisible()
  await expect(card.locator('s')).toContainText(rupees.format(tomato.price))
  await expect(card.getByRole('button', { name: 'Add to Cart: Tomato' })).toHaveText('Add to Cart')
  await expect(card.getByRole('link', { name: 'Tomato' })).toHaveAttribute(
    'href',
    new RegExp(`^/product/.*${tomato._id}`),
  )
})

test('cards have their badge above 15 % off and none below', async ({ page }) => {
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

test('a product that is on its way stands in for four thumbnails', async ({ page }) => {
  await page.goto('/search?q=Tomato')
  const letGo = await holdBack(page, /\/product\/.*\.data/)
  await cardOf(page, 'Tomato').getByRole('link', { name: 'Tomato' }).click()
  await expect(page.getByRole('main').locator('.grid-cols-4 [data-skeleton]')).toHaveCount(4)
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Tomato' })).toBeVisible()
  await expect(skeletons(page)).toHaveCount(0)
})

test('a product says brand, name, category, prices and description, at /product/{id}', async ({ page }) => {
  const tomato = await productNamed(page, 'Tomato')
  await page.goto(`/product/${tomato._id}`)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Tomato' })).toBeVisible()
  await expect(main.getByText(tomato.brandName, { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Vegetables', { exact: true }).first()).toBeVisible()
  await expect(main.getByText(rupees.format(tomato.sellingPrice)).first()).toBeVisible()
  await expect(main.locator('s').first()).toContainText(rupees.format(tomato.price))
  await expect(main.getByText(`${discountOf(tomato)}% OFF`).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
})

test('the gallery changes its picture by its thumbnails and looks into it under a mouse', async ({
  page,
  isMobile,
}) => {
  const { _id, productName } = await makeProduct(page)
  await page.goto(`/product/${_id}`)
  const large = page
    .getByRole('main')
    .getByAltText(new RegExp(`^${productName}`))
    .first()
  const before = await large.getAttribute('src')
  await page.getByRole('button', { name: /^Picture 2 of 2/ }).click()
  await expect(large).not.toHaveAttribute('src', before ?? '')
  if (isMobile) return
  await large.hover()
  await expect.poll(() => large.evaluate(enlargement)).toBeGreaterThan(1.5)
})

test('a product without a description says Description not available.', async ({ page }) => {
  const { _id } = await makeProduct(page, { description: '' })
  await page.goto(`/product/${_id}`)
  await expect(page.getByText('Description not available.', { exact: true })).toBeVisible()
})

test('Add To Cart puts one in and stays; Buy goes on to the cart', async ({ page }) => {
  await comeAsCustomer(page)
  const tomato = await productNamed(page, 'Tomato')
  await page.goto(`/product/${tomato._id}`)
  await page.getByRole('button', { name: 'Add To Cart: Tomato' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page).toHaveURL(/\/product\//)
  await page.getByRole('button', { name: 'Buy: Tomato' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
})

test('Recommended Product shows others of the category, one, two or three to a page, and wraps around', async ({
  page,
}) => {
  const tomato = await productNamed(page, 'Tomato')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/product/${tomato._id}`)
  const carousel = page.getByRole('region', { name: 'Recommended Product' })
  const list = carousel.getByRole('list', { name: 'Recommended Product' })
  await expect(list.getByText('Vegetables', { exact: true })).toHaveCount(
    await list.getByRole('listitem').count(),
  )
  await expect(list.getByRole('link', { name: 'Tomato', exact: true })).toHaveCount(0)
  const reduced = await list.locator('s').count()
  expect(reduced).toBeGreaterThan(0)
  await expect(list.getByText(/^\d+% OFF$/)).toHaveCount(reduced)
  for (const [width, count] of [
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => list.evaluate(toAPage), `at ${width} px`).toBe(count)
  }
  await list.evaluate((track) => track.scrollIntoView())
  await carousel.getByRole('button', { name: 'Previous products' }).click()
  await expect.poll(() => list.evaluate((track) => track.scrollLeft)).toBeGreaterThan(1000)
  await expect.poll(() => list.evaluate(isAtItsEnd)).toBe(true)
  await carousel.getByRole('button', { name: 'Next products' }).click()
  await expect.poll(() => list.evaluate((track) => track.scrollLeft)).toBeLessThan(5)
})

test('a search that is on its way: Loading ... over twelve skeletons, then Search Results : n', async ({
  page,
}) => {
  await page.goto('/search')
  const letGo = await holdBack(page, /search\.data/)
  await searchBox(page).fill('ghee')
  await expect(page.getByText('Loading ...', { exact: true })).toBeVisible()
  await expect(skeletons(page)).toHaveCount(12)
  letGo()
  await expect(page.getByText(/^Search Results : [1-9]\d*$/)).toBeVisible()
})

test('a search in vain: Search Results : 0 and No Data Found....; without words neither is said', async ({
  page,
}) => {
  await page.goto('/search?q=xqzw')
  await expect(page.getByText('Search Results : 0', { exact: true })).toBeVisible()
  await expect(page.getByText('No Data Found....', { exact: true })).toBeVisible()
  await page.goto('/search')
  await expect(page.getByText('Search Results : 0', { exact: true })).toBeVisible()
  await expect(page.getByText('No Data Found....')).toHaveCount(0)
})

test('the address follows what is typed, an empty box leads to /search, and on / the box is empty', async ({
  page,
}) => {
  await page.goto('/search?q=ghee')
  await expect(searchBox(page)).toHaveValue('ghee')
  await searchBox(page).press('End')
  await searchBox(page).pressSequentially(' a2')
  await expect(page).toHaveURL(/\/search\?q=ghee(\+|%20)a2$/)
  await searchBox(page).fill('')
  await expect(page).toHaveURL('/search')
  await searchBox(page).fill('tomato')
  await expect(page).toHaveURL('/search?q=tomato')
  await page.getByRole('link', { name: 'Haat, home' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(searchBox(page)).toHaveValue('')
})

function searchBox(page: Page) {
  return page.getByRole('banner').getByLabel('Search products').locator('visible=true').first()
}

function cardOf(page: Page, name: string) {
  return page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first()
}

/** On small screens the filters are behind a button. */
async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters & Sort' })
  if (await button.isVisible()) await button.click()
}

async function closeFilters(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Filters & Sort' })
  if (await drawer.isVisible()) await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

function openFilterForm(page: Page) {
  return page
    .getByRole('dialog', { name: 'Filters & Sort' })
    .or(page.getByRole('complementary', { name: 'Filters and sort' }))
    .locator('visible=true')
}

async function productsOf(page: Page, category: string): Promise<Product[]> {
  const answer = await page.request.post('/api/category-product', { data: { category } })
  return ((await answer.json()) as { data: Product[] }).data
}

function discountOf({ price, sellingPrice }: Product): number {
  return price > sellingPrice ? Math.round(((price - sellingPrice) / price) * 100) : 0
}

/** The selling prices on the cards, in their order, in rupees. */
async function pricesShown(page: Page): Promise<number[]> {
  const cards = await page.getByRole('main').getByRole('article').allInnerTexts()
  return cards.map((text) => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')))
}

/** How many things of a row fit into its width. */
function toAPage(track: HTMLElement): number {
  const [first, second] = track.children
  const step = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0)
  return Math.round((track.clientWidth + step - (first?.clientWidth ?? 0)) / step)
}

/** How many times larger it is drawn than laid out. */
function enlargement(image: HTMLElement | SVGElement): number {
  return image.getBoundingClientRect().width / image.clientWidth
}

function isAtItsEnd(track: HTMLElement): boolean {
  return track.scrollLeft >= track.scrollWidth - track.clientWidth - 4
}
