import { violationsOf } from '../a11y/axe.ts'
import { cut, holdBack } from '../network.ts'
import { toastSaying } from '../page-parts.ts'
import { expect, failedRequests, mailsTo, test } from '../shop-test.ts'
import { comeAs, comeAsAdmin, returnAs } from '../shopper.ts'

// What is refused, and how often one can complain, is proved beside the command.

test.use({ expectedComplaints: failedRequests })

test(
  'a guest’s complaint gets a number at once; the panel shows the time left and answers it by keyboard',
  { tag: '@night' },
  async ({ page }) => {
    const email = `lata-${Date.now()}@example.com`
    const main = page.getByRole('main')

    const number = await test.step('from Contact to the number', async () => {
      await page.goto('/contact')
      await main.getByRole('link', { name: 'Make a complaint' }).click()
      await expect(page).toHaveURL('/complaint')
      await main.getByLabel('Your name').fill('Lata Bai')
      await main.getByLabel('What is wrong?').fill('The ghee was open.')
      await main.getByRole('button', { name: 'Send' }).click()
      await expect(main.getByLabel('E-mail')).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      const said = main.getByRole('heading', { name: /^Your complaint is C-\d+$/ })
      await expect(said).toBeVisible()
      return /C-\d+/.exec((await said.textContent()) ?? '')![0]
    })
    await expect.poll(() => mailsTo(email).at(-1)?.subject).toBe(`We have your complaint ${number}`)

    await test.step('to its answer', async () => {
      await comeAsAdmin(page)
      await page.goto('/admin-panel/complaints')
      const row = page.getByRole('row').filter({ hasText: 'Lata Bai' })
      await expect(row).toContainText('47 hours')
      await row.getByRole('button', { name: number }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: `Complaint ${number}` })
      await dialog.getByLabel('Answer').fill('We send a new one today.')
      expect(await violationsOf(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Send the answer' }).press('Enter')
      await expect(toastSaying(page, 'The answer is sent.')).toBeVisible()
      await expect(row).toHaveCount(0)
      await page.getByRole('button', { name: 'Answered', exact: true }).click()
      await expect(row).toContainText('Answered')
    })
    await expect.poll(() => mailsTo(email).at(-1)?.subject).toBe(`About your complaint ${number}`)
  },
)

const notSent = 'No answer came. Please check your connection and send it again: it counts once.'

test(
  'what somebody writes is kept until it is sent: while it is not known who they are, without a line, over a reload',
  { tag: '@night' },
  async ({ page }) => {
    const asha = await comeAs(page, { name: 'Asha Devi', role: 'GENERAL' })
    const letGo = await holdBack(page, '**/api/user-details')
    const asked = page.waitForRequest('**/api/user-details')
    await page.goto('/complaint')
    await asked
    const words = page.getByLabel('What is wrong?')
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await words.fill('The ghee was open.')
    await page.getByLabel('Mobile number').fill('98765 43210')
    letGo()
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Devi')
    await expect(words).toHaveValue('The ghee was open.')

    await page.route('**/api/grievances', cut)
    await send.click()
    await expect(toastSaying(page, notSent)).toBeVisible()
    await page.unroute('**/api/grievances', cut)
    await test.step('somebody else at this tab sees nothing of it', async () => {
      await comeAs(page, { name: 'Bina Rao', role: 'GENERAL' })
      await page.goto('/complaint')
      await expect(page.getByLabel('Your name')).toHaveValue('Bina Rao')
      await expect(words).toHaveValue('')
      await expect(page.getByLabel('Mobile number')).toHaveValue('')
      await returnAs(page, asha)
    })
    await page.reload()
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Devi')
    await expect(page.getByLabel('Mobile number')).toHaveValue('98765 43210')
    await expect(words).toHaveValue('The ghee was open.')

    await send.click()
    await expect(page.getByRole('heading', { name: /^Your complaint is C-/ })).toBeVisible()
    await page.goto('/complaint')
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Devi')
    await expect(words).toHaveValue('')
  },
)
