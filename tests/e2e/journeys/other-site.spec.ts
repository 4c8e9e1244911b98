import { freePort } from '#server/port.ts'

import { emptySite, httpsProxy } from '../other-site.ts'
import type { Door } from '../other-site.ts'
import { payByUpi } from '../page-parts.ts'
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

test(
  'a front end on another site shows pictures, and its shoppers stay signed in and pay there',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto(stall.url)
    interface Answer {
      success: boolean
      message: string
      data: unknown
    }
    interface Created {
      order: { id: string }
      keyId: string
    }
    const call = (path: string, body?: object) =>
      page.evaluate(
        async ([url, sent]) => {
          const headers = { 'content-type': 'application/json' }
          const posted = sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {}
          const answer = await fetch(url, { credentials: 'include', ...posted })
          return answer.json() as Promise<Answer>
        },
        [door.url + path, body] as const,
      )
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
    const found = data as [{ _id: string; sellingPrice: number; productImage: [string] }]
    expect((await call('/api/addto-cart', { productId: found[0]._id })).success).toBe(true)
    expect((await call('/api/countAddToCartProduct')).data).toEqual({ count: 1 })

    await test.step('pays in the checkout that the shop names', async () => {
      const amount = found[0].sellingPrice + 40
      const { order, keyId } = (await call('/api/razorpay/order', { amount })) as unknown as Created
      const { scriptUrl } = (await call('/api/razorpay/checkout')).data as { scriptUrl: string }
      await page.addScriptTag({ url: scriptUrl })
      await page.evaluate(
        ([key, order_id]) => {
          const { Razorpay } = window as unknown as { Razorpay: new (options: object) => { open(): void } }
          const handler = (payment: object) => (document.title = JSON.stringify(payment))
          const config = { display: { sequence: ['upi'] } }
          new Razorpay({ key, order_id, handler, config }).open()
        },
        [keyId, order.id] as const,
      )
      await payByUpi(page)
      await expect(page).toHaveTitle(/razorpay_signature/)
      const paid = JSON.parse(await page.title()) as object
      expect(await call('/api/razorpay/verify', paid)).toMatchObject({ success: true })
    })

    await page.setContent(`<img src="${found[0].productImage[0]}" alt="Tomato">`)
    await expect(page.getByRole('img', { name: 'Tomato' })).toHaveJSProperty('naturalWidth', 800)
  },
)
