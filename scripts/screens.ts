/**
 * `npm run screens`: takes the pictures of the main screens in `docs/screens/` again, from the built shop.
 * `npm run screens -- account cart` takes those of these screens alone.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'

import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'
import { freePort } from '#server/port.ts'

import { buildWhenNeeded } from './build.ts'
import { findOrGetChromium } from './chromium.ts'
import { projectRoot } from './run-program.ts'

const folder = path.join(projectRoot, 'docs/screens')
const sizes = [
  { suffix: '', viewport: { width: 1440, height: 1000 }, isMobile: false },
  { suffix: '-phone', viewport: { width: 360, height: 780 }, isMobile: true },
]
/** The rooms of the panel are worked in on tablets too. */
const deskSizes = [...sizes, { suffix: '-tablet', viewport: { width: 768, height: 1000 }, isMobile: false }]
const schemes = [
  { suffix: '', colorScheme: 'light' },
  { suffix: '-dark', colorScheme: 'dark' },
] as const

/** The screens by the names of their files. Those of a customer come last, when somebody has signed in. */
const guestScreens = {
  home: '/',
  listing: '/product-category?category=vegetables&category=fruits',
  search: '/search?q=ghee',
  login: '/login',
  'sign-up': '/sign-up',
  about: '/about',
  contact: '/contact',
  'not-found': '/nothing-here',
}
const customerScreens = {
  cart: '/cart',
  orders: '/order',
  account: '/account',
  success: '/success',
  cancel: '/cancel',
}

/** The rooms of the panel, and what stands behind the address of one that shows nothing. */
const nothing = '?q=nothing-like-this'
const rooms = {
  users: ['/admin-panel/all-users', nothing],
  products: ['/admin-panel/all-products', nothing],
  orders: ['/admin-panel/all-orders', nothing],
  returns: ['/admin-panel/returns', '?status=refused'],
  stock: ['/admin-panel/stock', nothing],
  delivery: ['/admin-panel/delivery', nothing],
  settings: ['/admin-panel/settings', null],
} as const
const callsOfRooms =
  /\/api\/(all-user|get-product|all-orders|returns|low-stock|product-stock|stock-entries|delivery-areas|shop-settings)/

/** Where the goods of the second order go. */
const home = {
  name: 'Asha Devi',
  mobile: '9876543210',
  line1: '12 Tulsi Baug',
  landmark: 'Near the Hanuman temple',
  directions: 'Blue gate, first floor',
  town: 'Pune',
  pinCode: '411002',
  stateCode: '27',
}
/** Places to which the shop of the pictures delivers. */
const areas = [
  { from: '411001', to: '411062', days: 2, note: 'Before noon', cash: true },
  { from: '226001', to: '226031', days: 1, cash: true },
  { from: '560001', to: '560110', days: 4 },
]

/** Names of screens; none for all. */
const wanted = process.argv.slice(2)

/** Other browsers in which the customer is signed in, as they name themselves. */
const otherBrowsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
]

/** Somebody who packs at the stall. */
const hand = { email: 'ravi@example.com', password: 'a-password-of-ravi' }
const shopkeeper = { email: 'shopkeeper@example.com', password: 'a-password-of-the-shop' }
const customer = { email: 'asha@example.com', password: 'a-password-of-asha' }

await buildWhenNeeded()
const executablePath = await findOrGetChromium()
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-screens-'))
const address = `http://127.0.0.1:${await freePort('127.0.0.1')}`
const shop = openShop()
try {
  await untilOpen()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const productPath = await prepare(browser)
  for (const scheme of schemes) {
    for (const size of sizes) await takeAll(await windowOf(browser, size, scheme), productPath)
    for (const size of deskSizes) await takeRooms(await windowOf(browser, size, scheme), productPath)
  }
  await browser.close()
} finally {
  shop.kill('SIGTERM')
  await once(shop, 'exit')
  await removeEmbeddedPostgres(dataDir)
  fs.rmSync(dataDir, { recursive: true, force: true })
}
report()

function openShop(): ChildProcess {
  const env = {
    ...process.env,
    PORT: new URL(address).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
    ADMIN_EMAIL: shopkeeper.email,
    ADMIN_PASSWORD: shopkeeper.password,
  }
  return spawn(process.execPath, ['scripts/start.ts'], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function untilOpen(): Promise<void> {
  const isReady = () => fetch(`${address}/health/ready`).then(({ ok }) => ok)
  for (let tries = 0; tries < 240; tries += 1) {
    if (await isReady().catch(() => false)) return
    if (shop.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The shop did not start. Its messages are above.')
}

/**
 * A customer with two orders, of which one needs an address and one was delivered and partly comes back, and
 * a cart. Answers the address of the product whose page is taken.
 */
async function prepare(browser: Browser): Promise<string> {
  const context = await browser.newContext({ baseURL: address })
  const { request } = context
  const { email, password } = customer
  await request.post('/api/signup', {
    data: { name: 'Asha Devi', email, password, confirmPassword: password },
  })
  await request.post('/api/signin', { data: customer })
  const ids = []
  for (const name of ['Tomato', 'Alphonso Mango', 'Desi Ghee']) {
    const found = await request.get('/api/search', { params: { q: name } })
    const { data } = (await found.json()) as { data: { _id: string; productName: string }[] }
    ids.push(data.find(({ productName }) => productName === name)?._id ?? '')
  }
  const add = async (productId = '') => request.post('/api/addto-cart', { data: { productId } })
  await add(ids[0])
  await add(ids[1])
  await payFor(context)
  await add(ids[0])
  await add(ids[2])
  const added = await request.post('/api/addresses', { data: home })
  const { data: kept } = (await added.json()) as { data: { _id: string } }
  const orderId = await payFor(context, { addressId: kept._id })
  await request.post('/api/signup', {
    data: { ...hand, name: 'Ravi', confirmPassword: hand.password },
  })
  await bring(browser, orderId)
  await sendBack(context, orderId)
  for (const id of ids) await add(id)
  await context.close()
  for (const userAgent of otherBrowsers) {
    const other = await browser.newContext({ baseURL: address, userAgent })
    await other.request.post('/api/signin', { data: customer })
    await other.close()
  }
  return `/product/${ids[1]}`
}

/** Pays for what is in the cart. Answers the id of the order. */
async function payFor({ request }: BrowserContext, place: { addressId?: string } = {}): Promise<string> {
  const answer = await request.get('/api/view-card-product')
  const { data } = (await answer.json()) as {
    data: { quantity: number; productId: { sellingPrice: number } }[]
  }
  const subtotal = data.reduce((sum, line) => sum + line.quantity * line.productId.sellingPrice, 0)
  const amount = subtotal >= 499 ? subtotal : subtotal + 40
  const created = await request.post('/api/razorpay/order', { data: { amount, ...place } })
  const { order } = (await created.json()) as { order: { id: string } }
  const paid = await request.post('/sandbox/razorpay/pay', {
    data: { order_id: order.id, outcome: 'success' },
  })
  const verified = await request.post('/api/razorpay/verify', { data: await paid.json() })
  return ((await verified.json()) as { orderId: string }).orderId
}

/** The shopkeeper's part: where the shop delivers, who packs, and the order on its way to the door. */
async function bring(browser: Browser, orderId: string): Promise<void> {
  const context = await browser.newContext({ baseURL: address })
  const { request } = context
  await request.post('/api/signin', { data: shopkeeper })
  await request.post('/api/delivery-areas', { data: { areas } })
  const found = await request.get('/api/all-user', { params: { q: hand.email } })
  const { data } = (await found.json()) as { data: [{ _id: string }] }
  await request.post('/api/change-duties', { data: { userId: data[0]._id, give: ['packs'] } })
  for (const action of ['pack', 'dispatch', 'deliver'])
    await request.post(`/api/orders/${orderId}/move`, { data: { action } })
  await context.close()
}

/** Asks for money for the first line of an order, with a picture of it. */
async function sendBack({ request }: BrowserContext, orderId: string): Promise<void> {
  const answer = await request.get(`/api/orders/${orderId}`)
  const { data } = (await answer.json()) as { data: { productId: { productImage: string[] }[] } }
  const picture = await (await request.get(data.productId[0]?.productImage[0] ?? '')).body()
  const jpeg = await sharp(picture).jpeg().toBuffer()
  await request.post(`/api/orders/${orderId}/return`, {
    data: {
      lines: [{ position: 0, quantity: 1 }],
      wish: 'money',
      reason: 'Two of them were crushed in the bag.',
      pictures: [`data:image/jpeg;base64,${jpeg.toString('base64')}`],
    },
  })
}

/** A window, and what the names of its pictures end with. */
interface Window {
  context: BrowserContext
  suffix: string
}

async function windowOf(
  browser: Browser,
  size: (typeof deskSizes)[number],
  scheme: (typeof schemes)[number],
): Promise<Window> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: size.viewport,
    isMobile: size.isMobile,
    hasTouch: size.isMobile,
    colorScheme: scheme.colorScheme,
    reducedMotion: 'reduce',
  })
  return { context, suffix: size.suffix + scheme.suffix }
}

async function takeAll({ context, suffix }: Window, productPath: string): Promise<void> {
  const page = await context.newPage()
  for (const [name, where] of Object.entries({ ...guestScreens, product: productPath }))
    await take(page, where, name + suffix)
  await context.request.post('/api/signin', { data: customer })
  const orders = await context.request.get('/api/orders/myorders')
  const { data } = (await orders.json()) as { data: [{ _id: string }, { _id: string }] }
  const [delivered, first] = data
  const screens = { ...customerScreens, 'order-page': `/order/${first._id}` }
  for (const [name, where] of Object.entries(screens)) await take(page, where, name + suffix)
  await take(page, '/checkout', `checkout${suffix}`, 'Your addresses')
  await take(page, `/order/${delivered._id}`, `order-return${suffix}`, 'Returns')
  await context.close()
}

/** The rooms of the panel: full, with nothing found, failing, and their dialogs. */
async function takeRooms({ context, suffix }: Window, productPath: string): Promise<void> {
  const page = await context.newPage()
  await context.request.post('/api/signin', { data: shopkeeper })
  for (const [name, [where, empty]] of Object.entries(rooms)) {
    await take(page, where, `desk-${name}${suffix}`)
    if (empty !== null) await take(page, where + empty, `desk-${name}-empty${suffix}`)
    await page.route(callsOfRooms, (route) => route.abort())
    await take(page, where, `desk-${name}-failing${suffix}`)
    await page.unrouteAll()
  }
  const answer = await context.request.get('/api/all-orders?page=1&pageSize=2')
  const { data } = (await answer.json()) as { data: [{ _id: string }, { _id: string }] }
  const [delivered, first] = data.map(({ _id }) => `${rooms.orders[0]}/${_id}`) as [string, string]
  await take(page, first, `desk-order${suffix}`)
  await take(page, delivered, `desk-order-return${suffix}`, 'Returns')
  await take(page, delivered, `desk-order-invoice${suffix}`, 'Invoice')
  const printed = new URLSearchParams(data.map(({ _id }) => ['order', _id]))
  for (const sheet of ['pack-list', 'delivery-sheet'])
    await take(page, `/admin-panel/print/${sheet}?${printed}`, `desk-${sheet}${suffix}`)
  await take(page, `${rooms.products[0]}?add`, `desk-products-add${suffix}`)
  const productId = productPath.split('/').at(-1)
  await take(page, `${rooms.products[0]}?edit=${productId}`, `desk-products-edit${suffix}`)
  await take(page, '/admin-panel', `desk-overview${suffix}`)
  await take(page, '/admin-panel/prices?shelf=spices', `desk-prices${suffix}`)
  await takeNewOrder(page, `desk-new-order${suffix}`)
  await context.request.post('/api/signin', { data: hand })
  await take(page, '/stall/orders?status=placed&status=paid', `stall-orders${suffix}`)
  await context.close()
}

/** An order from the telephone, with its lines typed in. */
async function takeNewOrder(page: Page, name: string): Promise<void> {
  if (!isWanted(name)) return
  await page.goto('/admin-panel/new-order', { waitUntil: 'networkidle' })
  for (const [field, words] of [
    ['Name or number', 'Asha'],
    ['Add a line', '2 atta 5 kg'],
    ['Add a line', 'jeera'],
    ['Add a line', '3 tomato'],
  ] as const) {
    const box = page.getByRole('combobox', { name: field })
    await box.fill(words)
    await page.getByRole('option', { selected: true }).waitFor()
    await box.press('Enter')
  }
  await page.getByRole('combobox', { name: 'Add a line' }).waitFor()
  await page.waitForLoadState('networkidle')
  await keep(page, name)
}

/** `part`: the heading that the picture begins with, below the header. */
async function take(page: Page, where: string, name: string, part?: string): Promise<void> {
  if (!isWanted(name)) return
  await page.goto(where, { waitUntil: 'networkidle' })
  if (part !== undefined) await scrollTo(page, part)
  await keep(page, name)
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((screen) => name.startsWith(screen))
}

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForFunction(isWhole)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 75 })
    .toFile(path.join(folder, `${name}.webp`))
}

/** Scrolls to a part that may come once it is seen, and then change its height. */
async function scrollTo(page: Page, part: string): Promise<void> {
  const heading = page.getByRole('heading', { name: part, exact: true })
  await heading.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await heading.evaluate((element) => {
    element.style.scrollMarginTop = '9rem'
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
}

/** Runs in the page: nothing that is in sight is still on its way. */
async function isWhole(): Promise<boolean> {
  await document.fonts.ready
  const inSight = [...document.images].filter((image) => {
    const { top, left, right } = image.getBoundingClientRect()
    return image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0
  })
  return !document.querySelector('main [data-skeleton]') && inSight.every((image) => image.complete)
}

function report(): void {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.webp'))
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0)
  console.log(`${files.length} pictures in docs/screens, ${(bytes / 1024 / 1024).toFixed(2)} MB`)
}
