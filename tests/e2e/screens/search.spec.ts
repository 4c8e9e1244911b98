import { holdBack } from '../network.ts'
import { searchField, skeletons } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { productsOf } from '../shopper.ts'
import { openWithStandingClock, passUntilVisible } from '../standing-clock.ts'

// The page of a search, and how its address follows what is typed.

test('a search as it is typed', async ({ page }) => {
  await test.step('a search that is on its way: Loading ... over twelve skeletons, then Search Results : n', async () => {
    await page.goto('/search')
    const letGo = await holdBack(page, /search\.data/)
    await searchField(page).fill('ghee')
    await expect(page.getByText('Loading ...', { exact: true })).toBeVisible()
    await expect(skeletons(page)).toHaveCount(12)
    letGo()
    await expect(page.getByText(/^Search Results : [1-9]\d*$/)).toBeVisible()
  })

  await test.step('the address follows what is typed, an empty box leads to /search, and on / the box is empty', async () => {
    await page.goto('/search?q=ghee')
    await expect(searchField(page)).toHaveValue('ghee')
    await searchField(page).press('End')
    await searchField(page).pressSequentially(' a2')
    await expect(page).toHaveURL(/\/search\?q=ghee(\+|%20)a2$/)
    await searchField(page).fill('')
    await expect(page).toHaveURL('/search')
    await searchField(page).fill('tomato')
    await expect(page).toHaveURL('/search?q=tomato')
    await page.getByRole('link', { name: 'Haat, home' }).first().click()
    await expect(page).toHaveURL('/')
    await expect(searchField(page)).toHaveValue('')
  })
})

test('searches in vain', async ({ page }) => {
  await test.step('a search in vain: Search Results : 0 and No Data Found....; without words Search Results : 0 above the shelves, and not that nothing was found', async () => {
    await page.goto('/search?q=xqzw')
    await expect(page.getByText('Search Results : 0', { exact: true })).toBeVisible()
    await expect(page.getByText('No Data Found....', { exact: true })).toBeVisible()
    await page.goto('/search')
    await expect(page.getByText('Search Results : 0', { exact: true })).toBeVisible()
    await expect(page.getByText('No Data Found....')).toHaveCount(0)
    await expect(
      page.getByRole('main').getByRole('list', { name: 'Categories' }).getByRole('link').first(),
    ).toBeVisible()
  })

  await test.step('what to try after a search in vain does find something, on a shelf or by other words', async () => {
    await expect(page.getByText('Did you mean:')).toBeHidden()
    await page.goto('/search?q=school+potato')
    await expect(page.getByText('No Data Found....')).toBeVisible()
    const shelf = page.getByText('Perhaps here:').getByRole('link', { name: 'Vegetables', exact: true })
    await expect(shelf).toHaveAttribute('href', '/product-category?category=vegetables')
    await page.getByText('Did you mean:').getByRole('link', { name: 'potato', exact: true }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Potato', exact: true })).toBeVisible()
  })

  await test.step('a row of goods stands where nothing was found', async () => {
    await page.goto('/search?q=xqzw')
    await expect(page.getByRole('region', { name: 'Others bought' }).getByRole('article')).toHaveCount(12)
  })

  await test.step('a shelf is an answer, and a price that is said is a chip that is taken back', async () => {
    const all = await productsOf(page, 'vegetables')
    await page.goto('/search?q=sabzi+under+50')
    const shelf = page.getByRole('link', { name: /^Vegetables · \d+$/ })
    await expect(shelf).toHaveAttribute('href', '/product-category?category=vegetables')
    await page.getByRole('link', { name: 'Remove filter Up to ₹50' }).click()
    await expect(page).toHaveURL('/search?q=sabzi')
    await expect(page.getByText(`Search Results : ${all.length}`, { exact: true })).toBeVisible()
  })

  await test.step('a misspelt word finds what was meant', async () => {
    await page.goto('/search?q=poteto')
    await expect(page.getByText(/^Search Results : [1-9]/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Potato', exact: true })).toBeVisible()
  })
})

// Debounce: the address follows what is typed once the letters pause, so that a slow phone is never busy
// between two of them.
test.describe('while somebody types', () => {
  test.beforeEach(async ({ page }) => {
    await openWithStandingClock(page, '/')
  })

  test('quick letters are one question, asked when they pause', { tag: '@night' }, async ({ page }) => {
    const questions: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/search.data') questions.push(searchParams.get('q') ?? '')
    })
    await searchField(page).pressSequentially('tomato')
    await page.clock.runFor(149)
    await expect(page).toHaveURL('/')
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/search?q=tomato')
    await page.clock.resume()
    await expect(page.getByText(/^Search Results : \d+$/)).toBeVisible()
    expect(questions).toEqual(['tomato'])
  })

  test('Enter waits for no pause', { tag: '@night' }, async ({ page }) => {
    await searchField(page).pressSequentially('ghee')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL('/search?q=ghee')
  })

  test(
    'a search in vain is told to the shop when it has rested or Enter was pressed, and half a word never',
    { tag: '@night' },
    async ({ page }) => {
      const told: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname !== '/api/search-misses') return
        told.push((request.postDataJSON() as { q: string }).q)
      })
      const inVain = async (query: string) => {
        await page.clock.runFor(150)
        await expect(page).toHaveURL(`/search?q=${query}`)
        await passUntilVisible(page, page.getByText('No Data Found....'))
      }
      await searchField(page).pressSequentially('zxqlap')
      await inVain('zxqlap')
      await page.clock.runFor(1500)
      await searchField(page).pressSequentially('top')
      await inVain('zxqlaptop')
      await page.clock.runFor(1500)
      expect(told).toEqual([])
      await page.clock.runFor(500)
      await expect.poll(() => told).toEqual(['zxqlaptop'])

      await searchField(page).fill('zxqlamp')
      await searchField(page).press('Enter')
      await inVain('zxqlamp')
      await page.clock.runFor(10)
      await expect.poll(() => told).toEqual(['zxqlaptop', 'zxqlamp'])
    },
  )

  test('whoever goes elsewhere at once stays there', { tag: '@night' }, async ({ page }) => {
    await searchField(page).pressSequentially('ghee')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Login' })
      .locator('visible=true')
      .first()
      .click()
    await expect(page).toHaveURL('/login')
    await page.clock.runFor(1000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/login')
  })
})
