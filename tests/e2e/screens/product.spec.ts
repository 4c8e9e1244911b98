import { holdBack } from '../network.ts'
import { cardOf, skeletons } from '../page-parts.ts'
import { productOnServer } from '../product-form.ts'
import { expect, test } from '../shop-test.ts'
import {
  comeAsCustomer,
  discountOf,
  makeProduct,
  productNamed,
  quantitiesOnServer,
  rupees,
} from '../shopper.ts'

// What moves is looked at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('what comes, stays and moves on the page of a product', async ({ page }) => {
  await test.step('a product that is on its way stands in for four thumbnails', async () => {
    await page.goto('/search?q=Tomato')
    const letGo = await holdBack(page, /\/product\/.*\.data/)
    await cardOf(page, 'Tomato').getByRole('link', { name: 'Tomato' }).click()
    await expect(page.getByRole('main').locator('.gallery-thumbs [data-skeleton]')).toHaveCount(4)
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Tomato' })).toBeVisible()
    await expect(skeletons(page)).toHaveCount(0)
  })

  await test.step('price, Add and Buy stand at the foot of the window while those of the page are out of sight', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const tomato = await productNamed(page, 'Tomato')
    await page.goto(`/product/${tomato._id}`)
    const bar = page.getByRole('region', { name: 'Buy Tomato' })
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { name: 'Recommended Product' }).scrollIntoViewIfNeeded()
    await expect(bar.getByText(rupees(tomato.sellingPrice))).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: 'Add To Cart: Tomato' })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: 'Buy: Tomato' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()

    // A phone on its side: of two buttons that do the same, one alone is seen.
    await page.setViewportSize({ width: 740, height: 360 })
    const own = page.locator('.product-actions')
    await own.evaluate((part) => scrollBy({ top: part.getBoundingClientRect().bottom - innerHeight + 12 }))
    await expect(own).toBeInViewport({ ratio: 1 })
    await expect(bar).toBeHidden()
    await page.mouse.wheel(0, 250)
    await expect(bar).toBeVisible()
    await expect(own).toHaveCSS('opacity', '0')
  })

  await test.step('two quick presses lead the recommended products two on', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { _id } = await productNamed(page, 'Tomato')
    await page.goto(`/product/${_id}`)
    const carousel = page.getByRole('region', { name: 'Recommended Product' })
    const list = carousel.getByRole('list')
    await carousel.getByRole('button', { name: 'Next products' }).dblclick()
    const third = list.getByRole('listitem').nth(2)
    await expect.poll(() => third.evaluate((item) => Math.round(item.getBoundingClientRect().left))).toBe(16)
  })
})

test('the page of a product', async ({ page }) => {
  const tomato = await productNamed(page, 'Tomato')
  await test.step('a product says brand, name, category, prices and description, at /product/{id}', async () => {
    await page.goto(`/product/${tomato._id}`)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: 'Tomato' })).toBeVisible()
    await expect(main.getByText(tomato.brandName, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('Vegetables', { exact: true }).first()).toBeVisible()
    await expect(main.getByText(rupees(tomato.sellingPrice)).first()).toBeVisible()
    await expect(main.locator('s').first()).toContainText(rupees(tomato.price))
    await expect(main.getByText(`${discountOf(tomato)}% OFF`).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    await expect(main.getByText('Delivery ₹40.00, free from ₹499.00. Returns within 7 days')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Returns within 7 days' })).toHaveAttribute(
      'href',
      /returns$/,
    )
  })

  await test.step('a picture can be looked into by the keyboard', async () => {
    const zoom = page.getByRole('button', { name: 'Zoom in' })
    await zoom.press('Enter')
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    const frame = page.locator('[data-zoomed]')
    const before = await frame.getAttribute('style')
    await zoom.press('ArrowRight')
    expect(await frame.getAttribute('style')).not.toBe(before)
    await zoom.press('Escape')
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('Recommended Product shows others of the category, one, two or three to a page, and wraps around', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
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
})

test('pictures and description of a product', async ({ page }) => {
  await test.step('the gallery changes its picture by its thumbnails and looks into it under a mouse', async () => {
    const { _id, productName } = await makeProduct(page)
    await page.goto(`/product/${_id}`)
    const large = page
      .getByRole('main')
      .getByAltText(new RegExp(`^${productName}`))
      .first()
    const before = await large.getAttribute('src')
    await page.getByRole('button', { name: /^Picture 2 of 2/ }).click()
    await expect(large).not.toHaveAttribute('src', before ?? '')
    await large.hover()
    await expect.poll(() => large.evaluate(enlargement)).toBeGreaterThan(1.5)
  })

  await test.step('a product without a description says Description not available.', async () => {
    const { _id } = await makeProduct(page, { description: '' })
    await page.goto(`/product/${_id}`)
    await expect(page.getByText('Description not available.', { exact: true })).toBeVisible()
  })
})

test('Add To Cart puts one in and stays; Buy goes on to the cart, and adds no second one', async ({
  page,
}) => {
  await comeAsCustomer(page)
  const tomato = await productNamed(page, 'Tomato')
  await page.goto(`/product/${tomato._id}`)
  await page.getByRole('button', { name: 'Add To Cart: Tomato' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page).toHaveURL(/\/product\//)
  await page.getByRole('button', { name: 'Buy: Tomato' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
  expect(await quantitiesOnServer(page)).toEqual([1])
})

test('what is sold out can be waited for, and the shop says that it tells', async ({ page }) => {
  const { _id, productName } = await makeProduct(page)
  const product = await productOnServer(page, _id)
  await page.request.post('/api/update-product', { data: { ...product, stock: 0 } })
  await page.goto(`/product/${_id}`)
  await expect(page.getByText('Sold out for now')).toBeVisible()
  await page.getByRole('button', { name: 'Tell me when it is back' }).click()
  const drawer = page.getByRole('dialog', { name: 'When it is back' })
  const field = drawer.getByRole('textbox', { name: 'E-mail' })
  await field.fill('lata@example.org')
  await field.press('Enter')
  await expect(drawer.getByText(`We tell you once when ${productName} is back.`)).toBeVisible()
})

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
