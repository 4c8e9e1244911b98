import { existsSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import { emptyFolder, postmasterPid, run } from '#tests/support/program.ts'

// Apart from tests/process/lifecycle.test.ts, because Vite takes ten seconds of the processor to open.
test('the development shop that is asked twice to end does so once and in order, and PostgreSQL with it', async () => {
  const dataDir = await emptyFolder()
  const shop = run(dataDir, { PORT: '0' }, 'node scripts/dev.ts')
  await vi.waitFor(() => expect(shop.output()).toContain('is open at'), { timeout: 60_000, interval: 20 })

  shop.child.kill('SIGINT')
  shop.child.kill('SIGTERM')

  expect(await shop.ended).toEqual([0, null])
  expect(existsSync(postmasterPid(dataDir))).toBe(false)
})
