import { expect, test } from '../shop-test.ts'

const footerAddresses = [
  '/',
  '/products',
  '/about',
  '/contact',
  '/blog',
  '/cart',
  '/checkout',
  '/category/vegetables',
  '/category/fruits',
  '/category/dairy-products',
  '/category/oils',
  '/category/dry-fruits',
  '/privacy',
  '/terms',
  '/shipping',
  '/faq',
]

test('the footer leads to its sixteen addresses, and behind each stands a page', async ({ page }) => {
  await page.goto('/search')
  const footer = page.getByRole('contentinfo').first()
  const led = await footer.locator('a[href]').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  expect(new Set(led)).toEqual(new Set(footerAddresses))
  for (const address of footerAddresses) {
    const answer = await page.request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(await answer.text(), address).toMatch(/<h1[ >]/)
  }
})

test('the second footer: a newsletter that asks for nothing and does nothing, places without a target', async ({
  page,
}) => {
  // What a page asks by itself has been answered before the button is pressed.
  const known = page.waitForResponse('**/api/user-details')
  await page.goto('/search')
  await known
  const strip = page.getByRole('region', { name: 'Newsletter and app' })
  const letter = strip.locator('input[type="email"]')
  await letter.fill('not an address')
  const sent: string[] = []
  page.on('request', (request) => {
    // Scripts of the next pages come when this one is idle.
    if (request.resourceType() !== 'script') sent.push(request.url())
  })
  await strip.getByRole('button', { name: 'Subscribe' }).click()
  await expect(letter).toHaveValue('not an address')
  await expect(page).toHaveURL('/search')
  expect(sent).toEqual([])
  for (const place of ['Instagram', 'Google Play', 'App Store'])
    await expect(strip.getByText(place, { exact: true })).toBeVisible()
  await expect(strip.locator('a[href]')).toHaveCount(0)
})
