import type { Browser } from '@playwright/test'

import { phone } from './phone.ts'

/** What a phone fetches until a page has come to rest. Bytes as they go over the wire. */
export interface FirstView {
  page: string
  requests: number
  bytes: number
  scripts: { requests: number; bytes: number }
  images: { requests: number; bytes: number }
  /** Hosts beside the shop's own. */
  otherHosts: string[]
  complaints: string[]
}

export async function firstView(browser: Browser, url: string, page: string): Promise<FirstView> {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  const complaints: string[] = []
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  const session = await context.newCDPSession(tab)
  await session.send('Network.enable')
  const fetched = new Map<string, { url: string; type: string; bytes: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // A drawing that stands in the stylesheet is fetched from nowhere.
    if (!request.url.startsWith('data:'))
      fetched.set(requestId, { url: request.url, type: type ?? '', bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await tab.goto(url + page)
  await tab.waitForLoadState('networkidle')
  const all = [...fetched.values()]
  await context.close()
  const sum = (type?: string) => {
    const some = all.filter((one) => type === undefined || one.type === type)
    return { requests: some.length, bytes: some.reduce((total, { bytes }) => total + bytes, 0) }
  }
  const hosts = new Set(all.map((one) => new URL(one.url).host))
  hosts.delete(new URL(url).host)
  return { page, ...sum(), scripts: sum('Script'), images: sum('Image'), otherHosts: [...hosts], complaints }
}
