import { freePort } from '#server/port.ts'

import { emptySite, httpsProxy } from '../other-site.ts'
import type { Door } from '../other-site.ts'
import { startShop } from '../running-shop.ts'
import type { RunningShop } from '../running-shop.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { password } from '../shopper.ts'

let shop: RunningShop, door: Door, stall: Door
test.beforeAll(async () => {
  const port = await freePort('127.0.0.1')
  door = await httpsProxy(port)
  stall = await emptySite()
  shop = await startShop({ PORT: String(port), PUBLIC_URL: door.url, CORS_ORIGINS: stall.url })
})
test.afterAll(async () => {
  door.close()
  stall.close()
  await shop.stop()
})

// The picture that is too large is refused with 422.
test.use({ ignoreHTTPSErrors: true, expectedComplaints: failedRequests })

test('a front end on another site shows pictures, and its shoppers stay signed in', async ({ page }) => {
  await page.goto(stall.url)
  const call = (path: string, body?: object) =>
    page.evaluate(
      async ([url, sent]) => {
        const headers = { 'content-type': 'application/json' }
        const posted = sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {}
        const answer = await fetch(url, { credentials: 'include', ...posted })
        return answer.json() as Promise<unknown>
      },
      [door.url + path, body] as const,
    ) as Promise<{ success: boolean; message: string; data?: unknown }>
  const account = { name: 'Asha Devi', email: 'asha@example.com', password, confirmPassword: password }

  const large = `data:image/png;base64,${'A'.repeat(14_000_000)}`
  expect(await call('/api/signup', { ...account, profilePic: large })).toMatchObject({
    success: false,
    message: 'Please choose a picture of at most 5 MB.',
  })
  expect((await call('/api/signup', account)).success).toBe(true)
  expect((await call('/api/signin', account)).success).toBe(true)
  await page.reload()
  expect((await call('/api/user-details')).data).toMatchObject({ name: 'Asha Devi' })

  const { data } = await call('/api/search?q=tomato')
  const [tomato] = data as [{ _id: string; productImage: [string] }]
  expect((await call('/api/addto-cart', { productId: tomato._id })).success).toBe(true)
  expect((await call('/api/countAddToCartProduct')).data).toEqual({ count: 1 })

  await page.setContent(`<img src="${tomato.productImage[0]}" alt="Tomato">`)
  await expect(page.getByRole('img', { name: 'Tomato' })).toHaveJSProperty('naturalWidth', 800)
})
