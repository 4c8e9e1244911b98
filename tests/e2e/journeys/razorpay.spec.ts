import type { Page } from '@playwright/test'

import { contentSecurityPolicy } from '#server/pages/content-security-policy.ts'

import { expect, test } from '../shop-test.ts'

// Razorpay's checkout in outline, at its own addresses: what it loads and where it goes. Nothing of it leaves
// the machine. That a shop with keys sends this policy: `server/pages/page-policies.http.test.ts`.

const policy = contentSecurityPolicy([], { isSandbox: false, isDesk: false, isPanel: false, uploadsTo: null })
// One of them: Chromium's shell takes no further press after one that opened an app.
const apps = ['upi://pay?pa=haat@bank']

const checkout = `
  const add = (tag, src) => document.body.append(Object.assign(document.createElement(tag), { src }))
  add('script', 'https://cdn.razorpay.com/static/cx/razorpay-risk-detection/bundle.js')
  add('img', 'https://cdn.razorpay.com/logo.svg')
  add('iframe', 'https://api.razorpay.com/v1/checkout/public')
  const names = ['api', 'lumberjack', 'lumberjack-cx', 'lumberjack-metrics']
  for (const name of names) fetch('https://' + name + '.razorpay.com/v1/track').then(() => (document.title += ' ' + name))`
const frame = `<!doctype html><h1>Pay by UPI</h1>${apps
  .map((app) => `<button onclick="location.href = '${app}'">${app.split(':')[0]}</button>`)
  .join('')}`

// A machine without these apps says so.
test.use({ expectedComplaints: /^Failed to launch 'upi:/ })

test(
  'the pages of a shop with keys let Razorpay’s checkout load its parts and open payment apps',
  { tag: '@both' },
  async ({ page }) => {
    await standIn(page)
    await page.goto('/cart')
    await page.addScriptTag({ url: 'https://checkout.razorpay.com/v1/checkout.js' })

    await test.step('the second script, the picture and the four connections', async () => {
      await expect(page).toHaveTitle(/(?=.* api\b)(?=.* lumberjack\b)(?=.*-cx)(?=.*-metrics)/)
      await expect(page.locator('html')).toHaveAttribute('data-risk', 'weighed')
      await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 20)
    })

    const paying = page.frameLocator('iframe')
    for (const app of apps)
      await test.step(`the frame goes to ${app} and is still there`, async () => {
        await paying.getByRole('button', { name: app.split(':')[0]!, exact: true }).click()
        // The shell may draw nothing any more once an app was to be opened: then nobody is ever idle.
        await page.evaluate(async () => new Promise((seen) => requestIdleCallback(seen, { timeout: 1_000 })))
        await expect(paying.getByRole('heading')).toHaveText('Pay by UPI')
      })
  },
)

async function standIn(page: Page): Promise<void> {
  const kinds = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml' }
  const serve = (address: string, kind: keyof typeof kinds, body: string, headers = {}) =>
    page.route(address, (route) => route.fulfill({ body, contentType: kinds[kind], headers }))
  const everybody = { 'access-control-allow-origin': '*' }

  await serve('**/cart', 'html', '<!doctype html><title>Cart</title>', { 'content-security-policy': policy })
  await serve('https://*.razorpay.com/v1/track', 'html', '', everybody)
  await serve('https://checkout.razorpay.com/v1/checkout.js', 'js', checkout)
  await serve(
    'https://cdn.razorpay.com/**/bundle.js',
    'js',
    `document.documentElement.dataset.risk = 'weighed'`,
  )
  await serve(
    'https://cdn.razorpay.com/logo.svg',
    'svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  )
  await serve('https://api.razorpay.com/v1/checkout/public', 'html', frame)
}
