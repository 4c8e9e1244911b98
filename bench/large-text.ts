import type { Browser } from '@playwright/test'

import { faultsInEveryLook } from '../tests/e2e/a11y/looks.ts'
import { phone } from './phone.ts'

/** What large letters, 320 pixels and wide spacing break, a sentence each. */
export interface LargeText {
  pages: number
  faults: string[]
}

export async function largeText(browser: Browser, url: string, pages: readonly string[]): Promise<LargeText> {
  const { viewport } = phone
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const tab = await context.newPage()
  const devtools = await context.newCDPSession(tab)
  const faults: string[] = []
  for (const page of pages) {
    await tab.goto(url + page)
    await tab.waitForLoadState('networkidle')
    const found = await faultsInEveryLook(tab, devtools)
    faults.push(...found.map((fault) => `${page}, ${fault}`))
  }
  await context.close()
  return { pages: pages.length, faults }
}
