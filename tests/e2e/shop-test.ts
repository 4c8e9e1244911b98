import { test as base } from '@playwright/test'

/**
 * Playwright's test with a page that must stay silent: a console error or warning (hydration warnings come as
 * these), an uncaught error or a report of the Content-Security-Policy fails the test that caused it.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (violation) => {
          console.error(`CSP: ${violation.violatedDirective} forbids ${violation.blockedURI}`)
        })
      })
      await use(complaints)
      test.expect(complaints, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
