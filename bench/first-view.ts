import { setTimeout as pause } from 'node:timers/promises'

import type { Browser, Page } from '@playwright/test'

import { phone } from './phone.ts'

/** What a phone fetches until a page has come to rest. Bytes as they go over the wire. */
export interface FirstView {
  page: string
  requests: number
  bytes: number
  scripts: Sum
  images: Sum
  /** What is fetched when the page is idle, for its parts further down and for the pages that come next. */
  idle: Sum
  /** Hosts beside the shop's own. */
  otherHosts: string[]
  complaints: string[]
}

interface Sum {
  requests: number
  bytes: number
}

interface Fetched extends Sum {
  url: string
  type: string
}

/** Nothing is asked for and nothing comes for so many milliseconds: the page has come to rest. */
const rest = 500

export async function firstView(browser: Browser, url: string, page: string): Promise<FirstView> {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  const complaints: string[] = []
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  const network = await watchNetwork(tab)
  await tab.addInitScript(holdIdle)
  await tab.goto(url + page)
  await network.comesToRest()
  const all = [...network.fetched.values()]
  await tab.evaluate(() => (globalThis as unknown as { letIdle: () => void }).letIdle())
  await network.comesToRest()
  const idle = [...network.fetched.values()].slice(all.length)
  await context.close()

  const hosts = new Set([...all, ...idle].map((one) => new URL(one.url).host))
  hosts.delete(new URL(url).host)
  const ofType = (wanted: string) => sum(all.filter(({ type }) => type === wanted))
  return {
    page,
    ...sum(all),
    scripts: ofType('Script'),
    images: ofType('Image'),
    idle: sum(idle),
    otherHosts: [...hosts],
    complaints,
  }
}

/** Runs in the page: what it does when idle waits until it is let. */
function holdIdle(): void {
  const ask = requestIdleCallback
  const waiting: (() => void)[] = []
  let isHeld = true
  Object.assign(globalThis, {
    requestIdleCallback: (...asked: Parameters<typeof ask>) => {
      if (isHeld) waiting.push(() => ask(...asked))
      else ask(...asked)
    },
    letIdle: () => {
      isHeld = false
      for (const go of waiting) go()
    },
  })
}

async function watchNetwork(tab: Page) {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Network.enable')
  // What comes by way of the service worker has no bytes here.
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  const fetched = new Map<string, Fetched>()
  const underWay = new Set<string>()
  let last = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // A drawing that stands in the stylesheet or in the page is fetched from nowhere.
    if (request.url.startsWith('data:')) return
    fetched.set(requestId, { url: request.url, type: type ?? '', requests: 1, bytes: 0 })
    underWay.add(requestId)
  })
  const ended = (requestId: string, bytes: number) => {
    const one = fetched.get(requestId)
    if (one) one.bytes = bytes
    underWay.delete(requestId)
    last = performance.now()
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    ended(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0))
  return {
    fetched,
    async comesToRest() {
      last = performance.now()
      while (underWay.size > 0 || performance.now() - last < rest) await pause(50)
    },
  }
}

function sum(some: readonly Sum[]): Sum {
  return {
    requests: some.length,
    bytes: some.reduce((total, { bytes }) => total + bytes, 0),
  }
}
