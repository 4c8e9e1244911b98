import type { CDPSession, Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'

import { phoneMessages } from '#db/schema/index.ts'
import { openSession, sessionCookie } from '#tests/support/open-session.ts'
import { smsGateway } from '#tests/support/sms-gateway.ts'
import type { SmsGateway } from '#tests/support/sms-gateway.ts'
import { whatsAppServer } from '#tests/support/whatsapp.ts'
import type { WhatsAppServer } from '#tests/support/whatsapp.ts'
import * as queue from '#words/client/queue/hi.ts'
import * as number from '#words/shop/account/number/hi.ts'
import * as cart from '#words/shop/cart/hi.ts'
import * as buying from '#words/shop/checkout/buying/hi.ts'
import * as goods from '#words/shop/goods/hi.ts'
import * as list from '#words/shop/list/hi.ts'
import * as news from '#words/shop/orders/by-sms/hi.ts'

import { toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { startShop } from '../running-shop.ts'
import type { RunningShop } from '../running-shop.ts'
import { expect, failedRequests, test } from '../shop-test.ts'

let sms: SmsGateway
let whatsApp: WhatsAppServer
let shop: RunningShop
test.beforeAll(async () => {
  sms = await smsGateway()
  whatsApp = await whatsAppServer()
  shop = await startShop({ ...sms.env, ...whatsApp.env })
})
test.afterAll(async () => {
  await shop.stop()
  await Promise.all([sms.goDown(), whatsApp.goDown()])
})

test.use({ ...phone, expectedComplaints: failedRequests, savesData: false })

const [mobile, shown, atGateway] = ['9811012345', '98110 12345', '919811012345']

test(
  'an evening in Hindi on a slow line: a code by SMS, a list by voice, an add without a line, cash, and WhatsApp says that it is on its way, and where',
  { tag: '@night' },
  async ({ page, playwright }) => {
    test.slow()
    const line = await page.context().newCDPSession(page)
    await goes(line)
    await page.addInitScript(hearTheList)

    await test.step('she signs in by her number and a code', async () => {
      await page.goto(`${shop.url}/hi/login#number`)
      await page.getByLabel(number.mobile).fill(shown)
      await page.getByRole('button', { name: number.sendCode }).click()
      await expect
        .poll(() => sms.sent)
        .toMatchObject([{ to: atGateway, text: expect.stringContaining('आपका कोड') }])
      const [code = ''] = /\b\d{6}\b/.exec(sms.sent[0]!.text) ?? []
      await page.getByRole('textbox', { name: number.code }).fill(code)
      await page.getByRole('button', { name: number.signIn }).click()
      await page.getByLabel(number.yourName).fill('आशा देवी')
      await page.getByRole('button', { name: number.open }).click()
      await expect(page).toHaveURL(`${shop.url}/hi`)
    })

    await test.step('she says her list', async () => {
      await page.goto(`${shop.url}/hi/list`)
      await page.getByRole('button', { name: list.speak }).click()
      await expect(page.getByRole('textbox', { name: list.label })).toHaveValue('4 किलो आलू, 1 किलो टमाटर')
      await page.getByRole('button', { name: list.read }).click()
      await page.getByRole('button', { name: list.addAll }).click()
      await expect(page.getByText(list.added)).toBeVisible()
    })

    await test.step('the line is gone: what she adds waits, and comes once', async () => {
      await page.goto(`${shop.url}/hi/product-category?category=vegetables`)
      const add = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${goods.addToCart}: .*प्याज़`) })
      await expect(add.first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await goes(line, { offline: true })
      await add.first().click()
      await expect(toastSaying(page, queue.savedHere)).toBeVisible()
      expect(await inCart(page)).toEqual([1, 2])
      await goes(line)
      await expect.poll(() => inCart(page)).toEqual([1, 1, 2])
    })

    await test.step('she orders in cash, and wants to be told by WhatsApp', async () => {
      await page.goto(`${shop.url}/hi/cart`)
      await page.getByRole('button', { name: cart.proceed }).click()
      await page.getByRole('textbox', { name: buying.pinCode }).fill('226102')
      await page.getByLabel(buying.line1).fill('3 आम का बाग')
      await page.getByLabel(buying.town).fill('मलिहाबाद')
      await page.getByRole('radio', { name: new RegExp(`^${buying.cash}`) }).check()
      await page.getByRole('button', { name: /नकद दें$/ }).click()
      await expect(page).toHaveURL(`${shop.url}/hi/success`)
      const wants = page.getByRole('checkbox', { name: news.tellMe('WhatsApp', shown) })
      const said = page.waitForResponse('**/api/phone-consent')
      await wants.click()
      await said
      await expect(wants).toBeChecked()
    })

    await test.step('the shop packs and sends it', async () => {
      const { cookie } = await openSession(shop, { name: 'Shopkeeper', role: 'ADMIN' })
      const desk = await playwright.request.newContext({
        baseURL: shop.url,
        extraHTTPHeaders: { cookie: `${sessionCookie}=${cookie}` },
      })
      const { data } = (await (await desk.get('/api/all-orders')).json()) as { data: { _id: string }[] }
      for (const action of ['pack', 'dispatch'])
        expect((await desk.post(`/api/orders/${data[0]!._id}/move`, { data: { action } })).ok()).toBe(true)
      await desk.dispose()
      // As after the minute in which a move can be taken back.
      const isSoon = and(eq(phoneMessages.mobile, mobile), eq(phoneMessages.kind, 'order_sent'))
      await shop.db.update(phoneMessages).set({ nextAttemptAt: new Date() }).where(isSoon)
      await expect
        .poll(() => toldOf('order_sent'))
        .toEqual([[expect.stringMatching(/^#\d+$/), expect.any(String)]])
    })

    await test.step('she asks where it is', async () => {
      const message = {
        id: 'wamid.asked',
        from: atGateway,
        timestamp: '1700000000',
        type: 'text',
        text: { body: 'कहाँ है?' },
      }
      expect(await whatsApp.tell(shop.url, { messages: [message] })).toBe(200)
      await expect
        .poll(() => toldOf('order_status'))
        .toEqual([[expect.stringMatching(/^#\d+$/), expect.stringContaining('रास्ते में')]])
    })
  },
)

/** The line of a village: half a second to the shop, and 50 KB in each. */
async function goes(line: CDPSession, { offline = false } = {}): Promise<void> {
  const [bytesASecond, latency] = [50_000, 500]
  await line.send('Network.emulateNetworkConditions', {
    offline,
    latency,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  })
}

/** How many there are of each good at the server, the fewest first. */
async function inCart(page: Page): Promise<number[]> {
  const answer = await page.request.get(`${shop.url}/api/view-card-product`)
  const { data } = (await answer.json()) as { data: { quantity: number }[] }
  return data.map(({ quantity }) => quantity).toSorted((one, other) => one - other)
}

/** The values of what she was told of this kind, in Hindi. */
function toldOf(kind: string): string[][] {
  return whatsApp.sent
    .filter(({ to, name, language }) => to === atGateway && name === kind && language === 'hi')
    .map(({ values }) => values)
}

/** A browser that hears her. Runs in the page, before its own scripts. */
function hearTheList(): void {
  class Ears extends EventTarget {
    lang = ''
    start() {
      const results = [[{ transcript: '4 किलो आलू, 1 किलो टमाटर' }]]
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })))
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Ears, webkitSpeechRecognition: Ears })
}
