import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, mails, people } from '#db/schema/index.ts'
import { answerAskedLinks, askLink } from '#domain/customers/mailed-links.ts'
import { newId } from '#domain/ground/ids.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'
import { sendDueMails } from '#domain/mails/send-due-mails.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer('Asha & Ravi')]
await shop.db.update(people).set({ emailVerified: true })

test('without a mail server mails are kept, and read in the panel as text and HTML', async () => {
  await queueMail(shop.ctx, asha.id, { kind: 'welcome', cause: asha.id, facts: {} })
  await sendDueMails(shop.ctx)

  const list = await admin.get('/api/mails')
  const [mail] = list.body['data'] as { _id: number }[]
  expect(mail).toMatchObject({
    kind: 'welcome',
    to: { name: 'Asha & Ravi', email: asha.email },
    subject: 'Welcome to Haat',
    status: 'kept',
    sentAt: '',
    nextAttemptAt: '',
  })

  const { body } = await admin.get(`/api/mails/${mail?._id}`)
  expect(body['data'].text).toContain('Namaste Asha & Ravi,')
  expect(body['data'].html).toContain('Namaste Asha &#38; Ravi,')
})

test('the list goes from the newest on, page by page, and can be narrowed to what failed', async () => {
  const before = (await admin.get('/api/mails?page=1')).body['total'] as number
  for (let n = 0; n < 7; n++)
    await queueMail(shop.ctx, asha.id, { kind: 'welcome', cause: newId(), facts: {} })
  await sendDueMails(shop.ctx)
  const newest = await shop.db.select({ id: mails.id }).from(mails).orderBy(asc(mails.id))
  const failed = newest.slice(-3).map(({ id }) => id)
  for (const id of failed)
    await shop.db.update(mails).set({ state: 'failed', failure: '550 Nobody' }).where(eq(mails.id, id))

  const ids: number[] = []
  let cursor: string | null = null
  do {
    const page = await admin.get(`/api/mails?pageSize=3&${cursor ? `cursor=${cursor}` : 'page=1'}`)
    expect(page.body['total']).toBe(before + 7)
    ids.push(...(page.body['data'] as { _id: number }[]).map(({ _id }) => _id))
    cursor = page.body['nextCursor'] as string | null
  } while (cursor)
  expect(ids).toEqual(newest.map(({ id }) => id).toReversed())

  const narrowed = await admin.get('/api/mails?status=failed&pageSize=2&page=1')
  expect(narrowed.body).toMatchObject({ total: 3, data: [{ status: 'failed', failure: '550 Nobody' }, {}] })
})

test('only a mail that failed is sent again, once, with all of its tries, and the audit says who did', async () => {
  const server = await mailServer()
  afterwards(server.goDown)
  const sending = await testShop(server.env)
  const shopkeeper = await sending.admin()
  const kamala = await sending.customer()
  server.mood = { refuse: 550 }
  await queueMail(sending.ctx, kamala.id, { kind: 'welcome', cause: kamala.id, facts: {} })
  await sendDueMails(sending.ctx)
  // Also where the shop's own job was first and is still at it.
  const states = async () => (await sending.db.select().from(mails)).map(({ state }) => state)
  await expect.poll(states, { timeout: 10_000 }).toEqual(['failed'])
  const [mail] = await sending.db.select().from(mails)
  const id = mail!.id
  const sendAgain = () => shopkeeper.post(`/api/mails/${id}/send-again`)
  server.mood = 'accept'

  const answers = await Promise.all([sendAgain(), sendAgain()])
  await sendDueMails(sending.ctx)

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  await expect.poll(() => server.mails.length).toBe(1)
  const entries = await sending.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, String(id)))
  expect(entries).toMatchObject([
    {
      action: 'mail_sent_again',
      actorId: shopkeeper.id,
      before: { state: 'failed' },
      after: { state: 'waiting' },
    },
  ])
})

test('the link of a new password is never read in the panel: neither in the list nor in the mail', async () => {
  const server = await mailServer()
  afterwards(server.goDown)
  await server.goDown()
  const sending = await testShop(server.env)
  const shopkeeper = await sending.admin()
  const kamala = await sending.customer()
  await askLink(sending.ctx, { email: kamala.email, purpose: 'password' })
  await answerAskedLinks(sending.ctx)
  const [row] = await sending.db.select().from(mails).where(eq(mails.kind, 'new_password'))
  const token = sending.ctx.gateways.accounts.resetToken(row!.cause)

  const list = await shopkeeper.get('/api/mails')
  const mail = await shopkeeper.get(`/api/mails/${row!.id}`)

  expect(mail.body['data']).toMatchObject({ kind: 'new_password', subject: 'Choose a new password' })
  for (const { body } of [list, mail]) {
    expect(JSON.stringify(body)).not.toContain(token)
    expect(JSON.stringify(body)).not.toContain('/reset-password?new')
  }
})
