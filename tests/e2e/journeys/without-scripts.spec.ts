import { openWithoutScripts } from '../network.ts'
import { cardOf, searchField } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test, testInEachWindow } from '../shop-test.ts'
import { productNamed } from '../shopper.ts'

// The page before its scripts: without any, and while they are on their way.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the shop can be browsed, searched, filtered and paged', async ({ page }) => {
    await page.setViewportSize(phone.viewport)
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Vegetables', exact: true }).first().click()
    await expect(page).toHaveURL('/product-category?category=vegetables')
    await page.getByRole('main').getByRole('link', { name: 'Potato', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /Potato/ })).toBeVisible()

    await searchField(page).fill('ghee')
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search?q=ghee')
    await expect(page.getByRole('main').getByRole('link', { name: /Ghee/ }).first()).toBeVisible()
    await searchField(page).fill('aloo')
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search?q=aloo')

    const told = page.waitForRequest('/api/search-misses/seen?q=zxqfan')
    await page.goto('/search?q=zxqfan')
    await told

    await page.goto('/category/fruits')
    await expect(cardOf(page, 'Peach').getByText('Sold out for now')).toBeVisible()

    await page.goto('/product-category')
    const filters = page.getByRole('complementary', { name: 'Filters and sort' })
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/product-category?page=2')
    await filters.getByRole('checkbox', { name: 'Pulses' }).check()
    await filters.getByRole('combobox', { name: 'Sort by' }).selectOption('Price - Low to High')
    await filters.getByRole('combobox', { name: 'Price' }).selectOption('₹100 to ₹250')
    await filters.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL('/product-category?sort=price-asc&price=100-250&category=pulses')
    await expect(page.getByRole('main').getByRole('link', { name: 'Toor Dal' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter ₹100 to ₹250' }).click()
    await expect(page).toHaveURL('/product-category?category=pulses&sort=price-asc')

    await page.goto('/search?q=ghee')
    await filters.getByRole('checkbox', { name: 'In stock only' }).check()
    await filters.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL('/search?q=ghee&stock=in')
    await expect(page.getByRole('main').getByRole('link', { name: /Ghee/ }).first()).toBeVisible()
  })

  test(
    'every page can be read, says what needs a script and whom to call, and shows no button that does nothing',
    { tag: '@night' },
    async ({ page }) => {
      const { _id } = await productNamed(page, 'Tomato')
      for (const address of [...everyPage, `/product/${_id}`]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
        await expect(page.getByText(/please switch on JavaScript/).first(), address).toBeVisible()
        await expect(
          page.getByRole('main').locator('a[href="tel:+915220104990"]').first(),
          address,
        ).toBeVisible()
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: 'Stories' }),
          address,
        ).toBeVisible()
        // A form is sent and a menu opens by the browser itself.
        const idle = page.locator('button:not([type=submit], [popovertarget])').locator('visible=true')
        await expect(idle, address).toHaveCount(0)
      }
    },
  )

  testInEachWindow('the menus open, and the footer unfolds', async ({ page, isMobile }) => {
    await page.goto('/cart')
    await page.getByRole('button', { name: /^Your account/ }).click()
    await expect(page.locator(':popover-open').getByRole('link', { name: 'Login' })).toBeVisible()
    await page.keyboard.press('Escape')
    if (!isMobile) return
    await page.getByRole('contentinfo').getByRole('heading', { name: 'Help' }).locator('visible=true').click()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator(':popover-open').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/About')
  })
})

const everyPage = [
  '/',
  '/product-category',
  '/products',
  '/category/fruits',
  '/search?q=ghee',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/my-orders',
  '/account',
  '/cart',
  '/order',
  '/success',
  '/cancel',
  '/about',
  '/contact',
  '/blog',
  '/blog/eating-with-the-seasons',
  '/faq',
  '/list',
  '/seasons',
  '/growers',
  '/shipping',
  '/privacy',
  '/terms',
]

test('a page brings its styles along and asks for its scripts after the first painting', async ({
  context,
}) => {
  const page = await context.newPage()
  const document = await (await page.request.get('/')).text()
  expect(document).toContain('data-href="/assets/shop-')
  expect(document).not.toContain('rel="stylesheet"')
  expect(document).not.toContain('rel="modulepreload"')
  expect(document).not.toContain('<script type="module"')

  await page.route('**/assets/**.js', (route) => route.abort())
  const askedFor = page.waitForRequest(/\/assets\/entry\.client.*\.js$/)
  await page.goto('/')
  await askedFor
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)
})

test('what is typed before the scripts have come is searched for', { tag: '@night' }, async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/')
  const field = searchField(page)
  await field.pressSequentially('ghee')
  letGo()
  await expect(page).toHaveURL('/search?q=ghee')
  await expect(field).toHaveValue('ghee')
})

test('what is ticked before the scripts have come is chosen', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letGo = await openWithoutScripts(page, '/product-category')
  const pulses = page.getByRole('checkbox', { name: 'Pulses' }).locator('visible=true')
  await pulses.check()
  letGo()
  await expect(page).toHaveURL('/product-category?category=pulses')
  await expect(pulses).toBeChecked()
})
