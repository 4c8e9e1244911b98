import type { Page } from '@playwright/test'

import { expect, test } from '../shop-test.ts'
import { comeAsCustomer } from '../shopper.ts'

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
    await expect(page.getByText('Your list is in the cart.')).toBeVisible()
    await addAll(page).click()
    await expect(page.getByText('Your list is in the cart.')).toBeVisible()
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
    await expect(page.getByText('Your list is in the cart.')).toBeVisible()
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
