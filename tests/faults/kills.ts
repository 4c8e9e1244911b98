import { expect, vi } from 'vitest'

import { serverPid } from '#tests/support/embedded-servers.ts'
import { ready } from '#tests/support/program.ts'
import type { Running } from '#tests/support/program.ts'

/** Kills the shop's PostgreSQL. Answers how long it took until the shop was ready again, in milliseconds. */
export async function killPostgres(shop: Running): Promise<number> {
  const pid = serverPid(shop.dataDir)
  process.kill(pid, 'SIGKILL')
  const killed = performance.now()
  await vi.waitFor(() => expect(serverPid(shop.dataDir), shop.output().slice(-3000)).not.toBe(pid), {
    timeout: 60_000,
    interval: 10,
  })
  await ready(shop)
  return performance.now() - killed
}

/** Kills the program alone: its PostgreSQL lives on, and nobody ends anything. */
export async function killShop(shop: Running): Promise<void> {
  shop.child.kill('SIGKILL')
  await shop.ended
}
