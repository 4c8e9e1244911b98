import { holdBack } from '../network.ts'
import { searchField, tabTo } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { orderOf, productNamed } from '../shopper.ts'

test('suggestions in a large window', { tag: '@night' }, async ({ page }) => {
  await test.step('do not lie over the results of a text until they are asked for; then they show goods with picture and price, and their category', async () => {
    await page.goto('/faq')
    const field = searchField(page)
    await field.pressSequentially('tamatar')
    await expect(page).toHaveURL('/search?q=tamatar')
    await expect(page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true })).toBeVisible()
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list).toBeHidden()
    await expect(field).toHaveAttribute('aria-expanded', 'false')

    await field.press('ArrowDown')
    const tomato = list.getByRole('option', { name: /^Tomato/ }).first()
    await expect(tomato).toContainText('₹')
    await expect(tomato.locator('img')).toBeVisible()
    await expect(list.getByRole('option', { name: 'All of Vegetables' })).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')

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

  await test.step('go with Escape, which leaves the words, and with the focus', async () => {
    await page.goto('/faq')
    const field = searchField(page)
    await field.pressSequentially('ghee')
    await expect(page).toHaveURL('/search?q=ghee')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await field.press('ArrowDown')
    await expect(list).toBeVisible()
    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('ghee')
    await field.press('ArrowDown')
    await expect(list).toBeVisible()
    // From the next button of the search too.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await field.press('ArrowDown')
    await expect(list).toBeVisible()
    await tabTo(page.getByRole('banner').getByRole('link', { name: 'Login' }))
    await expect(list).toBeHidden()
  })

  await test.step('Clear search empties the field, and one types on', async () => {
    await page.goto('/faq')
    const field = searchField(page)
    await field.pressSequentially('ghee')
    await expect(page).toHaveURL('/search?q=ghee')
    await page.getByRole('search').getByRole('button', { name: 'Clear search' }).first().click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await page.keyboard.type('atta')
    await expect(page).toHaveURL('/search?q=atta')
  })

  await test.step('can be taken with the pointer', async () => {
    const tomato = await productNamed(page, 'Tomato')
    await page.goto('/faq')
    await searchField(page).pressSequentially('tomato')
    await expect(page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true })).toBeVisible()
    await searchField(page).press('ArrowDown')
    await page
      .getByRole('option', { name: /^Tomato/ })
      .first()
      .click()
    await expect(page).toHaveURL(`/product/${tomato._id}`)
  })
})

// On a phone alone: only the place of the search depends on the width, and the test above clicks in a large
// window.
test.describe('on a phone', () => {
  test.use(phone)

  test(
    'before anything is typed stand the last searches, which can be cleared, popular ones and the categories',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto('/faq')
      const field = searchField(page)
      await field.click()
      const list = page.getByRole('listbox', { name: 'Suggestions' })
      await expect(list.getByRole('group', { name: 'Your last searches' })).toHaveCount(0)
      await expect(list.getByRole('group', { name: 'Categories' }).getByRole('option')).toHaveCount(16)
      for (const text of await list
        .getByRole('group', { name: 'Popular' })
        .getByRole('option')
        .allTextContents()) {
        const answer = await page.request.get('/api/search', { params: { q: text } })
        const { data } = (await answer.json()) as { data: unknown[] }
        expect(data.length, text).toBeGreaterThan(0)
      }

      await list.getByRole('option', { name: 'Ghee' }).click()
      await expect(page).toHaveURL('/search?q=Ghee')
      await expect(list).toBeHidden()
      const long = 'makhana roasted with ghee and rock salt from Mithila'
      await field.fill(long)
      await field.press('Enter')
      await page.goto('/faq')
      await field.press('ArrowDown')
      const last = list.getByRole('group', { name: 'Your last searches' }).getByRole('option')
      await expect(last).toHaveText([long, 'Ghee'])
      await expect(last.first()).toHaveAttribute('aria-selected', 'true')
      expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await field.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=makhana/)

      await page.goto('/faq')
      await field.click()
      await page.getByRole('button', { name: 'Clear last searches' }).press('Enter')
      await expect(last).toHaveCount(0)
      await expect(field).toBeFocused()
      await page.reload()
      await field.click()
      await expect(list.getByRole('group', { name: 'Popular' })).toBeVisible()
      await expect(last).toHaveCount(0)
    },
  )

  test('who has bought before orders it again in two taps, from the search or from the account menu', async ({
    page,
  }) => {
    await orderOf(page, 'Asha Devi', 'Tomato', 'Guava')
    await page.goto('/faq')
    const letGo = await holdBack(page, '**/api/orders/myorders')
    const field = searchField(page)
    await field.press('ArrowDown')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    const chosen = list.getByRole('option', { selected: true })
    const before = (await chosen.textContent()) ?? ''
    letGo()
    const bought = list.getByRole('group', { name: 'Bought before' })
    await expect(bought).toBeVisible()
    // What comes late moves nothing.
    await expect(chosen).toHaveText(before)
    await expect(list.getByRole('group').last()).toHaveAccessibleName('Bought before')
    await field.press('Escape')
    await field.press('ArrowDown')
    await expect(list.getByRole('group').first()).toHaveAccessibleName('Bought before')
    await expect(bought.getByRole('option', { name: 'Guava', exact: true })).toHaveAttribute(
      'href',
      /^\/product\//,
    )
    await bought.getByRole('option', { name: /^Order again/ }).click()
    await expect(page).toHaveURL('/cart')
    const rows = page.getByRole('main').getByRole('link', { name: /^(Tomato|Guava)$/ })
    await expect(rows).toHaveCount(2)

    await page.goto('/faq')
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page
      .locator(':popover-open')
      .getByRole('button', { name: /^Order again/ })
      .click()
    await expect(page).toHaveURL('/cart')
    await expect(rows).toHaveCount(2)
  })
})
