import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { projectFolder } from '#db/project-folder.ts'
import { freePort } from '#server/port.ts'
import { visitors } from '#tests/faults/visitors.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { emptyFolder, end, start } from '#tests/support/program.ts'

vi.setConfig({ testTimeout: 240_000 })

/** What every process has of the shop. */
const shared = { SEED: 'demo', LOG_LEVEL: 'error', DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? '5' }

test('two processes that are replaced one after the other lose no request, though the balancer asks none again', async ({
  skip,
}) => {
  const folder = await emptyFolder()
  const ports = [
    await freePort('127.0.0.1'),
    await freePort('127.0.0.1'),
    await freePort('127.0.0.1'),
    await freePort('127.0.0.1'),
  ]
  const [door, stats, ...ofShops] = ports as [number, number, number, number]
  writeFileSync(path.join(folder, 'haproxy.cfg'), balancerSettings(door, stats, ofShops))
  const balancer = spawn('haproxy', ['-db', '-f', path.join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  afterwards(async () => void balancer.kill('SIGKILL'))
  const isThere = await Promise.race([
    once(balancer, 'spawn').then(() => true),
    once(balancer, 'error').then(() => false),
  ])
  if (!isThere) skip('haproxy is not installed')

  const postgres = await startEmbeddedPostgres({ dataDir: folder, role: 'script', log: () => undefined })
  afterwards(() => postgres.stop())
  const { user, host, port, database } = postgres.connectionConfig
  const databaseUrl = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const dataDir = await emptyFolder()
  const open = (at: number) =>
    start(dataDir, { ...shared, DATABASE_URL: databaseUrl, PORT: String(ofShops[at]) })
  const shops = [await open(0), await open(1)]
  await bothUp(stats)
  const crowd = visitors(`http://127.0.0.1:${door}`, 20, '')
  await vi.waitFor(() => expect(crowd.tally.answers[200]).toBeGreaterThan(200), { timeout: 60_000 })

  for (const at of [0, 1]) {
    await end(shops[at]!)
    shops[at] = await open(at)
    await bothUp(stats)
  }
  const tally = await crowd.stop()
  process.stdout.write(`two processes replaced: ${JSON.stringify(tally)}\n`)
  for (const shop of shops) await end(shop)

  // The balancer's own 503 says not when to come again, so it would be wrong; a busy shop's does.
  expect(tally).toMatchObject({ cut: [], refused: 0, wrong: [] })
})

/** The shipped ones on this machine, for people alone, and without a second try. */
function balancerSettings(door: number, stats: number, [one, other]: number[]): string {
  const shipped = readFileSync(path.join(projectFolder(), 'deploy', 'haproxy.cfg'), 'utf8')
  return `${shipped.slice(0, shipped.indexOf('# DATABASE_DIRECT_URL'))}
frontend stats
  mode http
  bind 127.0.0.1:${stats}
  stats enable
  stats uri /
`
    .replace('bind :80', `bind 127.0.0.1:${door}`)
    .replace('10.0.0.11:3000', `127.0.0.1:${one}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${other}`)
    .replace('retries 3', 'retries 0')
    .replace('  option redispatch 1\n  retry-on conn-failure\n', '')
}

async function bothUp(stats: number): Promise<void> {
  const table = async () => (await fetch(`http://127.0.0.1:${stats}/;csv`)).text()
  await vi.waitFor(async () => expect(await table()).toMatch(/shop1,.*,UP,[^]*shop2,.*,UP,/), {
    timeout: 60_000,
    interval: 100,
  })
}
