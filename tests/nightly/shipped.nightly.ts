import { execFile } from 'node:child_process'
import { cp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test, vi } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { emptyFolder, end, start } from '#tests/support/program.ts'

vi.setConfig({ testTimeout: 300_000 })

/** What deploy/Dockerfile copies, too. */
const shipped =
  'build contract db domain integrations pictures sandbox scripts server words package.json package-lock.json'

test('a copy without pages to build, and without the packages that only the build needs, is a whole shop', async () => {
  const copy = await emptyFolder()
  for (const name of shipped.split(' '))
    await cp(path.join(projectFolder(), name), path.join(copy, name), { recursive: true })
  await cp(path.join(projectFolder(), 'node_modules'), path.join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const run = promisify(execFile)
  await run('npm', ['prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: copy })

  const node = path.join(copy, 'node_modules', '.bin', 'node')
  const shop = await start(await emptyFolder(), { SEED: 'demo' }, `${node} ${copy}/scripts/start.ts`)
  for (const page of ['/', '/search?q=dal', '/about', '/sitemap.xml', '/api/docs/json'])
    expect((await fetch(shop.url + page)).status, page).toBe(200)
  const backup = path.join(copy, 'backup')
  const env = { ...process.env, DATA_DIR: shop.dataDir }
  await run(node, ['scripts/backup.ts', backup], { cwd: copy, env })
  expect((await stat(backup)).size).toBeGreaterThan(100_000)
  await end(shop)

  await rm(path.join(copy, 'build', 'stamp'))
  await expect(run(node, ['scripts/start.ts'], { cwd: copy })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has no whole build (stamp missing)') as string,
  })
})
