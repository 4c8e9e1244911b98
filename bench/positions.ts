import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'

import { phone } from './phone.ts'

/** What a shopper sees without scrolling, against its limit. */
export interface Position {
  where: string
  what: string
  /** Pixels, from the top of the page unless `what` says otherwise; or a number of rows or lines. */
  measured: number
  limit: number
  /** True where the limit is the least and not the most. */
  isLeast?: true
}

const landscape = { ...phone, viewport: { width: 740, height: 360 } }
const desktop = { viewport: { width: 1440, height: 900 } }

/** The bar at the foot of the window takes this much of it. */
const bottomBar = 64

export async function positions(browser: Browser, url: string): Promise<Position[]> {
  const product = await productCalled(url, 'Tomato')
  const measured: Position[] = []

  async function look(options: BrowserContextOptions, path: string, at: (tab: Page) => Promise<Position[]>) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
    const tab = await context.newPage()
    await tab.goto(url + path)
    await tab.waitForLoadState('networkidle')
    measured.push(...(await at(tab)))
    await context.close()
  }

  const page = `/product/${product._id}`
  await look(phone, page, async (tab) => [
    ...(await onProduct(tab, 'Product, 360 × 740', 740, 740)),
    ...(await withLongWord(tab, `\`${page}\``, [product.productName, product.brandName])),
  ])
  await look(landscape, page, (tab) => onProduct(tab, 'Product, 740 × 360', 360, 360 - bottomBar))
  await look(phone, '/', onHome)
  await look(desktop, '/', async (tab) => [
    {
      where: 'Home, 1440 × 900',
      what: 'first price',
      measured: await end(tab.locator('main .price').first()),
      limit: 960,
    },
  ])
  for (const [list, limit] of [
    ['/product-category', 3],
    ['/product-category?category=vegetables', 3],
    ['/search?q=organic', 3],
    // The link to the shelf that it names stands above its goods.
    ['/search?q=oil', 2],
  ] as const)
    await look(phone, list, async (tab) => [
      {
        where: `\`${list}\`, 360 × 740`,
        what: 'rows of goods',
        measured: await rowsBegun(tab),
        limit,
        isLeast: true,
      },
      ...(list === '/product-category' ? await withLongWord(tab, `\`${list}\``, []) : []),
    ])
  return measured
}

export function isHeld({ measured, limit, isLeast }: Position): boolean {
  return isLeast ? measured >= limit : measured <= limit
}

async function onProduct(tab: Page, where: string, height: number, above: number): Promise<Position[]> {
  const main = tab.getByRole('main')
  const hindi = main.locator('h1 ~ :lang(hi)').first()
  const facts: [string, Locator][] = [
    ['name', main.getByRole('heading', { level: 1 })],
    ['Hindi name', hindi],
    ['price', main.locator('.price-page').first()],
    ['pack and price a unit', main.locator('.pack').first()],
  ]
  const seen: Position[] = []
  if (height > 500) {
    const picture = await main.locator('.tile').first().boundingBox()
    const most = Math.round(height * 0.38)
    seen.push({
      where,
      what: 'height of the picture',
      measured: Math.round(picture?.height ?? 0),
      limit: most,
    })
  }
  for (const [what, fact] of facts) seen.push({ where, what, measured: await end(fact), limit: above })
  for (const what of ['Buy', 'Add To Cart'])
    seen.push({ where, what, measured: await firstEnd(tab, `${what}: `), limit: height })
  return seen
}

async function onHome(tab: Page): Promise<Position[]> {
  const where = 'Home, 360 × 740'
  const main = tab.getByRole('main')
  return [
    { where, what: 'end of the header', measured: await end(tab.getByRole('banner')), limit: 104 },
    {
      where,
      what: 'end of the banner',
      measured: await end(main.getByRole('region', { name: 'From the village' })),
      limit: 210,
    },
    {
      where,
      what: 'end of the hero',
      measured: await end(main.locator('section', { has: tab.locator('h1') })),
      limit: 262,
    },
    {
      where,
      what: 'end of the category strip',
      measured: await end(main.getByRole('list', { name: 'Categories' })),
      limit: 360,
    },
    { where, what: 'first price', measured: await end(main.locator('.price').first()), limit: 560 },
    {
      where,
      what: 'pixels of the third card of a row',
      measured: await peek(main.getByRole('list', { name: 'Coffee Heritage' })),
      limit: 16,
      isLeast: true,
    },
  ]
}

/** How wide the page is with words that have no place to break at, and how many lines a card's name has. */
async function withLongWord(tab: Page, where: string, names: string[]): Promise<Position[]> {
  const { width, lines } = await tab.evaluate((names) => {
    const word = 'Sarvottamkolhapuriguladrakmasalachai'.repeat(3)
    const cardNames = [...document.querySelectorAll<HTMLElement>('main .card-name')]
    for (const name of cardNames) (name.querySelector('a') ?? name).textContent = word
    for (const one of document.querySelectorAll<HTMLElement>('main h1, main p, main a, main h3'))
      if (names.includes(one.textContent.trim())) one.textContent = word
    const heights = cardNames.map(
      (name) => name.offsetHeight / Number.parseFloat(getComputedStyle(name).lineHeight),
    )
    return { width: document.documentElement.scrollWidth, lines: Math.round(Math.max(0, ...heights)) }
  }, names)
  return [
    { where, what: 'width of the page with a word of 108 letters', measured: width, limit: 360 },
    { where, what: 'lines of such a name on a card', measured: lines, limit: 2 },
  ]
}

async function end(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  return box ? Math.round(box.y + box.height) : Number.POSITIVE_INFINITY
}

/** Where the highest button ends whose name begins so: on the page, or in the bar at its foot. */
async function firstEnd(tab: Page, name: string): Promise<number> {
  const buttons = tab.locator(`button[aria-label^="${name}"]`)
  // The bar comes once the page knows that its own buttons are out of sight.
  const isSeen = (label: string) =>
    [...document.querySelectorAll(`button[aria-label^="${label}"]`)].some(
      (button) => button.getBoundingClientRect().bottom <= innerHeight,
    )
  await tab.waitForFunction(isSeen, name, { timeout: 2_000 }).catch(() => undefined)
  const ends = await Promise.all((await buttons.all()).map(end))
  return Math.min(...ends)
}

/** How many rows of cards begin in the first screen. */
function rowsBegun(tab: Page): Promise<number> {
  return tab.evaluate(() => {
    const tops = [...document.querySelectorAll('main article')].map(
      (card) => card.getBoundingClientRect().top,
    )
    return new Set(tops.filter((top) => top < innerHeight - 8).map(Math.round)).size
  })
}

/** How much of the third thing of a row is seen. */
function peek(row: Locator): Promise<number> {
  return row.evaluate((list) => {
    const left = list.children[2]?.getBoundingClientRect().left ?? innerWidth
    return Math.round(Math.max(0, innerWidth - left))
  })
}

async function productCalled(
  url: string,
  name: string,
): Promise<{ _id: string; productName: string; brandName: string }> {
  const answer = await fetch(`${url}/api/search?q=${name}`)
  const { data } = (await answer.json()) as {
    data: { _id: string; productName: string; brandName: string }[]
  }
  const found = data.find(({ productName }) => productName === name)
  if (!found) throw new Error(`The market has no ${name}`)
  return found
}
