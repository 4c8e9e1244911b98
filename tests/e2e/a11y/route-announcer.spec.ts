import { holdBack } from '../network.ts'
import { announced, searchField } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'

// Route announcer: where the keyboard goes on after a page has changed, and what is read out.

test('where the focus goes, and what is read out', { tag: '@night' }, async ({ page }) => {
  await test.step('a product is said by its name, and not that it is on its way', async () => {
    await page.goto('/search?q=Tomato')
    const letGo = await holdBack(page, /\/product\/.*\.data/)
    await page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true }).click()
    await expect(page.getByText('Loading product...')).toBeAttached()
    await expect(page.getByRole('main')).toBeFocused()
    letGo()
    await expect(announced(page)).toHaveText(/^Tomato.* · Haat$/)
  })

  await test.step('the next goods are begun at their top without a word; the way back says where it leads', async () => {
    await page.goto('/product-category')
    await page.getByRole('main').getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/product-category?page=2')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(announced(page)).toBeEmpty()

    // Not in the footer, whose links may still be those of a document.
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(announced(page)).toHaveText('Contact · Haat')
    await page.goBack()
    await expect(announced(page)).toHaveText('All products · Haat')
  })

  await test.step('a choice among the goods leaves the focus on what was pressed', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/product-category')
    const pulses = page.getByRole('checkbox', { name: 'Pulses' })
    await pulses.click()
    await expect(page).toHaveURL('/product-category?category=pulses')
    await expect(page.getByText('Search Results:')).toBeVisible()
    await expect(pulses).toBeFocused()
  })

  await test.step('a search that is sent off leads on to what was found', async () => {
    await page.goto('/')
    const field = searchField(page)
    await field.pressSequentially('ghee')
    await expect(page).toHaveURL('/search?q=ghee')
    await expect(field).toBeFocused()
    await field.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
