import type { Page } from '@playwright/test'

import { openSession, sessionCookie } from '#tests/support/open-session.ts'

import { fetchIt, fillSignUp, goToCheckout, payButton, payByUpi } from '../page-parts.ts'
import { choosePictures, fillIn, jaggery, pictureFile, productForm, tiles } from '../product-form.ts'
import { startShop } from '../running-shop.ts'
import type { RunningShop } from '../running-shop.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { password } from '../shopper.ts'

let shop: RunningShop
test.beforeAll(async () => {
  shop = await startShop({ SEED: 'none' })
})
test.afterAll(() => shop.stop())

// A licence number is refused.
test.use({ expectedComplaints: failedRequests })

const facts = {
  'Name of the shop': 'Malwa Organics',
  'Street and house': '12 Mill Lane',
  Town: 'Ujjain',
  'PIN code': '456001',
  'Telephones, 1': '0734 401 0000',
  'E-mail addresses, 1': 'hello@malwa.example',
  'Grievance officer': 'Rekha Patel',
  'How to reach them': 'By e-mail to hello@malwa.example.',
}

test(
  'an empty shop says nothing that is not there, and its panel leads from nothing to the first order that is sold and handed over',
  { tag: '@night' },
  async ({ page }) => {
    const { cookie } = await openSession(shop, { name: 'Shopkeeper', role: 'ADMIN' })
    await page.context().addCookies([{ name: sessionCookie, value: cookie, url: shop.url, httpOnly: true }])

    await test.step('the shop is open, without goods and without facts', async () => {
      await page.goto(`${shop.url}/`)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first()).toBeAttached()
      await expect(page.getByRole('contentinfo').locator('address')).toHaveCount(0)
      await expect(page.getByText('No categories available')).toBeVisible()
      await page.goto(`${shop.url}/contact`)
      await expect(page.locator('main a[href^="tel:"], main a[href^="mailto:"], main address')).toHaveCount(0)
    })

    await test.step('the first step is who sells here; a number that cannot be is refused', async () => {
      await page.goto(`${shop.url}/admin-panel`)
      await expect(page.getByRole('region', { name: 'First steps' })).toContainText('0 of 5 done')
      await page.getByRole('link', { name: 'Open The shop' }).click()
      for (const [label, value] of Object.entries(facts))
        await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByLabel('State', { exact: true }).selectOption('Madhya Pradesh')
      await page.getByLabel('FSSAI licence').fill('123')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('main').getByText('A FSSAI licence number has 14 digits.')).toBeVisible()
      await page.getByLabel('FSSAI licence').fill('1152 2000 0000 12')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(steps(page)).toContainText('1 of 5 done')
    })

    await test.step('the steps can be left and taken up again', async () => {
      await steps(page)
        .getByRole('link', { name: /^First steps/ })
        .click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Say who you are: done' })).toBeVisible()
      await page.getByRole('link', { name: 'Add a product' }).click()
      await fillIn(page, jaggery)
      await choosePictures(page, [await pictureFile('jaggery.png', 'brown')])
      await expect(tiles(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Upload Product' }).click()
      await expect(productForm(page)).toBeHidden()
      await expect(steps(page)).toContainText('3 of 5 done')
    })

    await test.step('payment says what is missing, and delivery is confirmed', async () => {
      await steps(page).getByRole('link', { name: 'Next: Get ready to be paid' }).click()
      await expect(page.getByText('The test gateway is on.')).toBeInViewport()
      await steps(page).getByRole('link', { name: 'Next: Say where you deliver' }).click()
      await page.getByRole('button', { name: 'Yes, we deliver everywhere' }).click()
      await expect(steps(page)).toBeHidden()
    })

    await test.step('the shop bears its name, and has its first product on sale', async () => {
      await page.goto(`${shop.url}/`)
      await expect(page).toHaveTitle('Malwa Organics: the village market, open 24×7')
      await expect(page.getByRole('contentinfo')).toContainText('FSSAI licence 11522000000012')
      await page.goto(`${shop.url}/products`)
      await expect(page.getByRole('link', { name: /Palm Jaggery/ }).first()).toBeVisible()
    })

    await test.step('the first customer opens an account and pays for it', async () => {
      await page.context().clearCookies()
      await page.goto(`${shop.url}/products`)
      await page.getByRole('button', { name: /^Add to Cart: Palm Jaggery/ }).click()
      await page.goto(`${shop.url}/cart`)
      await goToCheckout(page)
      await page.getByRole('link', { name: 'Sign in to see your addresses' }).click()
      await page.getByRole('link', { name: 'New here? Open an account' }).click()
      await fillSignUp(page)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${shop.url}/login`)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await fetchIt(page)
      await payButton(page).click()
      await payByUpi(page)
      await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
      await expect(page.getByText('You fetch it at the market.')).toBeVisible()
    })

    await test.step('the panel says what waits for a hand, and its buttons lead to the end of the order', async () => {
      await page.context().clearCookies()
      await page.context().addCookies([{ name: sessionCookie, value: cookie, url: shop.url, httpOnly: true }])
      await page.goto(`${shop.url}/admin-panel`)
      await page.getByRole('link', { name: '1 order to pack' }).click()
      await page.getByRole('row').getByRole('link').first().click()
      await press(page, 'Pack', 'Packed')
      await press(page, 'Deliver', 'Delivered')
      await page.goto(`${shop.url}/admin-panel`)
      await expect(page.getByText('Nothing waits right now.')).toBeVisible()
    })
  },
)

async function press(page: Page, name: string, becomes: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(becomes)
}

/** The line of a room that leads to the next step. */
function steps(page: Page) {
  return page.getByRole('navigation', { name: 'First steps' })
}
