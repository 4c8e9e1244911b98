import http from 'node:http'
import type { AddressInfo } from 'node:net'

import type { BrowserContext, Page } from '@playwright/test'

import { goneWorker } from '#server/pages/service-worker.ts'

import { partsHaveCome } from '../page-parts.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { openCartWithTomatoes } from '../shopper.ts'

// What the service worker keeps, what it shows without a line, and how it gives way to another one.

test.use({ serviceWorkers: 'allow', expectedComplaints: failedRequests, savesData: false })

test('without a line, a page that was seen is there; another is the shop’s own offline page, which goes on by itself', async ({
  page,
  context,
}) => {
  await page.goto('/shipping')
  await hasWorker(page)
  // The page before the worker is kept as well.
  await expect.poll(() => keptPages(page)).toEqual(['/shipping'])
  await page.goto('/product-category?category=vegetables')
  await openCartWithTomatoes(page)
  await page.goto('/login')
  await page.goto('/search?q=dal')

  await context.setOffline(true)
  await page.goto('/product-category?category=vegetables')
  await expect(page.getByText(/^Search Results: \d+$/)).toBeVisible()
  await page.goto('/shipping')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/hi/cart')
  await expect(page.getByRole('heading', { name: 'कनेक्शन नहीं है। फिर कोशिश हो रही है…' })).toBeVisible()
  for (const never of ['/cart', '/faq']) {
    await page.goto(never)
    await expect(page.getByRole('heading', { name: 'No connection. Trying again…' })).toBeVisible()
  }
  const seen = page.getByRole('navigation', { name: 'What you can still see' })
  await expect(seen.getByRole('link', { name: /^Vegetables/ })).toBeVisible()
  expect(await keptPages(page)).toEqual(
    expect.arrayContaining(['/shipping', '/product-category?category=vegetables']),
  )
  expect(await keptPages(page)).not.toContain('/faq')

  await context.setOffline(false)
  await expect(page).toHaveTitle(/^Questions|FAQ/)
})

test('of pages the last 50 that were seen are kept', { tag: '@night' }, async ({ page }) => {
  await page.goto('/shipping')
  await hasWorker(page)
  await page.evaluate(async () => {
    for (let n = 0; n < 60; n += 1)
      await fetch(`/product-category.data?n=${n}`).then((answer) => answer.text())
  })
  const last = Array.from({ length: 50 }, (_, place) => `/product-category.data?n=${place + 10}`)
  await expect.poll(async () => (await keptPages(page)).toSorted()).toEqual(last)
})

test(
  'a line that is slow is waited for three seconds where there is a copy',
  { tag: '@night' },
  async ({ context }) => {
    await using shop = await shopBehindProxy()
    const page = await openWithWorker(context, shop.url)
    await page.reload()
    shop.answerAfter(1500)
    await page.reload()
    // Before the copy's turn, so it came from the line.
    const waited = () =>
      page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().responseStart)
    expect(await waited()).toBeGreaterThan(1500)
    expect(await waited()).toBeLessThan(3000)
    shop.answerNothing()
    await page.reload({ timeout: 8000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'a new build takes over at an opening, and not while another window is open',
  { tag: '@night' },
  async ({ context }) => {
    await using shop = await shopBehindProxy()
    shop.serveWorker((script, build) => script.replaceAll(build, 'olderbld'))
    const page = await openWithWorker(context, shop.url)
    const builds = () =>
      page.evaluate(async () => [...new Set((await caches.keys()).map((name) => name.slice(-8)))])
    expect(await builds()).toEqual(['olderbld'])

    const isWaiting = () =>
      page.evaluate(async () => {
        // Registrations are done one after the other, so the page's own is done by then.
        const registration = await navigator.serviceWorker.register('/sw.js')
        return registration.waiting !== null
      })
    const other = await context.newPage()
    await other.goto(`${shop.url}/faq`)
    shop.serveWorker((script) => script)
    await expect.poll(isWaiting).toBe(true)
    for (const _opening of ['one', 'another']) {
      await page.reload()
      // By then the page has spoken to the worker.
      await partsHaveCome(page)
      expect(await isWaiting()).toBe(true)
    }
    expect(await builds()).toContain('olderbld')

    // As one has it who sold with the build before.
    await page.evaluate(async () =>
      (await caches.open('assets-olderbld')).put('/stall/without-line', new Response('of before')),
    )
    await other.close()
    await page.reload()
    await expect.poll(builds).toEqual([expect.not.stringContaining('olderbld')])
    const stall = () => page.evaluate(async () => (await caches.match('/stall/without-line'))?.text())
    expect(await stall()).toContain('/assets/')
  },
)

test(
  'a shop that is told to have no worker takes away the one that a browser has, with what it kept',
  { tag: '@night' },
  async ({ context }) => {
    await using shop = await shopBehindProxy()
    const page = await openWithWorker(context, shop.url)
    shop.serveWorker(() => goneWorker)
    await page.reload()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  },
)

async function openWithWorker(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/shipping`)
  await hasWorker(page)
  return page
}

async function hasWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The paths of the pages that are kept, in their order. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('pages-'))
    const kept = name ? await (await caches.open(name)).keys() : []
    return kept.map(({ url }) => url.slice(location.origin.length))
  })
}

/** The worker's shop at an address of its own, whose service worker and answers can be changed. */
async function shopBehindProxy() {
  const { url } = shopOfWorker()
  const realWorker = await (await fetch(`${url}/sw.js`)).text()
  const [, build = ''] = /`([0-9a-f]{8}-[0-9a-f]{8})`/.exec(realWorker) ?? []
  let change: ((script: string, build: string) => string) | undefined
  let isSilent = false
  let delayMs = 0
  const proxy = http.createServer((request, response) => {
    if (isSilent) return
    if (request.url === '/sw.js' && change) {
      const script = change(realWorker, build)
      return void response.setHeader('content-type', 'text/javascript').end(script)
    }
    const { method = 'GET', headers } = request
    const asked = http.request(url + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    setTimeout(() => request.pipe(asked), headers.accept?.includes('text/html') ? delayMs : 0)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    serveWorker: (how: typeof change) => void (change = how),
    answerNothing: () => void (isSilent = true),
    /** Pages come so late from now on. */
    answerAfter: (ms: number) => void (delayMs = ms),
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
