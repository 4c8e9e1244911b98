import type { Page } from '@playwright/test'

import { addressInPune } from '#tests/support/address.ts'

import { askedAt, holdBack, openWithoutScripts } from '../network.ts'
import { cartWith, checkOut, quantityIn, skeletons, toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test, testInEachWindow } from '../shop-test.ts'
import { comeAsCustomer, openCartWithTomatoes, putIntoCart, quantitiesOnServer, rupees } from '../shopper.ts'

test('a guest’s cart is the empty one, with a way to sign in and six goods', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="/login"]')).toBeVisible()
  const goods = page.getByRole('region', { name: 'From each shelf' })
  await expect(goods.getByRole('article')).toHaveCount(6)
})

test(
  'an empty cart stands with its goods before its scripts have come, and asks for none',
  { tag: '@night' },
  async ({ page, context }) => {
    await comeAsCustomer(page)
    const calls = askedAt(page, '/api/get-categoryProduct')
    for (const who of ['a customer', 'a guest'])
      await test.step(who, async () => {
        if (who === 'a guest') await context.clearCookies()
        const letGo = await openWithoutScripts(page, '/cart')
        await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
        await expect(skeletons(page).locator('visible=true')).toHaveCount(0)
        const goods = page.getByRole('region', { name: 'From each shelf' })
        await expect(goods.getByRole('article')).toHaveCount(6)
        const add = goods.getByRole('button', { name: /^Add to Cart/ }).first()
        await add.click()
        await expect(add).toHaveAttribute('data-pressed')
        letGo()
        await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
        await expect(cartWith(page, 1)).toBeVisible()
        expect(calls).toEqual([])
      })
  },
)

test(
  'a guest’s cart with lines is never seen empty, and nothing is fetched of the goods that stand in an empty one',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/search?q=Tomato')
    await page.getByRole('button', { name: 'Add to Cart: Tomato 1 kg', exact: true }).click()
    await expect(cartWith(page, 1)).toBeVisible()
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
    })

    const letGo = await openWithoutScripts(page, '/cart')
    await expect(skeletons(page).locator('visible=true')).toHaveCount(3)
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden()
    await page.evaluate(() => {
      const isSeen = (title: Element) => title.textContent === 'Your cart is empty' && title.checkVisibility()
      new MutationObserver((_, watching) => {
        if (![...document.querySelectorAll('h2')].some(isSeen)) return
        watching.disconnect()
        document.body.dataset.seenEmpty = ''
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    const below = page.waitForResponse('**/api/goes-with')
    letGo()
    await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
    await below
    await expect(page.locator('body')).not.toHaveAttribute('data-seen-empty')
    await expect(page.getByRole('region', { name: 'From each shelf' })).toHaveCount(0)
    expect(pictures.filter((path) => !path.includes('tomato'))).toEqual([])

    await test.step('nor is what was saved for later waited for in an empty cart', async () => {
      await page.getByRole('button', { name: 'Save for later: Tomato 1 kg' }).click()
      const later = page.getByRole('region', { name: 'Saved for later' })
      await expect(later).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
      const letGoAgain = await openWithoutScripts(page, '/cart')
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden()
      letGoAgain()
      await expect(later).toBeVisible()
    })
  },
)

test('an empty cart', async ({ page }) => {
  await test.step('a page asks once who is here, however many of its parts want to know', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user-details')) asked.push(request.url())
    })
    await comeAsCustomer(page)
    asked.length = 0
    await page.goto('/cart')
    await expect(page.getByText('Your cart is waiting to be filled', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your account, Asha Devi' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  await test.step('an empty cart is waiting to be filled, and Continue Shopping leads home', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your Shopping Cart' })).toBeVisible()
    await expect(page.getByText('Your cart is waiting to be filled', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL('/')
  })
})

test(
  'a row whose number is set to none goes, and the focus stays on the page',
  { tag: '@night' },
  async ({ page }) => {
    await openCartWithTomatoes(page)
    await quantityIn(page).fill('0')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your cart is waiting to be filled')).toBeVisible()
    await expect(page.locator('#content')).toBeFocused()
  },
)

test('a cart that comes and grows', async ({ page }) => {
  await comeAsCustomer(page)
  const [tomato] = await putIntoCart(page, 'Tomato')
  await test.step('a cart that is on its way stands in with three skeletons', async () => {
    const letGo = await holdBack(page, '**/api/view-card-product')
    await page.goto('/cart')
    await expect(skeletons(page)).toHaveCount(3)
    letGo()
    await expect(page.getByText('You have 1 item(s) in your cart', { exact: true })).toBeVisible()
    await expect(skeletons(page)).toHaveCount(0)
  })

  await test.step('the Order Summary sums up: 40 for shipping below 499, free from there on, and what is missing', async () => {
    const { price = 0, sellingPrice = 0 } = tomato ?? {}
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(
      'Pay by UPI, card, net banking or cash.',
    )
    await expect.poll(() => sumsShown(page)).toEqual(sumsOf(1, price, sellingPrice))
    await expect(page.getByText(`Add ${rupees(499 - sellingPrice)} more for free shipping`)).toBeVisible()

    const enough = Math.ceil(499 / sellingPrice)
    const more = page.getByRole('button', { name: 'Increase quantity of Tomato' })
    for (let quantity = 2; quantity < enough; quantity += 1) await more.click()
    await expect.poll(() => sumsShown(page)).toEqual(sumsOf(enough - 1, price, sellingPrice))
    await more.click()
    await expect.poll(() => sumsShown(page)).toEqual(sumsOf(enough, price, sellingPrice))
    await expect(page.getByText(/more for free shipping/)).toHaveCount(0)
    await expect.poll(() => quantitiesOnServer(page)).toEqual([enough])
  })

  await test.step('a new quantity: Cart updated successfully', async () => {
    await page.getByRole('button', { name: 'Increase quantity of Tomato' }).click()
    await expect(toastSaying(page, 'Cart updated successfully')).toBeVisible()
  })
})

test('the minus takes one away and is disabled at one; a plus that is held goes on, and stops with the hold', async ({
  page,
}) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato', 'Tomato')
  await page.goto('/cart')
  const less = page.getByRole('button', { name: 'Decrease quantity of Tomato' })
  await less.click()
  await expect(less).toBeDisabled()
  await expect.poll(() => quantitiesOnServer(page)).toEqual([1])

  const more = page.getByRole('button', { name: 'Increase quantity of Tomato' })
  await more.hover()
  const began = Date.now()
  await page.mouse.down()
  await expect.poll(async () => Number(await quantityIn(page).inputValue())).toBeGreaterThanOrEqual(3)
  // Slowly enough to stop at a number.
  expect(Date.now() - began).toBeGreaterThan(600)
  await page.mouse.move(0, 0)
  const held = Number(await quantityIn(page).inputValue())
  await page.mouse.up()
  await more.press('Enter')
  await expect.poll(() => quantitiesOnServer(page)).toEqual([held + 1])
})

test('the checkout is asked for with the total, shipping included, under the shop’s name and a placeholder, and not before it is said where it goes', async ({
  page,
}) => {
  await comeAsCustomer(page)
  const [tomato] = await putIntoCart(page, 'Tomato')
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/razorpay/order')) asked.push(request.postDataJSON())
  })
  await page.goto('/cart')
  await checkOut(page)
  await expect(page.getByRole('textbox', { name: 'PIN code' })).toBeFocused()
  await expect(page.getByText('Please enter the house and the street.', { exact: true })).toBeVisible()
  expect(asked).toEqual([])

  const { data } = (await (await page.request.post('/api/addresses', { data: addressInPune })).json()) as {
    data: { _id: string }
  }
  await page.goto('/cart')
  await checkOut(page)
  await expect(page.getByRole('dialog').getByText('Haat', { exact: true }).first()).toBeVisible()
  expect(asked).toEqual([{ amount: (tomato?.sellingPrice ?? 0) + 40, deposit: 0, addressId: data._id }])
})

test('a line that is taken out: Item removed from cart', async ({ page }) => {
  await openCartWithTomatoes(page)
  await page.getByRole('button', { name: 'Remove Tomato' }).click()
  await expect(toastSaying(page, 'Item removed from cart')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('a line that was taken out comes back to its place, with its quantity', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato', 'Potato', 'Tomato')
  await page.goto('/cart')
  const rows = page.getByRole('list', { name: 'Cart' }).getByRole('heading')
  await expect(rows).toHaveText(['Tomato', 'Potato'])
  await page.getByRole('button', { name: 'Remove Tomato' }).click()
  await expect(rows).toHaveText(['Potato'])
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()

  await expect(rows).toHaveText(['Tomato', 'Potato'])
  await expect
    .poll(async () => (await quantitiesOnServer(page)).toSorted((one, other) => one - other))
    .toEqual([1, 2])
  await expect(quantityIn(page).first()).toHaveValue('2')
})

testInEachWindow('the chat button covers no amount of the cart', { tag: '@night' }, async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato', 'Potato', 'Onion', 'Brinjal')
  await page.goto('/cart')
  await expect(page.getByText('You have 4 item(s) in your cart')).toBeVisible()
  const chat = page.getByRole('button', { name: 'Chat with Haat' })
  const amounts = page.getByRole('list', { name: 'Cart' }).locator('p.figures')
  const covered = async () => {
    const button = await chat.boundingBox()
    const texts = await amounts.evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().toJSON() as DOMRect
      }),
    )
    return texts.filter(
      ({ right, top, bottom }) =>
        button && right > button.x && bottom > button.y && top < button.y + button.height,
    ).length
  }
  for (let y = 0; y <= 400; y += 40) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await expect.poll(covered, `scrolled by ${y}`).toBe(0)
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the total and the way to pay stay at the foot of the window', { tag: '@night' }, async ({ page }) => {
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato', 'Potato', 'Onion', 'Cauliflower')
    await page.goto('/cart')
    const pay = page.getByRole('button', { name: 'Proceed to Checkout' })
    await expect(pay).toBeInViewport({ ratio: 1 })
    await expect(pay).toHaveCount(1)
    const total = page.locator('dt', { hasText: /^Total$/ }).locator('+ dd')
    await expect(page.getByText(await total.innerText()).last()).toBeInViewport()
  })

  test(
    'after a reload the buyer is where they were in the cart, and not at the footer',
    { tag: '@night' },
    async ({ page }) => {
      await openCartWithTomatoes(page)
      const place = page.getByRole('region', { name: 'Order Summary' })
      await expect(place).toBeVisible()
      const before = await page.evaluate(() => {
        scrollTo({ top: 300, behavior: 'instant' })
        return scrollY
      })
      const letGo = await holdBack(page, '**/api/view-card-product')
      await page.reload()
      await expect(page.getByRole('contentinfo').first()).toBeInViewport()
      letGo()
      await expect(place).toBeVisible()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    },
  )
})

/** What the summary says, by its names. */
async function sumsShown(page: Page): Promise<Record<string, string>> {
  const summary = page.getByRole('region', { name: 'Order Summary' })
  const names = await summary.locator('dt').allInnerTexts()
  const sums = await summary.locator('dd').allInnerTexts()
  return Object.fromEntries(names.map((name, place) => [name, sums[place] ?? '']))
}

/** What it has to say: by the specification's rule, in whole rupees. */
function sumsOf(quantity: number, price: number, sellingPrice: number): Record<string, string> {
  const subtotal = quantity * sellingPrice
  const shipping = subtotal >= 499 ? 0 : 40
  return {
    Subtotal: rupees(subtotal),
    Shipping: shipping === 0 ? 'Free' : rupees(shipping),
    Total: rupees(subtotal + shipping),
    'Total Discount': rupees(quantity * (price - sellingPrice)),
  }
}
