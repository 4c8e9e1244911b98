import { expect } from '@playwright/test'
import type { APIRequestContext, Browser, Page } from '@playwright/test'

import { median } from './lighthouse.ts'
import { phone } from './phone.ts'

/** A visit by script, with a processor four times slower than this one. Times in milliseconds. */
export interface Visit {
  shift: number
  /** What moved furthest, in the words of the page; empty when nothing did. */
  shiftOf: string
  /** Presses, taps and letters, also those that the browser painted too soon to time them. */
  interactions: number
  /**
   * How long the slowest of fifty interactions took until it was painted, and which it was; and the middle
   * one.
   */
  slowest: number
  slowestOf: string
  usual: number
  /**
   * From the tap on a product in a list until its picture is painted; the page was asked for beforehand, or
   * not.
   */
  prefetchedProduct: number
  coldProduct: number
}

interface Seen {
  shifts: Shift[]
  /** By the browser's number of the interaction. */
  taps: Record<string, Tap>
}

interface Shift {
  value: number
  what: string
}

interface Tap {
  took: number
  /** What was pressed, in the words of the page. */
  what: string
}

/** Between two choices a hand rests so long, in milliseconds. */
const handsPace = 500

/** The browser does not time what is painted sooner; it counts as this much. */
const leastTimed = 16

/** Notes every shift of the layout and how long each interaction took until it was seen. */
function watch(): void {
  const seen: Seen = { shifts: [], taps: {} }
  ;(globalThis as unknown as { seen: Seen }).seen = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node }[]
    })[]) {
      const node = entry.sources[0]?.node
      const what = `${node?.nodeName.toLowerCase() ?? ''} ${node?.textContent ?? ''}`.slice(0, 60)
      if (!entry.hadRecentInput) seen.shifts.push({ value: entry.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId && entry.duration > (seen.taps[entry.interactionId]?.took ?? 0)) {
        const target = entry.target instanceof Element ? entry.target : null
        const named = target?.closest('label') ?? target?.closest('button, a, input')
        const words = named?.ariaLabel ?? named?.textContent ?? ''
        seen.taps[entry.interactionId] = { took: entry.duration, what: `${entry.name} ${words}`.slice(0, 60) }
      }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  await context.addInitScript(watch)
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  await openAccount(context.request, url)
  const seen: Seen[] = []
  await tab.goto(url)
  await settled(tab)
  await scrollThrough(tab)
  await typeAndClear(tab)
  seen.push(await read(tab))

  await tab.goto(`${url}/product-category`)
  await settled(tab)
  await scrollThrough(tab)
  await chooseAndSort(tab)
  await fillBasket(tab)
  seen.push(await read(tab))

  await tab.goto(`${url}/cart`)
  await changeQuantities(tab)
  seen.push(await read(tab))

  const prefetched: number[] = []
  const cold: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    prefetched.push(await openProduct(tab, url, turn * 2, true))
    cold.push(await openProduct(tab, url, turn * 2 + 1, false))
  }
  await context.close()
  const taps = seen.flatMap(({ taps }) => Object.values(taps)).toSorted((a, b) => a.took - b.took)
  const slowest = taps[Math.ceil(taps.length * 0.98) - 1]
  const shifts = seen.flatMap(({ shifts }) => shifts).toSorted((a, b) => b.value - a.value)
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    shiftOf: shifts[0]?.what ?? '',
    interactions: taps.length,
    slowest: slowest?.took ?? Number.NaN,
    slowestOf: slowest?.what ?? '',
    usual: median(taps.map(({ took }) => took)),
    prefetchedProduct: median(prefetched),
    coldProduct: median(cold),
  }
}

/** Baskets belong to those who are signed in. */
async function openAccount(request: APIRequestContext, url: string): Promise<void> {
  const password = 'a-password-for-the-bench'
  const person = { name: 'Asha Devi', email: 'asha.devi@example.com' }
  await request.post(`${url}/api/signup`, { data: { ...person, password, confirmPassword: password } })
  const answer = await request.post(`${url}/api/signin`, { data: { email: person.email, password } })
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`)
}

async function typeAndClear(tab: Page): Promise<void> {
  const box = tab.getByRole('searchbox').or(tab.getByRole('combobox')).first()
  await box.click()
  for (const word of ['tomato', 'ghee', 'dal']) {
    await box.pressSequentially(word, { delay: 120 })
    await settled(tab)
    await box.press('ControlOrMeta+a')
    await box.press('Backspace')
    await settled(tab)
  }
}

/** The drawer, two categories chosen and taken back, the two orders of price, and back to the goods. */
async function chooseAndSort(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Filters & Sort' }).click()
  await tab.waitForTimeout(handsPace)
  const drawer = tab.getByRole('dialog')
  for (const name of ['Pulses', 'Oils', 'Pulses', 'Oils']) {
    await drawer.getByRole('checkbox', { name }).click()
    await tab.waitForTimeout(handsPace)
  }
  // By keys: what a script selects is no press for the browser, and it would count what moves with it.
  const order = drawer.getByRole('combobox', { name: 'Sort by' })
  await order.focus()
  for (const value of ['price-asc', 'price-desc']) {
    await tab.keyboard.press('ArrowDown')
    await expect(order).toHaveValue(value)
    await tab.waitForTimeout(handsPace)
  }
  await tab.keyboard.press('Escape')
  await tab.waitForTimeout(handsPace)
}

/** Four goods, three quick taps for each, and one less. */
async function fillBasket(tab: Page): Promise<void> {
  const goods = tab.getByRole('main').getByRole('article')
  for (let place = 0; place < 4; place++) {
    const add = goods.nth(place).getByRole('button', { name: /^Add to Cart: / })
    for (let tap = 0; tap < 3; tap++) await add.click()
    await goods
      .nth(place)
      .getByRole('button', { name: / less$/ })
      .click()
    await tab.waitForTimeout(handsPace)
  }
}

async function changeQuantities(tab: Page): Promise<void> {
  for (const name of [/^Increase quantity of /, /^Decrease quantity of /]) {
    const button = tab.getByRole('main').getByRole('button', { name }).first()
    for (let tap = 0; tap < 3; tap++) await button.click()
    await tab.waitForTimeout(handsPace)
  }
}

/** With a finger the page is asked for when it touches; `prefetched` lets it rest on the link before. */
async function openProduct(tab: Page, url: string, place: number, isPrefetched: boolean): Promise<number> {
  await tab.goto(`${url}/product-category`)
  await settled(tab)
  const link = tab.locator('main a[href^="/product/"]').nth(place)
  await link.scrollIntoViewIfNeeded()
  if (isPrefetched) {
    await link.hover()
    await settled(tab)
  }
  await tab.evaluate((place) => {
    const found = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/product/"]')[place]
    const state = globalThis as unknown as { opened?: Promise<number> }
    const began = performance.now()
    state.opened = new Promise((resolve) => {
      const look = () => {
        const picture = document.querySelector<HTMLImageElement>('main img')
        const isThere = document.querySelector('main h1') && location.pathname.startsWith('/product/')
        if (isThere && picture?.complete && picture.naturalWidth > 0)
          requestAnimationFrame(() => resolve(performance.now() - began))
        else requestAnimationFrame(look)
      }
      found?.click()
      requestAnimationFrame(look)
    })
  }, place)
  return tab.evaluate(() => (globalThis as unknown as { opened: Promise<number> }).opened)
}

async function scrollThrough(tab: Page): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await tab.mouse.wheel(0, 600)
    await tab.waitForTimeout(150)
  }
  await tab.evaluate(() => scrollTo({ top: 0 }))
  await settled(tab)
}

async function settled(tab: Page): Promise<void> {
  await tab.waitForLoadState('networkidle')
}

/** What was seen on a page, with the interactions that were painted too soon to be timed. */
function read(tab: Page): Promise<Seen> {
  return tab.evaluate((took) => {
    const { seen } = globalThis as unknown as { seen: Seen }
    const untimed = performance.interactionCount - Object.keys(seen.taps).length
    for (let place = 1; place <= untimed; place++) seen.taps[-place] = { took, what: '' }
    return seen
  }, leastTimed)
}
