import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { people } from '#db/schema/index.ts'
import type { Actor } from '#domain/ground/context.ts'
import { overlap } from '#tests/support/locks.ts'
import { testShop } from '#tests/support/shop.ts'

import { changeRole } from './change-role.ts'

const shop = await testShop()

test('of two administrators who demote each other the second waits for the first, and is none any more', async () => {
  const [asha, ravi] = [await administrator('Asha'), await administrator('Ravi')]

  const { second } = await overlap(shop.ctx, {
    first: (tx) => changeRole({ ...tx, actor: asha }, { userId: ravi.id, role: 'GENERAL' }),
    second: () =>
      changeRole({ ...shop.ctx, actor: ravi }, { userId: asha.id, role: 'GENERAL' }).catch(
        (error: unknown) => error,
      ),
  })

  expect(second).toMatchObject({ code: 'forbidden' })
  const admins = await shop.db.select({ id: people.id }).from(people).where(eq(people.role, 'ADMIN'))
  expect(admins).toEqual([{ id: asha.id }])
})

test('the only administrator may be made what they are', async () => {
  await shop.db.update(people).set({ role: 'GENERAL' })
  const asha = await administrator('Asha')

  const changed = await changeRole({ ...shop.ctx, actor: asha }, { userId: asha.id, role: 'ADMIN' })

  expect(changed).toMatchObject({ id: asha.id, role: 'ADMIN' })
})

async function administrator(name: string): Promise<Actor> {
  const { id, email } = await shop.admin()
  return { id, name, email, role: 'ADMIN', duties: [], sessionId: '' }
}
