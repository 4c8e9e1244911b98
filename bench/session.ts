import type { Browser, Page } from '@playwright/test'

import { median } from './lighthouse.ts'
import { phone } from './phone.ts'

/** A visit by script, with a processor four times slower than this one. Times in milliseconds. */
export interface Visit {
  shift: number
  interactions: number
  /** How long the slowest of fifty interactions took until it was painted; and the middle one. */
  slowest: number
  usual: number
  /** From the tap on a product in a list until its picture is painted; the page was asked for beforehand, or not. */
  prefetchedProduct: number
  coldProduct: number
}

interface Seen {
  shift: number
  taps: Record<string, number>
}

/** Notes every shift of the layout and how long each interaction took until it was seen. */
function watch(): void {
  const seen: Seen = { shift: 0, taps: {} }
  ;(globalThis as unknown as { seen: Seen }).seen = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) {
        const before = seen.taps[entry.interactionId] ?? 0
        seen.taps[entry.interactionId] = Math.max(before, entry.duration)
      }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  await context.addInitScript(watch)
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  await tab.goto(url)
  await settled(tab)
  await scrollThrough(tab)
  const box = tab.getByRole('searchbox').or(tab.getByRole('combobox')).first()
  await box.click()
  for (const word of ['tomato', 'ghee', 'dal']) {
    await box.pressSequentially(word, { delay: 120 })
    await settled(tab)
    await box.press('ControlOrMeta+a')
    await box.press('Backspace')
  }
  const onHome = await read(tab)

  await tab.goto(`${url}/product-category`)
  await settled(tab)
  await scrollThrough(tab)
  await chooseAndSort(tab)
  const onListing = await read(tab)

  const prefetched: number[] = []
  const cold: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    prefetched.push(await openProduct(tab, url, turn * 2, true))
    cold.push(await openProduct(tab, url, turn * 2 + 1, false))
  }
  await context.close()
  const taps = [...Object.values(onHome.taps), ...Object.values(onListing.taps)].toSorted((a, b) => a - b)
  return {
    shift: onHome.shift + onListing.shift,
    interactions: taps.length,
    slowest: taps[Math.max(0, Math.ceil(taps.length * 0.98) - 1)] ?? Number.NaN,
    usual: median(taps),
    prefetchedProduct: median(prefetched),
    coldProduct: median(cold),
  }
}

/** A category, another, back again, and the two orders of price. */
async function chooseAndSort(tab: Page): Promise<void> {
  const filters = tab.getByRole('button', { name: /filter/i }).first()
  if (await filters.isVisible()) await filters.click()
  for (const name of ['Pulses', 'Oils', 'Pulses', 'Oils']) {
    const choice = tab.getByRole('checkbox', { name }).filter({ visible: true }).first()
    if (await choice.isVisible()) await choice.click()
    await settled(tab)
  }
  await tab.keyboard.press('Escape')
  await settled(tab)
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

function read(tab: Page): Promise<Seen> {
  return tab.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
}
