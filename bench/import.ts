/**
 * `npm run bench:import`: how long a file of 10,000 products takes to be planned and to be taken in, and how
 * much memory the program needs for that. Linux only, on the production build.
 */
import { readFileSync } from 'node:fs'

import { buildWhenNeeded } from '../scripts/build.ts'
import { machine } from './report.ts'
import { startShop } from './shop-on-trial.ts'

const email = 'bench@market.example'
const password = 'guava-in-june-2026'
const products = 10_000

const began = machine()
await buildWhenNeeded()
process.env['ADMIN_EMAIL'] = email
process.env['ADMIN_PASSWORD'] = password
const shop = await startShop()
try {
  const cookie = await signIn()
  const send = async (path: string, { type = '', ...init }: RequestInit & { type?: string } = {}) =>
    fetch(shop.url + path, { ...init, headers: { cookie, ...(type && { 'content-type': type }) } })
  const plan = async (csv: string) => {
    const answer = await send('/api/imports', { method: 'POST', type: 'text/csv', body: csv })
    return ((await answer.json()) as { data: Planned }).data
  }
  const take = async ({ _id, version }: Planned) => {
    const body = JSON.stringify({ version })
    await send(`/api/imports/${_id}/take`, { method: 'POST', type: 'application/json', body })
    for (;;) {
      const { data } = (await (await send(`/api/imports/${_id}`)).json()) as { data: Planned }
      if (data.state !== 'taking') return data
    }
  }
  const added = await watched('plan of new products', () => plan(newProducts()))
  await watched('taking them in', () => take(added))
  const all = await watched('export', async () => (await send('/api/products.csv')).text())
  const prices = await watched('plan of prices', () => plan(otherPrices(all)))
  await watched('taking them in', () => take(prices))
  console.log(`machine ${JSON.stringify(began)}`)
} finally {
  await shop.stop()
}

interface Planned {
  _id: string
  version: number
  state: string
}

async function signIn(): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const answer = await fetch(`${shop.url}/api/signin`, { method: 'POST', headers, body })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

function newProducts(): string {
  const head = 'name,brand,category,price,selling price,stock,description,pictures,other names'
  const words = 'From small plots and dried on raised beds. '.repeat(10)
  const rows = Array.from(
    { length: products },
    (_, n) =>
      `Dal No. ${n},Gram Seva,pulses,${100 + (n % 50)},${90 + (n % 50)},${n % 90},${words},https://images.example/${n}.webp,"arhar, toor, तूर"`,
  )
  return [head, ...rows].join('\r\n')
}

/** The newest of the list, each a rupee dearer. */
function otherPrices(csv: string): string {
  const [head = '', ...rows] = csv.trimEnd().split('\r\n')
  const dearer = rows
    .slice(-products)
    .map((row) =>
      row.replace(
        /,(\d+\.\d\d),(\d+)(?=\.\d\d,)/,
        (_all, price, rupees) => `,${price},${Number(rupees) + 1}`,
      ),
    )
  return [head, ...dearer].join('\r\n')
}

/** Does it, and prints its time and by how much the program grew meanwhile. */
async function watched<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const before = megabytes()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, megabytes())), 20)
  const start = performance.now()
  const result = await work()
  clearInterval(timer)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${what}: ${seconds} s, ${(most - before).toFixed(0)} MB more than ${before.toFixed(0)} MB`)
  return result
}

function megabytes(): number {
  const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
