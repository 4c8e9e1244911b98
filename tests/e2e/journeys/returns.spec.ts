import type { Page } from '@playwright/test'

import { picture } from '#tests/support/pictures.ts'

import { violationsOf } from '../a11y/axe.ts'
import { loseAnswer, loseCommit, serversWords } from '../network.ts'
import { tableRows } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf, rupees } from '../shopper.ts'

test.use({ expectedComplaints: failedRequests })

test(
  'a customer returns a piece with a picture, the desk gives the money back, and the customer sees it',
  { tag: '@night' },
  async ({ page }) => {
    const order = await orderOf(page, 'Asha Devi', 'Tomato', 'Desi Ghee')
    const buyer = await page.context().cookies()
    await comeAsAdmin(page)
    for (const action of ['pack', 'dispatch', 'deliver'])
      await page.request.post(`/api/orders/${order._id}/move`, { data: { action } })
    const desk = await page.context().cookies()
    const [tomato] = order.productId
    if (!tomato) throw new Error('Nothing was bought.')

    await page.context().addCookies(buyer)
    await page.goto(`/order/${order._id}`)
    const returns = page.getByRole('region', { name: 'Returns' })
    await expect(returns).toContainText('You can send it back until')
    await returns.getByRole('button', { name: 'Return goods' }).click()
    const dialog = page.getByRole('dialog', { name: 'Return goods' })
    const field = dialog.getByLabel('Pictures of it')
    const photo = {
      name: 'jar.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture('jpeg', { width: 2000, height: 1500 }),
    }
    const small = { name: 'lid.png', mimeType: 'image/png', buffer: await picture('png') }
    await field.setInputFiles([
      small,
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ])
    await expect(dialog).toContainText('We cannot open this picture. Please choose another one.')
    await send(page)
    await expect(dialog.getByLabel('Pieces of Tomato')).toBeFocused()
    await expect(dialog).toContainText('Please tell us what is wrong.')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByLabel('Pieces of Tomato').selectOption('1')
    await dialog.getByLabel('What is wrong with it?').fill('It is bruised.')
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/return')) keys.push(request.headers()['idempotency-key'])
    })

    await test.step('a return waits for the pictures that a slow phone still opens, and none is lost or comes back', async () => {
      const letGo = await openSlowly(page)
      await field.setInputFiles(photo)
      await field.setInputFiles(small)
      await dialog.getByRole('button', { name: 'Remove picture 1' }).click()
      await dialog.getByRole('button', { name: 'Opening pictures...' }).press('Enter')
      await letGo()
      await expect(dialog.getByRole('button', { name: 'Ask for a return' })).toBeVisible()
      await expect(dialog.getByRole('img')).toHaveCount(2)
      await expect(dialog.getByRole('img').first()).toHaveJSProperty('naturalWidth', 1280)
      expect(keys).toEqual([])
      await dialog.getByRole('button', { name: 'Remove picture 2' }).click()
    })

    await page.route('**/return', loseCommit)
    await send(page)
    await expect(dialog).toContainText(serversWords)
    await page.unroute('**/return')
    await page.route('**/return', loseAnswer)
    await send(page)
    await expect(dialog).toContainText('No answer came. Please try again')
    await page.unroute('**/return')
    // The page learns that it was taken before the second press.
    const returned = page.waitForResponse('**/returns')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await returned
    await expect(dialog.getByLabel('Pieces of Tomato')).toHaveCount(0)
    await expect(dialog.getByRole('img')).toHaveCount(1)
    await send(page)
    await expect(returns.getByRole('heading', { name: 'Returns' })).toBeFocused()
    await expect(returns.getByRole('listitem').first()).toContainText('We look at it')
    // Each press was the same request, which the shop knew already.
    expect(keys).toEqual([expect.stringMatching(/./), keys[0], keys[0]])

    await page.context().addCookies(desk)
    await page.goto('/admin-panel/returns?status=asked')
    await tableRows(page)
      .filter({ hasText: `#${order.orderNumber}` })
      .getByRole('link', { name: 'Answer the return' })
      .click()
    const decision = page.getByRole('dialog', { name: 'Answer this return' })
    await decision.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Show picture 1 large' }).click()
    const large = page.getByRole('dialog').getByRole('img')
    await expect(large).toHaveJSProperty('naturalWidth', 1280)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Answer the return' }).click()
    await expect(decision.getByLabel('Amount (₹)')).toHaveValue(String(tomato.sellingPrice))
    await decision.getByLabel('Amount (₹)').fill('12.50')
    await decision.getByRole('button', { name: 'Give money back' }).click()
    await expect(decision).toContainText('This field is required.')
    expect(await violationsOf(page)).toEqual([])
    await decision.getByLabel('Answer').fill('We are sorry.')
    await decision.getByRole('button', { name: 'Give money back' }).click()
    await expect(decision).toBeHidden()
    await expect(page.getByRole('list', { name: 'Returns of this order' })).toContainText('₹12.50 back')

    await page.context().addCookies(buyer)
    await page.goto(`/order/${order._id}`)
    await expect(returns.getByRole('listitem').first()).toContainText(
      'You get ₹12.50 back. We say: “We are sorry.”',
    )
    await expect(page.getByRole('main')).toContainText(`We gave ${rupees(12.5)} back to you.`)
  },
)

function send(page: Page) {
  return page.getByRole('button', { name: 'Ask for a return' }).click()
}

/** From now on the browser opens no picture until it is let go, then one after the other; answers how. */
async function openSlowly(page: Page): Promise<() => Promise<void>> {
  const gate = await page.evaluateHandle(() => {
    const gate = Promise.withResolvers<void>()
    const open = window.createImageBitmap.bind(window)
    let last: Promise<unknown> = gate.promise
    window.createImageBitmap = (picture: ImageBitmapSource) => {
      const opened = last.then(() => open(picture))
      last = opened
      return opened
    }
    return gate
  })
  return () => gate.evaluate(({ resolve }) => resolve())
}
