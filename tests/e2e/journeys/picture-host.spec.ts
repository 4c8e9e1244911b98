import { openSession, sessionCookie } from '#tests/support/open-session.ts'

import { choosePictures, fillIn, jaggery, pictureFile, productForm, tiles } from '../product-form.ts'
import { startShop } from '../running-shop.ts'
import type { RunningShop } from '../running-shop.ts'
import { expect, test } from '../shop-test.ts'

const host = 'https://api.cloudinary.com/v1_1/village-demo/image/upload'
const kept = 'https://res.cloudinary.com/village-demo/image/upload/v1/jaggery.png'

let shop: RunningShop
test.beforeAll(async () => {
  shop = await startShop({ CLOUDINARY_CLOUD_NAME: 'village-demo', CLOUDINARY_UPLOAD_PRESET: 'goods' })
})
test.afterAll(() => shop.stop())

test(
  'with a picture host in the settings the panel sends pictures there, and the product keeps its address',
  { tag: '@night' },
  async ({ page }) => {
    const { cookie } = await openSession(shop, { name: 'Shopkeeper', role: 'ADMIN' })
    await page.context().addCookies([{ name: sessionCookie, value: cookie, url: shop.url, httpOnly: true }])
    const sent: { body: string; cookie: string | null }[] = []
    await page.route(host, async (route) => {
      const request = route.request()
      sent.push({ body: request.postData() ?? '', cookie: await request.headerValue('cookie') })
      await route.fulfill({
        json: { url: kept.replace('https', 'http'), secure_url: kept },
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    await page.route(kept, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )

    await page.goto(`${shop.url}/admin-panel/all-products?add`)
    await fillIn(page, jaggery)
    await choosePictures(page, [await pictureFile('jaggery.png', 'brown')])
    await expect(tiles(page)).toHaveCount(1)
    const stored = page.waitForRequest('**/api/upload-product')
    await page.getByRole('button', { name: 'Upload Product' }).click()
    expect((await stored).postDataJSON()).toMatchObject({ productImage: [kept] })
    await expect(productForm(page)).toBeHidden()

    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toContain('name="upload_preset"')
    expect(sent[0]?.cookie).toBeNull()
  },
)
