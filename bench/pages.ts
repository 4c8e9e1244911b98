/**
 * `npm run bench:pages`: how fast, light and readable the pages are, against the limits that we set
 * ourselves. Measures the production build on an empty data folder with the whole demo market, and writes
 * `RESULTS.md`. `-- --runs=1` for a quick look; the figures that are kept are the median of five.
 * `-- positions` measures only where things stand in the first screen, and prints it.
 */
import fs from 'node:fs'
import path from 'node:path'

import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { weighPages } from '../scripts/budget.ts'
import { buildWhenNeeded } from '../scripts/build.ts'
import { findOrGetChromium } from '../scripts/chromium.ts'
import { projectRoot } from '../scripts/run-program.ts'
import { firstByte } from './first-byte.ts'
import { firstView } from './first-view.ts'
import type { FirstView } from './first-view.ts'
import { largeText } from './large-text.ts'
import { judge } from './lighthouse.ts'
import type { Verdict } from './lighthouse.ts'
import { offline } from './offline.ts'
import { positions } from './positions.ts'
import type { Position } from './positions.ts'
import { reach } from './reach.ts'
import { machine, positionTable, report } from './report.ts'
import { visit } from './session.ts'
import { productAddress, startShop } from './shop-on-trial.ts'

const runs = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice(7) ?? 5)
const isPositionsOnly = process.argv.includes('positions')
const began = machine()

await buildWhenNeeded()
const chromiumPath = await findOrGetChromium()
const shop = await startShop()
try {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const places = await positions(browser, shop.url)
  if (isPositionsOnly) console.log(positionTable(places).join('\n'))
  else await measureAll(browser, places)
  await browser.close()
} finally {
  await shop.stop()
}

async function measureAll(browser: Browser, places: Position[]): Promise<void> {
  const product = await productAddress(shop.url)
  const pages = ['/', '/hi', '/product-category', '/search?q=aloo', product, '/cart']
  // Pages are rendered when first asked for; what is measured is how they are afterwards.
  for (const page of pages) await fetch(shop.url + page)

  const views: FirstView[] = []
  for (const page of pages) views.push(await firstView(browser, shop.url, page))
  say('First views', 'weighed')
  const session = await visit(browser, shop.url)
  say('A visit', 'walked')
  const reading = ['/about', '/contact', '/blog', '/faq']
  const forms = ['/login', '/sign-up', '/order', '/success', '/cancel', '/no-such-page']
  const everyPage = [...pages, ...reading, ...forms]
  const read = await reach(browser, shop.url, everyPage)
  say('Reading and reaching', `${read.views} views`)
  const large = await largeText(browser, shop.url, everyPage)
  say('Large letters', `${large.faults.length} faults`)
  const seen = ['/', '/product-category', product, ...reading]
  const withoutLine = await offline(browser, shop.url, seen, ['/cart', '/order', '/search?q=aloo', '/terms'])
  say('Without a line', `${withoutLine.seen - withoutLine.lost.length} of ${withoutLine.seen} pages open`)
  const bytes = await firstByte(shop.url, 100, 10)
  say('First bytes', `${bytes.requests} requests`)

  const verdicts: Verdict[] = []
  for (const page of pages) {
    const verdict = await judge(chromiumPath, shop.url, page, runs)
    verdicts.push(verdict)
    say('Lighthouse', `${page}: ${verdict.performance}`)
  }
  const weights = weighPages(path.join(projectRoot, 'build/client'))
  const measured = {
    began,
    ended: machine(),
    runs,
    verdicts,
    views,
    session,
    read,
    large,
    withoutLine,
    places,
    bytes,
    weights,
    product,
  }
  fs.writeFileSync(path.join(projectRoot, 'bench/RESULTS.md'), report(measured))
  say('Written', 'bench/RESULTS.md')
}

function say(what: string, how: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${what}: ${how}`)
}
