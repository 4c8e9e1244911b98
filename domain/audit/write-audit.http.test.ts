import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { auditEntries } from '#db/schema/index.ts'
import { changeRole } from '#domain/customers/change-role.ts'
import { testShop } from '#tests/support/shop.ts'

const shop = await testShop()

test('a role that is changed is kept with who, when, before, after and the number of the request', async () => {
  const [admin, asha] = [await shop.admin(), await shop.customer()]

  const answer = await admin.post('/api/update-user', { userId: asha.id, role: 'ADMIN' })

  expect(await entriesOf(asha.id)).toMatchObject([
    {
      actorId: admin.id,
      action: 'role_changed',
      objectKind: 'person',
      before: { role: 'GENERAL' },
      after: { role: 'ADMIN' },
      requestId: answer.headers.get('x-request-id'),
    },
  ])
})

test('a change that changes nothing is not kept, nor one that is rolled back', async () => {
  const [admin, asha] = [await shop.admin(), await shop.customer()]
  const actor = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }

  await admin.post('/api/update-user', { userId: asha.id, role: 'GENERAL' })
  await shop.db
    .transaction(async (tx) => {
      await changeRole({ ...shop.ctx, db: tx, actor }, { userId: asha.id, role: 'ADMIN' })
      throw new Error('the line is cut')
    })
    .catch(() => undefined)

  expect(await entriesOf(asha.id)).toEqual([])
})

describe('what is kept is refused to', () => {
  test.each(
    ['audit_entries', 'stock_entries', 'order_events', 'cash_entries'].flatMap((table) => [
      [table, `update ${table} set at = now()`],
      [table, `delete from ${table}`],
      [table, `truncate ${table} cascade`],
    ]),
  )('%s: %s', async (table, statement) => {
    await expect(shop.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { code: '23001', message: `${table} are only ever added to` },
    })
  })
})

function entriesOf(objectId: string) {
  return shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, objectId))
}
