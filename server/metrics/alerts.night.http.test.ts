import { readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { concerns } from '#app/desk/engine/engine-words.ts'
import type { Engine } from '#contract/engine.ts'
import { projectFolder } from '#db/project-folder.ts'
import { freePort } from '#server/port.ts'
import { isBeyond, metricsIn, readAlerts } from '#tests/support/alerts.ts'
import { scrape } from '#tests/support/metrics.ts'
import type { Scraped } from '#tests/support/metrics.ts'
import { buy } from '#tests/support/orders.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const port = await freePort('127.0.0.1')
const handle = async () => {
  throw new Error('the till is stuck')
}
const shop = await testShop(
  { METRICS_PORT: String(port) },
  { pages: { handle, clientFolder: null, isDevelopment: false } },
)
const alerts = readAlerts()

/** What each alert looks at, as its expression would find it. */
const figures: Record<string, (metrics: Scraped) => number> = {
  HaatPaymentsWaiting: ({ of }) => of('haat_waiting_oldest_seconds', { table: 'webhook_events' }) ?? NaN,
  HaatRefundsFailed: ({ of }) => of('haat_given_up', { kind: 'refunds' }) ?? NaN,
  HaatWebhookGivenUp: ({ of }) => of('haat_given_up', { kind: 'webhooks' }) ?? NaN,
  HaatHoldsPastEnd: ({ of }) => of('haat_holds_past_end_oldest_seconds') ?? NaN,
  HaatOutboxLate: ({ of }) => of('haat_waiting_oldest_seconds', { table: 'mails' }) ?? NaN,
  HaatErrors: ({ sum }) => {
    const failed = sum('haat_http_requests_total', { status: /^5/ })
    return failed / (sum('haat_http_requests_total') || 1)
  },
  HaatSlow: ({ sum }) => {
    const [all, inTime] = ['+Inf', '1'].map((le) => sum('haat_http_request_duration_seconds_bucket', { le }))
    return inTime! < 0.99 * all! ? 2.5 : 0
  },
  HaatPoolWaiting: ({ of }) => of('haat_pool_waiting', { pool: 'web' }) ?? NaN,
  HaatBackupOld: ({ of }) => Date.now() / 1000 - (of('haat_backup_last_success_timestamp_seconds') ?? NaN),
  HaatDiskFull: ({ of }) => (of('haat_data_dir_free_bytes') ?? NaN) / (of('haat_data_dir_bytes') ?? NaN),
}

function beyond(metrics: Scraped): string[] {
  return alerts.filter((alert) => isBeyond(alert, figures[alert.name]!(metrics))).map(({ name }) => name)
}

test('no alert comes in a shop that runs well, and each in the night that it is for', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  const dal = await makeProduct(shop, { stock: 5 })
  const { transactionId } = await buy(asha, dal)
  expect(beyond(await scrape(port))).toEqual([])

  await fillCart(ravi, dal)
  await startPaying(ravi)
  await shop.pool.query(
    `update payment_orders set created_at = created_at - interval '21 minutes', next_check_at = now() + interval '1 hour'
     where status = 'open'`,
  )
  await shop.pool.query(
    `insert into webhook_events (id, event, body, received_at, next_attempt_at) values
       ('late', 'order.paid', '', now() - interval '6 minutes', now() + interval '1 hour'),
       ('given up', 'order.paid', '', now() - interval '5 days', null)`,
  )
  await shop.pool.query(
    `insert into refunds (id, payment_id, amount_paise, reason, requested_at, refused_at, refusal)
     values ('refused', $1, 100, 'by_hand', now(), now(), 'Your account has too little balance.')`,
    [transactionId],
  )
  await shop.pool.query(
    `insert into mails (kind, cause, address, name, language, facts, created_at, next_attempt_at, tried_until)
     values ('order_paid', 'x', 'asha@example.org', 'Asha', 'en', '{}', now() - interval '16 minutes',
       now() + interval '1 hour', now() + interval '1 day')`,
  )
  await shop.pool.query(
    `insert into backups (day, started_at, finished_at, file, bytes)
     values ('2026-01-01', now() - interval '26 hours', now() - interval '26 hours', 'haat.backup', 1)`,
  )
  const disk = await fs.statfs(shop.dataDir)
  vi.spyOn(fs, 'statfs').mockResolvedValue(Object.assign(disk, { bavail: Math.floor(0.09 * disk.blocks) }))
  const held = await Promise.all(Array.from({ length: shop.pool.options.max }, () => shop.pool.connect()))
  const began = performance.now()
  const waiting = Array.from({ length: 3 }, () => ravi.get('/api/my-sessions'))
  const atNight = await vi
    .waitFor(async () => {
      const alerted = beyond(await scrape(port))
      expect(alerted).toContain('HaatPoolWaiting')
      expect(performance.now() - began).toBeGreaterThan(1_100)
      return alerted
    }, 5_000)
    .finally(() => {
      for (const client of held) client.release()
    })
  await Promise.all(waiting)
  await shop.guest().get('/')

  const all = new Set([...atNight, ...beyond(await scrape(port))])
  expect([...all].toSorted()).toEqual(alerts.map(({ name }) => name).toSorted())
  await expectToldInThePanel()
})

/** The room Engine says the same in words, to a shop that nobody watches. */
async function expectToldInThePanel(): Promise<void> {
  const engine = (await (await shop.admin()).get('/api/engine')).body['data'] as Engine
  const told = concerns(engine, Date.now())
    .map(({ sentence }) => sentence)
    .join('\n')
  for (const words of [
    'A message of the payment service waits for 6 min',
    'Goods are kept for somebody who has not paid, 6 min too long',
    'A mail waits for 16 min',
    'refused to give money back: 1',
    'tried no more: 1',
    'of the disk are free',
    'The last good backup was made 26 h ago',
  ])
    expect(told).toContain(words)
  // In containers each process has the number 1.
  const { machine, pid } = engine.answering
  const here = engine.processes.find((one) => one.machine === machine && one.pid === pid)
  expect({ machine, pid }).toEqual({ machine: hostname().slice(0, 38), pid: process.pid })
  expect(Object.keys(here?.pools ?? {})).toEqual(expect.arrayContaining(['background', 'listen', 'watch']))
  expect(engine.jobs).toContainEqual(expect.objectContaining({ job: 'webhooks', failedAt: null }))
}

test('every alert and every panel of the board names metrics that the shop has', async () => {
  const { names } = await scrape(port)
  const board = readFileSync(path.join(projectFolder(), 'deploy', 'grafana', 'haat.json'), 'utf8')
  const { panels } = JSON.parse(board) as { panels: { title: string; targets: { expr: string }[] }[] }
  const asked = [
    ...alerts.map(({ name, expr }) => [name, expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ]
  expect(asked.length).toBeGreaterThan(25)
  for (const [where, expr] of asked) {
    expect(metricsIn(expr), where).not.toEqual([])
    expect(
      metricsIn(expr).filter((name) => !names.has(name)),
      where,
    ).toEqual([])
  }
})

test('every alert has its section in the runbook, with what to look at, to do and to take back', () => {
  const text = readFileSync(path.join(projectFolder(), 'docs', 'runbook.md'), 'utf8')
  const sections = text.split(/^## /m).slice(1)
  const names = alerts.map(({ name }) => name)
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(names)
  for (const section of sections)
    for (const part of ['**It means**', '**Look at**', '**Do**', '**Take back**'])
      expect(section, section.split('\n', 1)[0]).toContain(part)
  expect(alerts.map(({ runbook }) => runbook)).toEqual(
    names.map((name) => `docs/runbook.md#${name.toLowerCase()}`),
  )
})
