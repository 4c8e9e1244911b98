import { expect, test } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

import { noteJobRuns } from './note-job-runs.ts'

const { pool, db } = await testDatabase()
const note = (...jobs: string[]) =>
  noteJobRuns(
    { db },
    jobs.map((job) => ({ job, tookMs: 1 })),
  )

test('processes that note the same jobs never wait for each other in a ring', async () => {
  await note('mails', 'backup')
  const other = await pool.connect()
  const take = (job: string) => other.query('select from job_runs where job = $1 for update nowait', [job])
  await other.query('begin')
  await take('backup')
  const noting = note('mails', 'backup')
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { interval: 20 }).toBe(1)
  expect((await take('mails')).rowCount).toBe(1)
  await other.query('commit')
  other.release()
  await noting
})

const waiting = `
  select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "job_runs"%'`
