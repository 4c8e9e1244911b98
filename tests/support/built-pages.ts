import type { AppOptions } from '#server/app.ts'
import type * as Main from '#server/main.ts'
/** The pages of the production build, for tests of what a shop sends of them. */
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { visitor } from '#tests/support/visitor.ts'

const built = new URL('../../build/server/index.js', import.meta.url).href
const { builtPages } = (await import(/* @vite-ignore */ built)) as typeof Main
type Pages = NonNullable<AppOptions['pages']>

export const pages: Pages = builtPages(false)

/** Pages whose renderings are counted, be it for somebody or because something has changed. */
function countedPages(): { pages: Pages; timesRendered: (...keys: string[]) => number } {
  const renderings = new Map<string, number>()
  const timesRendered = (...keys: string[]) => keys.reduce((sum, key) => sum + (renderings.get(key) ?? 0), 0)
  const handle: Pages['handle'] = async (...asked) => {
    const { pathname, search } = new URL(asked[0].url)
    renderings.set(pathname + search, timesRendered(pathname + search) + 1)
    return pages.handle(...asked)
  }
  return { pages: { ...pages, handle }, timesRendered }
}

/** What other tests have changed may be shown to guests for two seconds more (server/cache/refresh.ts). */
export const nothingStale = { 'cache-control': 'no-cache' }

/** Reads pages of the shop at `url` as a guest, past what is stale. */
export function pagesAt(url: string) {
  return async (address: string) => {
    const { status, headers, body } = await visitor(url).get(address, nothingStale)
    return { status, headers, text: String(body.text ?? JSON.stringify(body)) }
  }
}

/** A shop with one product, whose renderings are counted. */
export async function shopOfKeptPages() {
  const { pages: counted, timesRendered } = countedPages()
  const shop = await testShop({}, { pages: counted })
  const admin = await shop.admin()
  const id = await makeProduct(shop, { name: 'Sona Masuri Rice', sellingPricePaise: 321_00, stock: 9 })
  const page = pagesAt(shop.url)

  async function productBody(): Promise<Record<string, unknown>> {
    const { body } = await admin.post('/api/product-details', { productId: id })
    return body.data
  }

  /** Whether a page is not kept. */
  async function rendersAgain(address: string): Promise<boolean> {
    // What a test writes past the calls is heard of a moment later, and a page that was rendered meanwhile
    // is not kept. An update that changes nothing returns once this process has read every change so far.
    const { productImage: _leftAsTheyAre, ...body } = await productBody()
    await admin.post('/api/update-product', body)
    await page(address)
    const before = timesRendered(address)
    await page(address)
    return timesRendered(address) !== before
  }

  return { shop, admin, id, page, counted, timesRendered, productBody, rendersAgain }
}
