import { indianDay } from '#domain/time/rules.ts'

import { violationsOf } from '../a11y/axe.ts'
import { answerLate, cut, holdBack, loseAnswerOnce } from '../network.ts'
import { nextFrame, toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { productCard, productForm, productRoom } from '../product-form.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, makeProduct, productNamed } from '../shopper.ts'

// The room Products: its list, and what stands in its address.

test.beforeEach(({ page }) => comeAsAdmin(page))

test('the room of the products', async ({ page }) => {
  await test.step('a search and a dialog leave each other in the address, whichever comes first', async () => {
    await page.goto(productRoom)
    const search = page.getByPlaceholder('Search products...')
    const add = page.getByRole('button', { name: 'Add New Product' })
    const count = page.getByText(/^\d+ products found$/)
    await expect(count).toBeVisible()
    // Before the pause of the search is over.
    await search.fill('Malai Kulfi')
    await add.click()
    await expect(page).toHaveURL(`${productRoom}?q=Malai+Kulfi&add`)
    await expect(count).toHaveText('1 products found')
    // The address is there before the dialog listens to the keys.
    await expect(productForm(page).getByLabel('Product name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${productRoom}?q=Malai+Kulfi`)
    await expect(search).toHaveValue('Malai Kulfi')

    // While the answer is on its way.
    const { isMade, letGo } = await answerLate(page, (url) => url.searchParams.get('q') === 'Desi Ghee')
    await search.fill('Desi Ghee')
    await isMade
    await add.click()
    letGo()
    await expect(page).toHaveURL(`${productRoom}?q=Desi+Ghee&add`)
    await expect(productForm(page)).toBeVisible()
  })

  await test.step('a double click on the X closes the dialog, and does not leave the room', async () => {
    await page.goto('/admin-panel/all-users')
    await page.getByRole('link', { name: 'All Products', exact: true }).click()
    await page.getByRole('button', { name: 'Add New Product' }).click()
    await page.getByRole('button', { name: 'Close' }).dblclick()
    await expect(productForm(page)).toBeHidden()
    await expect(page).toHaveURL(productRoom)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Management')
  })

  await test.step('the room has its words, a search over the whole shop, and cards that say what they sell', async () => {
    await page.goto(productRoom)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Management')
    await expect(page.getByRole('button', { name: 'Add New Product' })).toBeVisible()
    const count = page.getByText(/^\d+ products found$/)
    const { total } = (await (
      await page.request.get('/api/get-product?page=1&pageSize=1&state=all')
    ).json()) as {
      total: number
    }
    await expect(count).toHaveText(`${total} products found`)
    const asked: string[] = []
    // What the frame asks for, and scripts of parts that come late, may come at any moment.
    page.on('request', (request) => /get-product|\.data/.test(request.url()) && asked.push(request.url()))
    await page.getByRole('button', { name: 'Filters' }).click()
    await nextFrame(page)
    expect(asked).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(productRoom)

    await page.getByPlaceholder('Search products...').fill('MALAI kulfi')
    await expect(page).toHaveURL(`${productRoom}?q=MALAI+kulfi`)
    await expect(count).toHaveText('1 products found')
    const kulfi = productCard(page, 'Malai Kulfi')
    const { price, sellingPrice, brandName } = await productNamed(page, 'Malai Kulfi')
    expect(price).toBeGreaterThan(sellingPrice)
    await expect(kulfi).toContainText('Dairy Products')
    await expect(kulfi).toContainText(brandName)
    await expect(kulfi).toContainText(`₹${sellingPrice.toFixed(2)}`)
    await expect(kulfi.locator('s')).toContainText(`₹${price.toFixed(2)}`)
    await expect(kulfi.locator('img')).toBeVisible()

    await page.getByPlaceholder('Search products...').fill('zzzzqqqq')
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search or filter...')).toBeVisible()
    await page.route('**/api/get-product?*', (route) =>
      route.fulfill({ json: { success: true, error: false, message: 'All products', data: [], total: 0 } }),
    )
    await page.goto(productRoom)
    await expect(page.getByText('Add your first product to get started.')).toBeVisible()
  })
})

test.describe('a list that does not load', () => {
  test.use({ expectedComplaints: /Failed to load resource|The products did not load/ })

  test('is logged to the console, says so, and comes when it is asked for again', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/get-product?*', cut, { times: 1 })
    await page.goto(productRoom)
    await expect(page.getByRole('heading', { name: 'The products did not load.' })).toBeVisible()
    expect(complaints.join()).toContain('The products did not load.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^\d+ products found$/)).toBeVisible()
  })
})

test('the card of a product does what its pictures and words say', async ({ page, context }) => {
  await test.step('Edit and the menu of a card come with the pointer and with the focus', async () => {
    await page.goto(`${productRoom}?q=Malai+Kulfi`)
    const edit = page.getByRole('button', { name: 'Edit Malai Kulfi' })
    const actions = edit.locator('..')
    await expect(actions).toHaveCSS('opacity', '0')
    await productCard(page, 'Malai Kulfi').hover()
    await expect(actions).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(actions).toHaveCSS('opacity', '0')
    await page.getByPlaceholder('Search products...').press('ArrowDown')
    await expect(edit).toBeFocused()
    await expect(actions).toHaveCSS('opacity', '1')
  })

  await test.step('View Details shows everything, Preview the page in a new tab, and the focus returns to the card', async () => {
    const { _id } = await productNamed(page, 'Malai Kulfi')
    const more = page.getByRole('button', { name: 'More for Malai Kulfi' })
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    await expect(page).toHaveURL(`${productRoom}?q=Malai+Kulfi&view=${_id}`)
    const panel = page.getByRole('dialog', { name: 'Malai Kulfi' })
    for (const text of ['मलाई कुल्फ़ी', 'Dairy Products', '₹160.00', '₹129.00 (19% OFF)', _id])
      await expect(panel).toContainText(text)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(`${productRoom}?q=Malai+Kulfi`)
    await expect(more).toBeFocused()

    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    await panel.getByRole('button', { name: 'Edit' }).click()
    await productForm(page).getByRole('button', { name: 'Close' }).click()
    await expect(productForm(page)).toBeHidden()
    await expect(more).toBeFocused()

    await page.keyboard.press('Enter')
    const opened = context.waitForEvent('page')
    await page.getByRole('menuitem', { name: 'Preview' }).click()
    await expect(await opened).toHaveURL(`/product/${_id}`)
  })
})

test('a product is copied as a draft, put on the shelf and archived from its menu, and found by its state', async ({
  page,
}) => {
  const { productName } = await makeProduct(page)
  const [copy, q] = [`${productName} (copy)`, new URLSearchParams({ q: productName }).toString()]
  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `More for ${name}`, exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: item }).click()
    // The menu gives the focus back as it goes; a next menu that opens before would lose it and close.
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await page.goto(`${productRoom}?${q}`)
  await choose(productName, 'Duplicate')
  await expect(productForm(page).getByLabel('Product name')).toHaveValue(copy)
  await productForm(page).getByLabel('On the shelf from').fill('2050-12-03T06:00')
  await productForm(page).getByRole('button', { name: 'Update Product' }).click()
  await expect(productForm(page)).toBeHidden()

  await page.getByRole('button', { name: 'Draft' }).click()
  await expect(page).toHaveURL(`${productRoom}?${q}&state=draft`)
  await expect(page.getByText('1 products found')).toBeVisible()
  await expect(productCard(page, copy)).toContainText('On the shelf from 3 December 2050 at 6:00 am')
  await choose(copy, 'Put on the shelf')
  await expect(page.getByText('0 products found')).toBeVisible()
  await page.getByRole('button', { name: 'Draft' }).click()
  await choose(productName, 'Archive')
  await expect(productCard(page, productName).getByText('Archived')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(productCard(page, productName).getByText('Archived')).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  // The second is pressed while the first is under way.
  const letGo = await holdBack(page, '**/api/set-product-state')
  for (const name of [productName, copy]) await choose(name, 'Archive')
  letGo()
  await expect(page.getByText('Archived', { exact: true })).toHaveCount(3)
  // And while the list is loaded that the first has asked for.
  for (const name of [productName, copy]) await choose(name, 'Put back')
  await expect(page.getByText('Archived', { exact: true })).toHaveCount(1)
  const list = await answerLate(page, '**/api/get-product?*')
  await choose(productName, 'Archive')
  await list.isMade
  const archived = page.waitForResponse('**/api/set-product-state')
  await choose(copy, 'Archive')
  await archived
  await nextFrame(page)
  list.letGo()
  await expect(page.getByText('Archived', { exact: true })).toHaveCount(3)
})

test.describe('with an answer that is lost', () => {
  test.use({ expectedComplaints: failedRequests })

  test(
    'a copy is made once, also where something else was pressed before it was asked for again',
    { tag: '@night' },
    async ({ page }) => {
      const { productName } = await makeProduct(page)
      const choose = async (item: string) => {
        await page.getByRole('button', { name: `More for ${productName}`, exact: true }).press('Enter')
        await page.getByRole('menuitem', { name: item }).click()
      }
      await page.goto(`${productRoom}?${new URLSearchParams({ q: productName })}`)
      await loseAnswerOnce(page, '**/api/duplicate-product')
      await choose('Duplicate')
      await expect(
        toastSaying(page, 'No answer came. Please try again: it will be done only once.'),
      ).toBeVisible()
      await choose('Archive')
      await expect(productCard(page, productName).getByText('Archived')).toBeVisible()
      await choose('Duplicate')
      await expect(productForm(page).getByLabel('Product name')).toHaveValue(`${productName} (copy)`)
      await productForm(page).getByRole('button', { name: 'Close' }).click()
      await expect(page.getByText('2 products found')).toBeVisible()
    },
  )
})

test.describe('with a call that fails', () => {
  test.use({ expectedComplaints: failedRequests })

  test(
    'a lower price that begins today stands in the details at once, as the former one does when it is ended; what went wrong is read out',
    { tag: '@night' },
    async ({ page }) => {
      const { _id, productName } = await makeProduct(page)
      await page.goto(`${productRoom}?${new URLSearchParams({ q: productName, view: _id })}`)
      const panel = page.getByRole('dialog', { name: productName })
      await panel.getByLabel('Price', { exact: true }).fill('399')
      await panel.getByLabel('Last day').fill(indianDay(new Date()))
      await page.route('**/api/price-days', cut, { times: 1 })
      await panel.getByRole('button', { name: 'Plan it' }).click()
      await expect(panel.getByRole('alert')).toHaveText(/^No answer came\./)
      await panel.getByRole('button', { name: 'Plan it' }).click()
      await expect(panel.getByText('₹399.00 (20% OFF)')).toBeVisible()
      await panel.getByRole('button', { name: 'End it now' }).click()
      await expect(panel.getByText('₹450.00 (10% OFF)')).toBeVisible()
    },
  )

  test(
    'a season is entered by the keyboard, a month after the other, and stands in the product’s details',
    { tag: '@night' },
    async ({ page }) => {
      const { _id, productName } = await makeProduct(page)
      await page.goto(`${productRoom}?${new URLSearchParams({ q: productName, view: _id })}`)
      const panel = page.getByRole('dialog', { name: productName })
      await panel.getByRole('button', { name: 'Enter the season' }).press('Enter')
      const amountOf = (month: string, amount: string) =>
        panel.getByRole('group', { name: month }).getByRole('radio', { name: amount })
      await amountOf('January', 'none').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowRight')
      await expect(amountOf('January', 'plenty')).toBeChecked()
      await expect(amountOf('February', 'some')).toBeChecked()
      await panel.getByLabel('Usual first week').selectOption('First week of January')
      await panel.getByRole('button', { name: 'Save the season' }).press('Enter')
      await expect(panel.getByText('This field is required.')).toBeVisible()
      await panel.getByLabel('Usual last week').selectOption('Last week of February')
      expect(await violationsOf(page)).toEqual([])
      await panel.getByRole('button', { name: 'Save the season' }).press('Enter')
      await expect(panel.getByText('Plenty: Jan. Some: Feb.')).toBeVisible()
      await expect(panel.getByText('First week of January to Last week of February.')).toBeVisible()
    },
  )
})

test.describe('where nothing hovers', () => {
  test.use(phone)

  test('Edit and the menu are always there, and the camera beside the pictures', async ({ page }) => {
    await page.goto(`${productRoom}?q=Malai+Kulfi`)
    await expect(page.getByRole('button', { name: 'Edit Malai Kulfi' }).locator('..')).toHaveCSS(
      'opacity',
      '1',
    )
    await page.getByRole('button', { name: 'Edit Malai Kulfi' }).click()
    const camera = productForm(page).getByLabel('Take a picture')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(productForm(page).getByText('Take a picture')).toBeVisible()
    const box = await productForm(page).boundingBox()
    expect(box).toEqual({ x: 0, y: 0, ...phone.viewport })
    expect(await violationsOf(page)).toEqual([])
  })
})

test(
  'the keys lead through the room, and its address says where one is',
  { tag: '@night' },
  async ({ page }) => {
    await test.step('the arrows go by rows and columns of the cards', async () => {
      await page.goto(productRoom)
      const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
      const edit = (place: number) => cards.nth(place).getByRole('button', { name: /^Edit/ })
      await expect(cards).toHaveCount(24)
      const columns = await page
        .getByRole('list', { name: 'Products' })
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
      expect(columns).toBeGreaterThan(2)
      for (const [key, place] of [
        ['ArrowDown', 0],
        ['ArrowDown', columns],
        ['ArrowRight', columns + 1],
        ['ArrowUp', 1],
        ['ArrowLeft', 0],
        ['ArrowUp', 0],
        ['End', 23],
        ['ArrowDown', 23],
      ] as const) {
        await page.keyboard.press(key)
        await expect(edit(place)).toBeFocused()
      }
    })

    await test.step('the dialogs stand in the address: a reload finds them, Back closes them, and the list is not asked for', async () => {
      const tomato = await productNamed(page, 'Tomato')
      await expect(page.getByText(/products found/)).toBeVisible()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.keyboard.press('n')
      await expect(page).toHaveURL(`${productRoom}?add`)
      await expect(productForm(page)).toBeVisible()
      await page.goBack()
      await expect(productForm(page)).toBeHidden()
      await expect(page).toHaveURL(productRoom)
      expect(asked.filter((path) => path.startsWith('/api/') || path.endsWith('.data'))).toEqual([])

      // On no page that is loaded: it is asked for by itself.
      await page.goto(`${productRoom}?q=ghee&edit=${tomato._id}`)
      await expect(productForm(page).getByLabel('Product name')).toHaveValue('Tomato')
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page).toHaveURL(`${productRoom}?q=ghee`)
    })
  },
)
