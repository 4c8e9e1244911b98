import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { grievances, mails, passwordResets } from '#db/schema/index.ts'
import { answerAskedLinks } from '#domain/customers/mailed-links.ts'
import { sendDueMails } from '#domain/mails/send-due-mails.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { overlap } from '#tests/support/locks.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { givePassword } from '#tests/support/password.ts'
import { testShop } from '#tests/support/shop.ts'

import { pruneGrievances } from './queries.ts'
import { tellGrievance } from './tell-grievance.ts'

const server = await mailServer()
afterwards(server.goDown)
const shop = await testShop({ ...server.env, TRUST_PROXY: '127.0.0.1' })
const admin = await shop.admin()
const words = 'The ghee of #1042 was open.'
let made = 0

test('a guest’s complaint gets a number and a mail with it; the panel has 48 hours, and its answer goes out', async () => {
  const email = newAddress()
  const told = await tell({ name: 'Lata', email: email.toUpperCase(), words })
  const { number, answerBy } = told.body['data'] as { number: number; answerBy: string }

  expect(told.body.message).toBe(`We have your complaint. Its number is C-${number}.`)
  const [row] = await waiting()
  expect(row).toMatchObject({ number, name: 'Lata', email, words, answer: '' })
  expect(Date.parse(answerBy) - Date.parse(row!.createdAt)).toBe(48 * 60 * 60 * 1000)

  const answer = { answer: 'We send a new one today.' }
  expect((await admin.post(`/api/grievances/${row!._id}/answer`, answer)).status).toBe(200)
  const again = await admin.post(`/api/grievances/${row!._id}/answer`, answer)
  expect([again.status, again.body.code]).toEqual([409, 'grievance_answered'])

  await sendDueMails(shop.ctx)
  const mailed = () => server.mails.filter(({ recipients }) => recipients.includes(email))
  await vi.waitFor(() => expect(mailed()).toHaveLength(2), { timeout: 10_000 })
  expect(mailed().map(({ subject }) => subject)).toEqual([
    `We have your complaint C-${number}`,
    `About your complaint C-${number}`,
  ])
  // A stranger's words go to nobody in the shop's name before somebody of the shop has read them.
  for (const said of ['Lata', words]) expect(mailed()[0]?.text).not.toContain(said)
  expect(mailed()[1]?.text).toContain('> We send a new one today.')
  expect(await waiting()).toEqual([])
  expect((await admin.get('/api/grievances?status=answered')).body['data']).toMatchObject([{ number }])
})

test('those that wait stand in the order in which they came; with a number alone nobody is mailed', async () => {
  const first = await tell({ name: 'Mohan', mobile: '+91 98765 40001', words })
  shop.passTime(1)
  const second = await tell({ name: 'Radha', email: newAddress(), words })
  const numbers = (await waiting()).map(({ number }) => number)
  expect(numbers).toEqual([first, second].map(({ body }) => body['data'].number as number))
  expect(await shop.db.$count(mails, eq(mails.name, 'Mohan'))).toBe(0)
})

test('the shop is mailed each new complaint once, without its words', async () => {
  const told = { name: 'Lata', email: newAddress(), words }
  const blocked = await shop.admin()
  await shop.pool.query(`update people set blocked_from = 'shop' where id = $1`, [blocked.id])
  const { number } = (await tell(told)).body['data'] as { number: number }
  await tell(told)
  const { rows } = await shop.pool.query('select from mails where address = $1', [blocked.email])
  expect(rows, 'an administrator who is blocked reads nothing of the shop').toEqual([])

  await sendDueMails(shop.ctx)
  const mailed = () =>
    server.mails.filter(
      ({ recipients, subject }) => recipients.includes(admin.email) && subject?.includes(`C-${number}`),
    )
  await vi.waitFor(() => expect(mailed()).toHaveLength(1), { timeout: 10_000 })
  const [mail] = mailed()
  expect(mail?.subject).toBe(`A complaint came in: C-${number}`)
  expect(mail?.text).toContain('Please answer it until')
  expect(mail?.text).toContain(`${shop.url}/admin-panel/complaints`)
  expect(mail?.text).not.toContain(words)
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no words', { words: '' }, 'words'],
  ['neither e-mail nor number', { email: '' }, 'email'],
  ['a broken e-mail', { email: 'lata' }, 'email'],
  ['no number', { mobile: '12' }, 'mobile'],
])('one with %s is refused, and nothing is kept', async (_what, changes, field) => {
  const before = await shop.db.$count(grievances)
  const { status, body } = await tell({ name: 'Lata', email: newAddress(), words, ...changes })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
  expect(await shop.db.$count(grievances)).toBe(before)
})

test('pressed twice it is one complaint, also at the same moment', async () => {
  const told = { name: 'Lata', email: newAddress(), mobile: null, words, language: 'en' } as const
  const { first, second } = await overlap(shop.ctx, {
    first: (tx) => tellGrievance(tx, told),
    second: () => tellGrievance(shop.ctx, told),
  })
  expect(second).toEqual(first)
})

test('five complaints of one sender in a day are taken, and a network can send twenty in a quarter of an hour', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 6; n++)
    statuses.push((await tell({ name: 'Lata', mobile: '9876540002', words: `No. ${n}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409])
  const ofOne: number[] = []
  for (let n = 0; n < 21; n++)
    ofOne.push((await tell({ name: 'Lata', mobile: String(9_876_550_000 + n), words }, '10.9.9.9')).status)
  expect(ofOne.indexOf(429)).toBe(20)
})

test('it is in one’s own data and goes with the account; an answered one goes after two years', async () => {
  const asha = await shop.customer()
  await givePassword(shop, asha.id, 'mangoes in may')
  await asha.post('/api/grievances', { name: 'Asha', email: asha.email, words })
  expect((await asha.get('/api/my-data')).body['complaints']).toMatchObject([{ words }])
  await asha.post('/api/delete-account', { password: 'mangoes in may' })
  expect(await shop.db.$count(grievances, eq(grievances.email, asha.email))).toBe(0)

  const email = newAddress()
  await tell({ name: 'Lata', email, words })
  const row = (await waiting()).find((one) => one.email === email)
  await admin.post(`/api/grievances/${row!._id}/answer`, { answer: 'Sorry.' })
  // None is on its way any more when the mail server ends with this file.
  await vi.waitFor(
    async () => {
      await sendDueMails(shop.ctx)
      expect(await shop.db.$count(mails, eq(mails.state, 'waiting'))).toBe(0)
    },
    { timeout: 10_000 },
  )
  shop.passTime(2 * 365 * 24 * 60 - 1)
  await pruneGrievances(shop.ctx)
  expect(await shop.db.$count(grievances, eq(grievances.email, email))).toBe(1)
  shop.passTime(2)
  await pruneGrievances(shop.ctx)
  expect(await shop.db.$count(grievances, eq(grievances.email, email))).toBe(0)
})

test('a guest’s complaint goes with an account that has proved its e-mail, and not with a stranger’s', async () => {
  const [email, password] = [newAddress(), 'mangoes in may']
  await tell({ name: 'Lata', email, words })
  const left = async () => [
    await shop.db.$count(grievances, eq(grievances.email, email)),
    await shop.db.$count(mails, and(eq(mails.address, email), eq(mails.kind, 'grievance_received'))),
  ]
  const opened = async () => {
    const form = { name: 'Lata', email, password, confirmPassword: password }
    const visitor = shop.guest()
    await visitor.post('/api/signup', form)
    await visitor.post('/api/signin', form)
    return visitor
  }

  const stranger = await opened()
  expect((await stranger.post('/api/delete-account', { password })).status).toBe(200)
  expect(await left()).toEqual([1, 1])
  const farewells = () =>
    shop.db.$count(mails, and(eq(mails.address, email), eq(mails.kind, 'account_deleted')))
  expect(await farewells()).toBe(1)

  const lata = await opened()
  await lata.post('/api/ask-sign-in-link', { email })
  await answerAskedLinks(shop.ctx)
  const [link] = await shop.db.select().from(passwordResets).where(eq(passwordResets.email, email))
  const token = shop.ctx.gateways.accounts.resetToken(link!.id)
  expect((await lata.post('/api/sign-in-by-link', { token })).status).toBe(200)
  expect((await lata.post('/api/delete-account', { password })).status).toBe(200)
  expect(await left()).toEqual([0, 0])
  // What was written to the account of before, by nobody's id, is not theirs.
  expect(await farewells()).toBe(2)
})

function newAddress(): string {
  return `lata${++made}@example.org`
}

function tell(told: object, from = `10.9.0.${++made}`) {
  return shop.guest().post('/api/grievances', told, { 'x-forwarded-for': from })
}

async function waiting() {
  const { body } = await admin.get('/api/grievances?pageSize=200')
  return body['data'] as { _id: string; number: number; email: string; createdAt: string }[]
}
