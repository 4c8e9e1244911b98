import type { Page } from '@playwright/test'

import { violationsOf } from '../a11y/axe.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { comeAs, comeAsCustomer, orderOf } from '../shopper.ts'

const readButton = (page: Page) => page.getByRole('button', { name: 'Read the list' })
const addAll = (page: Page) => page.getByRole('button', { name: 'Add all to cart' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your list' })

async function read(page: Page, list: string): Promise<void> {
  await page.goto('/list')
  await field(page).fill(list)
  await readButton(page).click()
  await expect(page.getByRole('heading', { name: /read$/ })).toBeFocused()
}

/** What the cart has: '2 Potato'. */
async function inCart(page: Page): Promise<string[]> {
  await page.goto('/cart')
  await expect(page.getByText(/You have \d+ item/)).toBeVisible()
  const rows = page.getByRole('list', { name: 'Cart' }).getByRole('listitem')
  const all: string[] = []
  for (const row of await rows.all()) {
    const name = await row.getByRole('link').last().innerText()
    all.push(`${await row.getByRole('textbox').inputValue()} ${name}`)
  }
  return all
}

for (const who of ['guest', 'customer'] as const)
  test(`a ${who} reads a list and adds all of it once, though the button is pressed twice`, async ({
    page,
  }) => {
    if (who === 'customer') await comeAsCustomer(page)
    await read(page, '4 kg aloo, pyaz 1.5 kilo, dry hydraulic pump 2')
    await expect(page.getByText('2 × 2 kg = 4 kg')).toBeVisible()
    await expect(page.getByText('2 × 1 kg = 2 kg for 1.5 kg')).toBeVisible()
    await expect(page.getByText('dry hydraulic pump 2', { exact: true }).last()).toBeVisible()
    await addAll(page).dblclick()
    await expect(page.getByText('What you chose is in the cart.')).toBeVisible()
    await addAll(page).click()
    await expect(page.getByText('What you chose is in the cart.')).toBeVisible()
    expect((await inCart(page)).map((line) => line.slice(0, 1))).toEqual(['2', '2'])
  })

test('what is in doubt is not chosen until a person chooses it', async ({ page }) => {
  await read(page, 'shahad 1, 1 kg aloo')
  await expect(page.getByText('1 line needs your choice')).toBeVisible()
  await expect(page.getByText('1 good ·')).toBeVisible()
  const line = page.getByRole('group', { name: 'shahad 1' })
  await expect(line.getByRole('radio')).toHaveCount(6)
  await expect(line.getByRole('radio', { name: 'Leave it out' })).toBeChecked()
  await line.getByRole('radio').first().check()
  await expect(page.getByText('2 goods ·')).toBeVisible()
})

test.describe('a refusal', () => {
  test.use({ expectedComplaints: /422/ })

  test('a list that cannot be read is refused with a sentence at its field, and stays', async ({ page }) => {
    await page.goto('/list')
    await field(page).fill('aloo\n'.repeat(61))
    await readButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('A list has at most 60 lines. Please read it in parts.')
    await expect(field(page)).toHaveValue(/^aloo/)
  })
})

test.describe('no line', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

  test('without a line nothing is added, and the same press does it when the line is back', async ({
    page,
    context,
  }) => {
    await comeAsCustomer(page)
    await read(page, '4 kg aloo')
    await context.setOffline(true)
    await addAll(page).click()
    await expect(page.getByText('No connection. Please try again.')).toBeVisible()
    await context.setOffline(false)
    await addAll(page).click()
    await expect(page.getByText('What you chose is in the cart.')).toBeVisible()
  })
})

test('what is spoken stands in the field', async ({ page }) => {
  await page.addInitScript(() => {
    class Ears extends EventTarget {
      lang = ''
      start() {
        const results = [[{ transcript: 'do kilo aloo ek litre doodh' }]]
        setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })))
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Ears, webkitSpeechRecognition: Ears })
  })
  await page.goto('/list')
  await page.getByRole('button', { name: 'Say your list' }).click()
  await expect(field(page)).toHaveValue('do kilo aloo ek litre doodh')
  await expect(field(page)).toBeFocused()
})

test.describe('a shared list', () => {
  test.use({ expectedComplaints: failedRequests, permissions: ['clipboard-read', 'clipboard-write'] })

  test(
    'a guest shares the cart by a link, others add all of it once, and when it is ended nobody does, with the page still open',
    { tag: '@night' },
    async ({ page, browser }) => {
      await read(page, '4 kg aloo, pyaz 1.5 kilo')
      await addAll(page).click()
      await expect(page.getByText('What you chose is in the cart.')).toBeVisible()
      await page.goto('/cart')
      await page.getByRole('button', { name: 'Share this list' }).dblclick()
      const link = await page.getByRole('textbox', { name: 'Link to the list' }).inputValue()
      await expect(page.getByText('The link is copied.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

      // Without scripts it is read.
      const without = await browser.newContext({ javaScriptEnabled: false })
      const reader = await without.newPage()
      const answer = await reader.goto(link)
      expect(answer?.headers()['cache-control']).toBe('private, no-store')
      await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(reader.getByRole('list', { name: 'Goods' }).getByRole('listitem')).toHaveCount(2)
      await without.close()

      const theirs = await browser.newContext({ baseURL: shopOfWorker().url })
      const other = await theirs.newPage()
      await other.goto(link)
      await addAll(other).dblclick()
      await expect(other.getByText('These goods are in your cart.')).toBeVisible()
      const second = await theirs.newPage()
      await second.goto(link)
      await addAll(second).click()
      await expect(second.getByText('These goods are in your cart.')).toBeVisible()
      expect((await inCart(second)).map((line) => line.slice(0, 1))).toEqual(['2', '2'])

      await page.goto('/list')
      await page.getByRole('button', { name: 'Stop sharing' }).click()
      await expect(page.getByText('This list is not shared any more.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Lists that you share' })).toBeHidden()
      await addAll(other).click()
      await expect(other.getByRole('alert')).toHaveText(
        'This list is not shared any more. Please ask for a new link.',
      )
      expect((await other.goto(link))?.status()).toBe(404)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('This list is not shared any more')
      await theirs.close()
    },
  )

  test(
    'of an old order a link is made, what does not fit is said, and the account leads to it',
    { tag: '@night' },
    async ({ page }) => {
      const order = await orderOf(page, 'Asha Devi', 'Tomato', 'Guava')
      // A telephone sends it by what it has for links.
      const sent: unknown[] = []
      await page.exposeFunction('send', (link: unknown) => void sent.push(link))
      await page.addInitScript(() => {
        Object.assign(Navigator.prototype, { share: (link: ShareData) => Reflect.get(window, 'send')(link) })
      })
      await page.goto(`/order/${order._id}`)
      await page.getByRole('button', { name: 'Share these goods as a list' }).click()
      const link = await page.getByRole('textbox', { name: 'Link to the list' }).inputValue()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      const message = { url: link, text: 'A list of 2 goods from Haat:' }
      await expect.poll(() => sent).toEqual([message, message])
      await page.goto('/account')
      await expect(page.getByRole('heading', { name: 'Lists that you share' })).toBeVisible()
      await page.getByRole('link', { name: /^Open the list with/ }).click()
      await expect(page).toHaveURL(link)

      await comeAsCustomer(page)
      await page.route('**/api/shared-lists/*', async (route) => {
        const told = await route.fetch()
        const body = (await told.json()) as { data: { productName: string; quantity: number }[] }
        for (const good of body.data) if (good.productName === 'Guava') good.quantity = 99
        await route.fulfill({ response: told, json: body })
      })
      await page.reload()
      await addAll(page).click()
      await expect(page.getByText(/added, only \d+ of Guava/)).toBeVisible()
      await page.getByRole('link', { name: 'View cart' }).click()
      await expect(page.getByText('You have 2 item(s) in your cart')).toBeVisible()
    },
  )
})

for (const room of ['new-order', 'sell'] as const)
  test(
    `who has the duty counter pastes a message from WhatsApp in ${room}: what is in doubt is asked, what is no line stays in sight`,
    { tag: '@night' },
    async ({ page }) => {
      await comeAs(page, { name: 'Ravi', role: 'GENERAL', duties: ['counter'] })
      await page.goto(`/stall/${room}`)
      await page.getByRole('button', { name: 'Paste a list' }).click()
      const dialog = page.getByRole('dialog', { name: 'Paste a list' })
      await dialog
        .getByRole('textbox', { name: 'The list' })
        .fill(
          '[29/11/26, 9:14:05 AM] Lata: 4 kg aloo\n[29/11/26, 9:14:40 AM] Lata: shahad 1\ndry hydraulic pump 2\npyaz 1.5 kilo',
        )
      await readButton(page).click()
      await expect(dialog.getByText('1 line needs your choice')).toBeVisible()
      await dialog.getByRole('group', { name: 'shahad 1' }).getByRole('radio').first().check()
      expect(await violationsOf(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Add all' }).dblclick()
      await expect(dialog).toBeHidden()
      const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
      await expect(lines).toHaveCount(3)
      await expect(lines.filter({ hasText: 'Potato' }).getByRole('textbox')).toHaveValue('2')
      await expect(page.getByRole('list', { name: 'Not taken' })).toHaveText('dry hydraulic pump 2')
      await page.getByRole('button', { name: 'Seen' }).click()
      await expect(page.getByRole('list', { name: 'Not taken' })).toBeHidden()
    },
  )
