/** In the place of the shop's program on the thread of pages: some of its addresses are the end of it. */
import { setTimeout as sleep } from 'node:timers/promises'

import type { Asked, Rendered } from '#server/pages/render-apart.ts'
import { atOnce, toPage } from '#server/pages/render.ts'

export function openForGuests(): void {}

export async function renderForGuests({ url }: Asked): Promise<Rendered> {
  const { pathname } = new URL(url)
  if (pathname === '/ends') process.exit(1)
  if (pathname === '/hangs') for (;;);
  if (pathname === '/grows') for (const kept: unknown[] = []; ;) kept.push(Array<number>(1_000_000).fill(0))
  if (pathname === '/waits') await sleep(60_000)
  // Nobody awaits it: the thread falls after its page has gone.
  if (pathname === '/stumbles') setTimeout(fall)
  const page = new Response(`<h1>${pathname}</h1>`, { headers: { 'content-type': 'text/html' } })
  return { page: await toPage(page, atOnce), said: [] }
}

function fall(): never {
  throw new Error('Too late')
}
