import { expect, test } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

import { connect } from './connect.ts'

const { connectionConfig } = await testDatabase()

/** The texts that a new connection has ready after this was asked on it ten times each. */
async function ready(texts: [text: string, ...values: unknown[]][], config = {}): Promise<string[]> {
  const { pool } = connect({ ...connectionConfig, max: 1, ...config })
  for (let times = 0; times < 10; times++)
    for (const [text, ...values] of texts) await pool.query(text, values)
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  await pool.end()
  return rows.map(({ statement }) => statement).toSorted()
}

test('a statement that comes often is kept ready, and answers as before', async () => {
  const text = 'select $1::integer + 1 as sum'
  expect(await ready([[text, 1]])).toEqual([text])
})

test('brackets beside each other are no list of values', async () => {
  const text = 'select coalesce($1::integer, 0), (select count(*) from people where id = $2)'
  expect(await ready([[text, 1, 'a']])).toEqual([text])
})

test('texts of any length, and those that are no questions, take no place among those kept', async () => {
  const texts: [string, ...unknown[]][] = [
    ['select id from people where id in ($1, $2)', 'a', 'b'],
    ['select id from people where (id, name) in (($1, $2), ($3, $4))', 'a', 'b', 'c', 'd'],
    ['select * from (values ($1::text), ($2)) as given (id)', 'a', 'b'],
    ['select 1'],
    ['set lock_timeout = 0'],
  ]
  expect(await ready(texts)).toEqual([])
})

test('nothing is kept where the settings say so', async () => {
  expect(await ready([['select $1::integer + 2 as sum', 1]], { keepsReady: false })).toEqual([])
})

test('so many texts are kept and no more', async () => {
  const texts = Array.from({ length: 320 }, (_, n): [string, unknown] => [
    `select $1::integer + ${n} as nth`,
    1,
  ])
  expect((await ready(texts)).length).toBeLessThanOrEqual(300)
})
