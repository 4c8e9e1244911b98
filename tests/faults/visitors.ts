/** Visitors who ask again and again, each on one connection as a browser does, and what came of it. */
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Tally {
  /** How many answers there were of each status. */
  answers: Record<number, number>
  /** Connections that were cut after a request had gone out on them, and requests that nobody answered. */
  cut: string[]
  /** Connections that could not be opened: nobody listened. */
  refused: number
  /** What broke the rules: another 5xx than 503, or a 503 that does not say when to come again. */
  wrong: string[]
}

export interface Visitors {
  tally: Tally
  stop(): Promise<Tally>
}

const addresses = [
  '/',
  '/product-category?category=oils',
  '/search?q=ghee',
  '/cart',
  '/api/get-product',
  '/api/user-details',
  '/api/view-card-product',
]

export function visitors(url: string, howMany: number, cookie: string): Visitors {
  const tally: Tally = { answers: {}, cut: [], refused: 0, wrong: [] }
  let isOver = false
  const all = Array.from({ length: howMany }, async (_, visitor) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = visitor; !isOver; n++) {
      const address = addresses[n % addresses.length] ?? '/'
      await visit(new URL(address, url), agent, cookie, tally)
    }
    agent.destroy()
  })
  return {
    tally,
    async stop() {
      isOver = true
      await Promise.all(all)
      return tally
    },
  }
}

async function visit(url: URL, agent: http.Agent, cookie: string, tally: Tally): Promise<void> {
  try {
    const { status, retryAfter } = await ask(url, agent, cookie)
    tally.answers[status] = (tally.answers[status] ?? 0) + 1
    if (status >= 500 && status !== 503) tally.wrong.push(`${status} ${url.pathname}`)
    if (status === 503 && retryAfter === undefined)
      tally.wrong.push(`503 without Retry-After ${url.pathname}`)
    if (status === 503) await sleep(50)
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED') tally.refused++
    else tally.cut.push(`${code} ${url.pathname}`)
    await sleep(20)
  }
}

function ask(
  url: URL,
  agent: http.Agent,
  cookie: string,
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { cookie }, timeout: 30_000 }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      )
    })
    request.on('timeout', () => request.destroy(new Error('no answer for 30 s')))
    request.on('error', reject)
  })
}
