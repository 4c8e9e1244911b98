import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { mails, passwordResets, people } from '#db/schema/index.ts'
import { confirmEmail } from '#domain/customers/change-email.ts'
import { newLink } from '#domain/customers/mailed-links.ts'
import { givePassword } from '#tests/support/password.ts'
import { testShop } from '#tests/support/shop.ts'

import { queueMail } from './queue-mail.ts'

const shop = await testShop()
const facts = { productId: 'sold-out', productName: 'Til Oil' }

type Customer = Awaited<ReturnType<typeof shop.customer>>

test.each([
  [
    'another password',
    async (stranger: Customer) => {
      const [currentPassword, newPassword] = ['mangoes in may', 'guava in june']
      await givePassword(shop, stranger.id, currentPassword)
      const changed = { currentPassword, newPassword, confirmPassword: newPassword }
      expect((await stranger.post('/api/change-password', changed)).status).toBe(200)
    },
  ],
  [
    'another e-mail',
    async (stranger: Customer) => {
      const link = newLink(shop.ctx)
      const email = `own-${stranger.email}`
      await shop.db.insert(passwordResets).values({ ...link, purpose: 'email', email, personId: stranger.id })
      await confirmEmail(shop.ctx, { token: shop.ctx.gateways.accounts.resetToken(link.id) })
    },
  ],
  [
    'to be deleted',
    async (stranger: Customer) => {
      await givePassword(shop, stranger.id, 'mangoes in may')
      const { status } = await stranger.post('/api/delete-account', { password: 'mangoes in may' })
      expect(status).toBe(200)
    },
  ],
])(
  'an account on somebody else’s address that wants %s has that address told among its twelve mails a day',
  async (_what, act) => {
    for (const { before, after, emailVerified = false } of [
      { before: 12, after: 12 },
      { before: 11, after: 12 },
      { before: 12, after: 13, emailVerified: true },
    ]) {
      const stranger = await shop.customer()
      const to = { personId: null, address: stranger.email, name: '', isUnproven: true }
      const told = () => shop.db.$count(mails, eq(mails.address, stranger.email))
      await shop.db.update(people).set({ emailVerified }).where(eq(people.id, stranger.id))
      for (let nth = 0; nth < before; nth++)
        await queueMail(shop.ctx, to, { kind: 'back_in_stock', cause: `${stranger.id} ${nth}`, facts })

      await act(stranger)
      expect(await told()).toBe(after)

      // It is one of the twelve itself.
      await queueMail(shop.ctx, to, { kind: 'back_in_stock', cause: stranger.id, facts })
      expect(await told()).toBe(after)
    }
  },
)
