import { expect, test } from 'vitest'

import { connect } from '#db/connect.ts'
import { testDatabase } from '#tests/support/database.ts'

import { SlowStatements } from './slow-statements.ts'

const { connectionConfig } = await testDatabase()

function watched(overMs: number) {
  const slow = new SlowStatements(connectionConfig, overMs)
  const lines: { statement: string; plan: string[] | string }[] = []
  const warn = (details: object) => void lines.push(details as (typeof lines)[number])
  slow.log = { info() {}, error() {}, warn }
  return { lines, slow, pool: connect({ ...connectionConfig, slow }).pool }
}

test('a slow statement is told with its plan and without what it was asked with, once a minute', async () => {
  const { lines, slow, pool } = watched(0)
  const text = 'select name from people where email = $1'
  for (const email of ['asha@example.com', 'ravi@example.com']) await pool.query(text, [email])
  await pool.query({ text, values: ['devi@example.com'] })
  await slow.settled()

  expect(lines).toMatchObject([{ statement: text }])
  expect(lines[0]?.plan).toContainEqual(expect.stringContaining('people_email'))
  expect(JSON.stringify(lines)).not.toMatch(/asha|ravi|devi/)
  await pool.end()
})

test('what cannot be planned is told all the same, and what fails is told as slow as it was', async () => {
  const { lines, slow, pool } = watched(0)
  await expect(pool.query('select * from nowhere where id = $1', ['x'])).rejects.toThrow('nowhere')
  await pool.query('begin; rollback')
  await slow.settled()
  expect(lines.map(({ plan }) => plan)).toEqual([expect.stringContaining('could not be planned'), 'none'])
  await pool.end()
})

test('what is quicker than the limit is told nobody', async () => {
  const { lines, slow, pool } = watched(60_000)
  await pool.query('select 1')
  await slow.settled()
  expect(lines).toEqual([])
  await pool.end()
})
