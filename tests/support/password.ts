import { accounts } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { hashPassword } from '#integrations/accounts/passwords.ts'

import type { TestShop } from './shop.ts'

/** Gives somebody who was signed in without one a password. */
export async function givePassword({ db }: Pick<TestShop, 'db'>, personId: string, password: string) {
  const now = new Date()
  await db.insert(accounts).values({
    id: newId(),
    accountId: personId,
    providerId: 'credential',
    userId: personId,
    password: await hashPassword(password),
    createdAt: now,
    updatedAt: now,
  })
}
