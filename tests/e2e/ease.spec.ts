import type { Locator, Page } from '@playwright/test'

import { expect, failedRequests, test } from './shop-test.ts'
import { comeAsCustomer, cut, productNamed, putIntoCart, refuse, toastSaying } from './shopper.ts'

// What makes the shop pleasant: it answers at once, takes things back, and loses nothing.

test.describe('the basket', () => {
  test('an add shows at once, before the server has answered, and its toast takes it back', async ({
    page,
  }) => {
    await comeAsCustomer(page)
    await page.goto('/product-category?category=pulses')
    const { answer, gate } = held()
    await page.route('**/api/addto-cart', async (route) => {
      await gate
      await route.continue()
    })
    const card = firstCard(page)
    await card.getByRole('button', { name: /^Add to Cart/ }).click()

    await expect(cartWith(page, 1)).toBeVisible()
    await expect(card.locator('output')).toHaveText('1')
    answer()
    await expect(page.locator('[data-sonner-toast]').getByText(/ is in your cart$/)).toBeVisible()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card.locator('output')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
    await expect.poll(() => quantitiesOnServer(page)).toEqual([])
  })

  test('quick taps are all counted, with one add and one quantity, whatever the line does', async ({
    page,
  }) => {
    await comeAsCustomer(page)
    const sent = await slowly(page, /addto-cart|update-cart-product/)
    await page.goto('/product-category?category=oils')
    const card = firstCard(page)
    const add = card.getByRole('button', { name: /^Add to Cart/ })
    for (let tap = 0; tap < 5; tap += 1) await add.click()
    await expect(card.locator('output')).toHaveText('5')
    await expect(toastSaying(page, 'Cart updated successfully')).toBeVisible()
    await expect.poll(() => quantitiesOnServer(page)).toEqual([5])
    expect(sent).toEqual(['addto-cart', 'update-cart-product'])
    await page.reload()
    await expect(firstCard(page).locator('output')).toHaveText('5')
  })

  test('the last one that is taken away leaves the button, with the focus on it', async ({ page }) => {
    await comeAsCustomer(page)
    await page.goto('/product-category?category=oils')
    const card = firstCard(page)
    const add = card.getByRole('button', { name: /^Add to Cart/ })
    await add.click()
    await card.getByRole('button', { name: /from cart$/ }).click()
    await expect(add).toBeFocused()
    await expect(toastSaying(page, 'Item removed from cart')).toBeVisible()
    await expect.poll(() => quantitiesOnServer(page)).toEqual([])
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
    await expect(page.getByRole('group', { name: 'Quantity of Tomato' }).locator('output')).toHaveText('2')
  })

  test('on a phone the total and the way to pay stay at the foot of the window', async ({
    page,
    isMobile,
  }) => {
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato', 'Potato', 'Onion', 'Cauliflower')
    await page.goto('/cart')
    const pay = page.getByRole('button', { name: 'Proceed to Checkout' })
    if (isMobile) await expect(pay).toBeInViewport({ ratio: 1 })
    await expect(pay).toHaveCount(1)
    const total = page.locator('dt', { hasText: /^Total$/ }).locator('+ dd')
    if (isMobile) await expect(page.getByText(await total.innerText()).last()).toBeInViewport()
  })
})

test.describe('when something fails', () => {
  test.use({ expectedComplaints: failedRequests })

  test('a refused add goes back, with the server’s words', async ({ page }) => {
    await comeAsCustomer(page)
    await page.goto('/product-category?category=oils')
    await page.route('**/api/addto-cart', refuse(409, 'The last one was sold just now.'))
    const card = firstCard(page)
    await card.getByRole('button', { name: /^Add to Cart/ }).click()
    await expect(toastSaying(page, 'The last one was sold just now.')).toBeVisible()
    await expect(card.locator('output')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  })

  test('an add that does not arrive goes back and says so', async ({ page }) => {
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato')
    await page.goto('/product-category?category=oils')
    await expect(cartWith(page, 1)).toBeVisible()
    await page.route('**/api/addto-cart', cut)
    await firstCard(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .click()
    await expect(page.locator('[data-sonner-toast]')).toContainText('Please check your connection')
    await expect(cartWith(page, 1)).toBeVisible()
  })

  test('a list that did not load is loaded by the button in its place', async ({ page }) => {
    await page.goto('/')
    await page.route('**/product-category.data*', cut)
    await page.evaluate(() =>
      document
        .querySelector<HTMLAnchorElement>('footer a[href="/products"], main a[href^="/product-category"]')
        ?.click(),
    )
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute('**/product-category.data*')
    await again.click()
    await expect(page.getByText(/^Search Results: \d+$/)).toBeVisible()
  })

  test('the shop says when the line is gone, and when it is back', async ({ page, context }) => {
    await page.goto('/login')
    await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeEnabled()
    await context.setOffline(true)
    await expect(page.getByText('You are offline. Your cart is safe.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are back online.')).toBeVisible()
  })

  test('voice search that cannot hear says so', async ({ page }) => {
    await page.addInitScript(() => {
      class Deaf extends EventTarget {
        lang = ''
        start() {
          setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), { error: 'network' })))
        }
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Deaf, webkitSpeechRecognition: Deaf })
    })
    await page.goto('/')
    await voice(page).click()
    await expect(toastSaying(page, 'Voice search failed. Please try again.')).toBeVisible()
  })

  test('a browser that knows no speech says so when it is asked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    )
    await page.goto('/')
    await voice(page).click()
    await expect(toastSaying(page, 'Voice search failed. Please try again.')).toBeVisible()
  })
})

test('what is spoken is searched for, in the language that was chosen, which is remembered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Ears extends EventTarget {
      lang = ''
      start() {
        // Only Hindi is heard at once: US English, the default, waits for it.
        const results = [[{ transcript: this.lang === 'hi-IN' ? 'टमाटर' : this.lang }]]
        if (this.lang === 'hi-IN')
          setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })))
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Ears, webkitSpeechRecognition: Ears })
  })
  await page.goto('/')
  await voice(page).click()
  await expect(page.getByRole('radio', { name: 'English (US)' })).toBeChecked()
  await page.getByRole('radio', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/search\?q=%E0%A4%9F/)
  await expect(page.getByText(/^Search Results : [1-9]/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('haat.voice-language'))).toBe('hi-IN')
})

test('Back from a product leads to the same place in the list, filters and all', async ({ page }) => {
  await page.goto('/product-category?category=vegetables&sort=price-asc')
  const card = page.getByRole('main').getByRole('article').nth(16)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()

  await page.goBack()

  await expect(page).toHaveURL('/product-category?category=vegetables&sort=price-asc')
  await expect(page.getByRole('button', { name: 'Remove filter Vegetables' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expect(card).toBeInViewport()
})

test('Back to a search leads to the same words and the same place', async ({ page }) => {
  await page.goto('/search?q=oil')
  const card = page.getByRole('main').getByRole('article').nth(10)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/search?q=oil')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a middle click on a product opens it in a tab of its own', async ({ page, context }) => {
  await page.goto('/product-category?category=oils')
  const tab = context.waitForEvent('page')
  await firstCard(page).getByRole('link').first().click({ button: 'middle' })
  await (await tab).waitForURL(/\/product\//)
  await expect(page).toHaveURL(/product-category/)
})

test.describe('suggestions', () => {
  test('show goods with picture and price, and their stall; the arrows go through them and Enter takes one', async ({
    page,
  }) => {
    await page.goto('/')
    const field = searchField(page)
    await field.pressSequentially('tamatar')
    await expect(page).toHaveURL('/search?q=tamatar')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    const tomato = list.getByRole('option', { name: /^Tomato/ }).first()
    await expect(tomato).toContainText('₹')
    await expect(tomato.locator('img')).toBeVisible()
    await expect(list.getByRole('option', { name: 'All of Vegetables' })).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')

    await field.press('ArrowDown')
    const first = list.getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await field.press('ArrowUp')
    await expect(first).toHaveAttribute('aria-selected', 'false')
    await field.press('ArrowUp')
    await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await field.press('Enter')
    await expect(page).toHaveURL('/product-category?category=vegetables')
    await expect(list).toBeHidden()
  })

  test('go with Escape, which leaves the words', async ({ page }) => {
    await page.goto('/')
    const field = searchField(page)
    await field.pressSequentially('ghee')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list).toBeVisible()
    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('ghee')
    await field.press('ArrowDown')
    await expect(list).toBeVisible()
  })

  test('can be taken with the pointer', async ({ page }) => {
    const tomato = await productNamed(page, 'Tomato')
    await page.goto('/')
    await searchField(page).pressSequentially('tomato')
    await page
      .getByRole('option', { name: /^Tomato/ })
      .first()
      .click()
    await expect(page).toHaveURL(`/product/${tomato._id}`)
  })
})

test('a search in vain shows what to try instead', async ({ page }) => {
  await page.goto('/search?q=tomatooo')
  await expect(page.getByText('No Data Found....')).toBeVisible()
  await page.getByRole('link', { name: 'tomat', exact: true }).click()
  await expect(page.getByText(/^Search Results : [1-9]/)).toBeVisible()
})

test('a picture can be looked into by the keyboard', async ({ page }) => {
  const { _id } = await productNamed(page, 'Tomato')
  await page.goto(`/product/${_id}`)
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

test('the sign-in and the sign-up lead to the terms and to privacy', async ({ page }) => {
  for (const form of ['/login', '/sign-up']) {
    await page.goto(form)
    await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toHaveAttribute(
      'href',
      '/terms',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/privacy',
    )
  }
})

function firstCard(page: Page): Locator {
  return page.getByRole('main').getByRole('article').first()
}

function cartWith(page: Page, count: number): Locator {
  return page.getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}` })
}

function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search products' }).locator('visible=true').first()
}

function voice(page: Page): Locator {
  return page.getByRole('button', { name: 'Voice search' }).locator('visible=true').first()
}

/** A gate that opens when the test says so. */
function held(): { gate: Promise<void>; answer: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { gate: promise, answer: resolve }
}

/** Holds each such call until the next tap has surely come; answers their names, as a list that grows. */
async function slowly(page: Page, calls: RegExp): Promise<string[]> {
  const sent: string[] = []
  await page.route(calls, async (route) => {
    sent.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    const answer = await route.fetch()
    await expect(page.getByRole('main').locator('output').first()).toHaveText('5')
    await route.fulfill({ response: answer })
  })
  return sent
}

async function quantitiesOnServer(page: Page): Promise<number[]> {
  const answer = await page.request.get('/api/view-card-product')
  const { data } = (await answer.json()) as { data: { quantity: number }[] }
  return data.map(({ quantity }) => quantity)
}
