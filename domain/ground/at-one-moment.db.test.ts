import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { people } from '#db/schema/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { testShop } from '#tests/support/shop.ts'

import { atOneMoment } from './at-one-moment.ts'
import type { Ctx } from './context.ts'
import { inTransaction } from './transaction.ts'
import { readWhole } from './whole-list.ts'

const shop = await testShop()
// In the place of a standby: a server with other rows, so that it is seen where something was read.
const other = await testDatabase()
const warnings: string[] = []
const log = { ...shop.ctx.log, warn: (_: object, message: string) => void warnings.push(message) }
const ctx: Ctx = { ...shop.ctx, log, replica: async () => other.db }

const asha = await shop.customer('Asha')
const [row] = await shop.db.select().from(people).where(eq(people.id, asha.id))
await other.db.insert(people).values({ ...row!, name: 'Asha, as the replica has her' })

const name = (tx: Ctx) =>
  tx.db
    .select({ name: people.name })
    .from(people)
    .then(([one]) => one?.name)
async function names(of: Ctx): Promise<(string | undefined)[]> {
  const all: (string | undefined)[] = []
  const ids = of.db.select({ id: people.id }).from(people)
  const rowsOf = async (tx: Ctx) => [{ id: asha.id, name: await name(tx) }]
  await readWhole(of, { ids, rowsOf }, async (rows) => void all.push(...rows.map((one) => one.name)))
  return all
}

test('reports and whole lists are read from the replica, and within a command from what it has written itself', async () => {
  expect(await atOneMoment(ctx, name)).toBe('Asha, as the replica has her')
  expect(await names(ctx)).toEqual(['Asha, as the replica has her'])
  expect(await inTransaction(ctx, (tx) => atOneMoment(tx, name))).toBe('Asha')
  expect(await atOneMoment({ ...ctx, replica: async () => null }, name)).toBe('Asha')
})

test('a replica that goes away costs no report and no export, as long as none of it was handed on', async () => {
  let reads = 0
  const failsAtFirst = async (tx: Ctx) => {
    if (reads++ === 0)
      throw Object.assign(new Error('canceling statement due to conflict'), { code: '40001' })
    return name(tx)
  }
  expect(await atOneMoment(ctx, failsAtFirst)).toBe('Asha')
  const begun = { mayBeginAnew: () => false }
  reads = 0
  await expect(atOneMoment(ctx, failsAtFirst, begun)).rejects.toThrow('conflict')

  await other.pool.query(`alter table people rename to people_of_before`)
  expect(await names(ctx)).toEqual(['Asha'])
  expect(warnings).toHaveLength(2)
})
