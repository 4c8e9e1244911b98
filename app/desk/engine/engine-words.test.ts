import { expect, test } from 'vitest'

import type { Engine } from '#contract/engine.ts'

import { bytesWords, concerns, jobsInOrder, rowsWords, spanWords, tookWords } from './engine-words.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const well: Engine = {
  answering: {
    machine: 'shop1',
    pid: 1,
    startedAt: '2026-11-26T06:00:00Z',
    answers: 100,
    failures: 0,
    usualSeconds: 0.1,
    pools: [{ pool: 'web', max: 20, total: 4, idle: 4, waiting: 0 }],
    caches: [],
    queues: [],
    gatewayAway: [{ user: 'web', isAway: false }],
  },
  versions: { program: '1.0.0', schema: 9, postgres: '18.4' },
  due: [
    { table: 'webhook_events', due: 0, lateSeconds: null, waitingSeconds: 299 },
    { table: 'payment_orders', due: 3, lateSeconds: 20, waitingSeconds: null },
    { table: 'mails', due: 2, lateSeconds: 2, waitingSeconds: 800 },
  ],
  holdsPastEnd: { count: 1, oldestSeconds: 40 },
  givenUp: { mails: 3, webhooks: 0, refunds: 0 },
  jobs: [],
  processes: [],
  backupAt: '2026-11-26T01:00:00Z',
  disk: { bytes: 1000, freeBytes: 400 },
}

test('a shop that runs well has nothing to look at', () => {
  expect(concerns(well, now)).toEqual([])
})

test('what is beyond the limit of an alert is said in words', () => {
  const bad: Engine = {
    ...well,
    answering: {
      ...well.answering,
      pools: [{ pool: 'web', max: 20, total: 20, idle: 0, waiting: 7 }],
      gatewayAway: [{ user: 'web', isAway: true }],
    },
    due: [
      { table: 'webhook_events', due: 0, lateSeconds: null, waitingSeconds: 301 },
      { table: 'payment_orders', due: 3, lateSeconds: 3_700, waitingSeconds: null },
      { table: 'mails', due: 2, lateSeconds: 2, waitingSeconds: 901 },
    ],
    holdsPastEnd: { count: 1, oldestSeconds: 400 },
    givenUp: { mails: 0, webhooks: 1, refunds: 1_000 },
    jobs: [
      { job: 'sales', succeededAt: '2026-11-26T11:00:00Z', failedAt: null, error: null, tookMs: 1 },
      { job: 'mails', succeededAt: null, failedAt: '2026-11-26T11:00:00Z', error: 'ECONNREFUSED', tookMs: 1 },
    ],
    backupAt: '2026-11-25T10:00:00Z',
    disk: { bytes: 1000, freeBytes: 99 },
  }
  expect(concerns(bad, now).map(({ sentence }) => sentence)).toEqual([
    'A message of the payment service waits for 5 min.',
    'Payments to look up: late by 1 h.',
    'Goods are kept for somebody who has not paid, 6 min too long.',
    'A mail waits for 15 min.',
    'The payment service refused to give money back: 1000+.',
    'Messages of the payment service that are tried no more: 1.',
    'Send mails: this fails. ECONNREFUSED',
    'The payment service does not answer.',
    'Work waits for a connection to the database (web): 7.',
    'Only 99 B of the disk are free.',
    'The last good backup was made 26 h ago.',
  ])
  expect(jobsInOrder(bad.jobs.toReversed()).map(({ job }) => job)).toEqual(['mails', 'sales'])
})

test('times, sizes and numbers are short', () => {
  expect([0, 59.9, 60, 3_600, 172_799, 172_800].map(spanWords)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '1 h',
    '47 h',
    '2 days',
  ])
  expect([0.4, 999, 2_500].map(tookWords)).toEqual(['0 ms', '999 ms', '2.5 s'])
  expect([0, 999, 48_000_000, 252_000_000_000].map(bytesWords)).toEqual(['0 B', '999 B', '48.0 MB', '252 GB'])
  expect([0, 999, 1_000].map(rowsWords)).toEqual(['0', '999', '1000+'])
})
