import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { mailServer } from '#tests/support/mail-server.ts'
import type { MailServer } from '#tests/support/mail-server.ts'

import { phone } from './phone.ts'
import { startShop } from './running-shop.ts'
import type { RunningShop } from './running-shop.ts'

let ownShop: RunningShop | undefined
let ownMailServer: MailServer | undefined

/** The shop of this worker; each worker is a process with one shop. */
export function shopOfWorker(): RunningShop {
  if (!ownShop) throw new Error('The shop of this worker is not open.')
  return ownShop
}

/** All mails that the shop of this worker has sent, the newest last. */
export function sentMails() {
  return ownMailServer?.mails ?? []
}

/** What the shop of this worker has written to an address, the newest last. */
export function mailsTo(address: string) {
  return sentMails().filter(({ recipients }) => recipients.includes(address))
}

/**
 * Asked until a route answers it, before the first route of an open page counts as there: a page that is
 * busy takes a key press before it hears of routes, and what the press asks for is not routed.
 */
const probe = '/health/live?is-routed'

/**
 * Playwright's test on the worker's own shop, with a page that must stay silent: a console error or warning
 * (hydration warnings come as these), an uncaught error or a report of the Content-Security-Policy fails the
 * test that caused it.
 *
 * A test that makes something fail says which complaints belong to that, with
 * `test.use({ expectedComplaints: failedRequests })`: those alone are let through. One that holds back the
 * script of the frame says `test.use({ hasFrame: false })`, so that no page waits for it.
 */
export const test = base.extend<
  { complaints: string[]; expectedComplaints: RegExp | null; hasFrame: boolean; savesData: boolean },
  { shop: RunningShop }
>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs.
    async ({}, provide) => {
      ownMailServer = await mailServer()
      ownShop = await startShop({ ...ownMailServer.env })
      await provide(ownShop)
      await ownShop.stop()
      await ownMailServer.goDown()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
  hasFrame: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, shop, hasFrame }, provide) => {
    const goto = page.goto.bind(page)
    const route = page.route.bind(page)
    let isRouted = false
    // A page is there before its scripts are, and a script is quicker with the mouse than any shopper.
    page.goto = async (...to) => {
      const answer = await goto(...to)
      if (javaScriptEnabled) await isHydrated(page, hasFrame)
      return answer
    }
    page.route = async (...to) => {
      const routed = await route(...to)
      if (isRouted || !javaScriptEnabled || !page.url().startsWith(shop.url)) return routed
      isRouted = true
      await route(`**${probe}`, (asked) => asked.fulfill({ status: 204 }))
      // `waitForFunction` takes the first answer of what is asynchronous, whatever it is.
      await expect
        .poll(() => page.evaluate(async (address) => (await fetch(address)).status, probe))
        .toBe(204)
      return routed
    }
    await provide(page)
    // A request that a test has routed may still be on its way when the test has seen all it wanted.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  expectedComplaints: [null, { option: true }],
  // What an idle page fetches for later is a fifth of its cost. Tests of a line that drops switch it off.
  savesData: [true, { option: true }],
  complaints: [
    async ({ page, expectedComplaints, savesData }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.text() === workerBlocked) return
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.addInitScript((savesData) => {
        if (savesData)
          Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true })
        document.addEventListener('securitypolicyviolation', (violation) => {
          console.error(`CSP: ${violation.violatedDirective} forbids ${violation.blockedURI}`)
        })
      }, savesData)
      await use(complaints)
      const unexpected = complaints.filter((complaint) => !expectedComplaints?.test(complaint))
      test.expect(unexpected, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * What depends on the width of the window is seen in a large one and on a phone. Not by two projects of
 * Playwright: each would start its own workers, with a shop, a database and a browser.
 */
export function testInEachWindow(title: string, ...how: HowToTest): void {
  const [details, body] = how.length === 1 ? [{}, how[0]] : how
  test(title, details, body)
  test.describe('on a phone', () => {
    test.use(phone)
    test(title, details, body)
  })
}

type Body = Parameters<typeof test>[2]
type HowToTest = [body: Body] | [details: Parameters<typeof test>[1], body: Body]

/**
 * Hydrated: React has taken over the document, and the header, whose script comes when somebody reaches for
 * it. A document without our styles has nothing to hydrate.
 */
async function isHydrated(page: Page, hasFrame: boolean): Promise<void> {
  await page.waitForFunction((isHeaderWanted) => {
    const isReacts = (node: object) => Object.keys(node).some((key) => /^__react(Container|Fiber)/.test(key))
    if (!document.querySelector('style[data-href]')) return true
    if (!isReacts(document)) return false
    const header = isHeaderWanted && document.querySelector('body header')
    if (!header || isReacts(header)) return true
    header.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return false
  }, hasFrame)
}

/** Said where a test has no service worker (playwright.config.ts). */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/** How a browser reports a request that was cut off or answered with an error. */
export const failedRequests = /^Failed to load resource: /

export { expect } from '@playwright/test'
