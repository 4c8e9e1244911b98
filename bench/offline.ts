import type { Browser, Page } from '@playwright/test'

import { phone } from './phone.ts'

/** What a phone shows that has lost its line. */
export interface Offline {
  /** Pages that were seen, and which of them did not open again. */
  seen: number
  lost: string[]
  /** Pages that were not seen or are never kept, and where the shop’s own offline page did not stand. */
  others: number
  bare: string[]
  /** Scripts that a page asked for and did not get. */
  missingScripts: string[]
}

export async function offline(
  browser: Browser,
  url: string,
  seen: readonly string[],
  others: readonly string[],
): Promise<Offline> {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  await tab.goto(url + (seen[0] ?? '/'))
  await tab.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const headings = new Map<string, string>()
  for (const page of seen) {
    await tab.goto(url + page)
    // The parts of the next pages are fetched when this one is idle.
    await tab.waitForLoadState('networkidle')
    headings.set(page, await heading(tab))
  }

  const missingScripts: string[] = []
  tab.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') missingScripts.push(new URL(request.url()).pathname)
  })
  await context.setOffline(true)
  const lost = await pagesWhere(seen, async (page) => (await open(tab, url + page)) !== headings.get(page))
  const bare = await pagesWhere(
    others,
    async (page) => (await open(tab, url + page)) !== 'No connection. Trying again…',
  )
  await context.close()
  return { seen: seen.length, lost, others: others.length, bare, missingScripts }
}

async function pagesWhere(
  pages: readonly string[],
  isSo: (page: string) => Promise<boolean>,
): Promise<string[]> {
  const found: string[] = []
  for (const page of pages) if (await isSo(page)) found.push(page)
  return found
}

/** The heading of the page that is shown, or why none is. */
async function open(tab: Page, address: string): Promise<string> {
  try {
    await tab.goto(address)
    await tab.waitForLoadState('networkidle')
    return await heading(tab)
  } catch (error) {
    return String(error)
  }
}

function heading(tab: Page): Promise<string> {
  return tab.getByRole('heading', { level: 1 }).first().innerText({ timeout: 5_000 })
}
