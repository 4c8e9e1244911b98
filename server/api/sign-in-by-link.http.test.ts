import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { mails, passwordResets } from '#db/schema/index.ts'
import { answerAskedLinks } from '#domain/customers/mailed-links.ts'
import { takeSignInLink } from '#domain/customers/sign-in-by-link.ts'
import { sendDueMails } from '#domain/mails/send-due-mails.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { overlap } from '#tests/support/locks.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { givePassword } from '#tests/support/password.ts'
import { testShop } from '#tests/support/shop.ts'

const server = await mailServer()
afterwards(server.goDown)
const logged: string[] = []
const logger = { level: 'trace', stream: { write: (line: string) => void logged.push(line) } }
const shop = await testShop({ ...server.env, TRUST_PROXY: '127.0.0.1' }, { logger })
const password = 'mangoes in may'

test('who is locked out by the tries of strangers gets in by a link that was mailed, and that device stays open', async () => {
  const { email } = await customer()
  // From so many places that no one of them is at its own limit.
  for (let n = 0; n < 51; n++) await signIn(email, 'guessed', `10.5.0.${n}`)
  const lockedOut = await signIn(email, password, '10.6.0.1')
  expect([lockedOut.answer.status, lockedOut.answer.body.code]).toEqual([429, 'too_many_attempts'])

  const { visitor } = lockedOut
  const opened = await visitor.post('/api/sign-in-by-link', { token: await linkFor(email) })

  expect(opened.body).toMatchObject({ success: true, message: 'Login successful' })
  expect((await visitor.get('/api/user-details')).body['data'].email).toBe(email)
  await visitor.get('/api/userLogout')
  expect((await visitor.post('/api/signin', { email, password })).status).toBe(200)
})

test('a link signs in once, for thirty minutes, and its token stands nowhere', async () => {
  const { email } = await customer()
  const token = await linkFor(email)
  const rows = [await shop.db.select().from(mails), await shop.db.select().from(passwordResets)]
  expect(JSON.stringify(rows)).not.toContain(token)

  expect((await open(token)).status).toBe(200)
  expect((await open(token)).body.code).toBe('reset_link_over')

  const late = await linkFor(email)
  shop.passTime(31)
  expect((await open(late)).body.code).toBe('reset_link_over')
  expect(logged.join('')).not.toContain(token)
})

test('of two who use one link at once the second finds it used', async () => {
  const { email } = await customer()
  const token = await linkFor(email)

  const { second } = await overlap(shop.ctx, {
    first: (tx) => takeSignInLink(tx, { token }),
    second: () => takeSignInLink(shop.ctx, { token }).catch(({ code }: { code: string }) => code),
  })

  expect(second).toBe('reset_link_over')
})

test('the answer is the same for every address, a stranger is sent nothing, and one person one mail in ten minutes', async () => {
  const { email } = await customer()
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
  expect(unknown.body).toEqual(known.body)
  expect(unknown.status).toBe(known.status)
  await answerAskedLinks(shop.ctx)
  await ask(email)
  await answerAskedLinks(shop.ctx)
  const told = () => shop.db.$count(mails, eq(mails.address, email))

  expect(await told()).toBe(1)
  expect(await shop.db.$count(mails, eq(mails.address, 'nobody@example.com'))).toBe(0)
  shop.passTime(11)
  await ask(email)
  await answerAskedLinks(shop.ctx)
  expect(await told()).toBe(2)
})

test('a link is asked for five times in a quarter of an hour from one place, and guesses are counted', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await ask('guest@example.com', '10.7.0.1')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const guesses: (string | undefined)[] = []
  for (let n = 0; n < 61; n++) guesses.push((await open(`guess-${n}`, '10.7.0.2')).body.code)
  expect(guesses[59]).toBe('reset_link_over')
  expect(guesses[60]).toBe('too_many_attempts')
})

async function customer() {
  const person = await shop.customer()
  await givePassword(shop, person.id, password)
  return person
}

async function signIn(email: string, tried: string, from: string) {
  const visitor = shop.guest()
  const answer = await visitor.post('/api/signin', { email, password: tried }, { 'x-forwarded-for': from })
  return { visitor, answer }
}

function ask(email: string, from = '10.8.0.1') {
  return shop.guest().post('/api/ask-sign-in-link', { email }, { 'x-forwarded-for': from })
}

function open(token: string, from = '10.8.0.2') {
  return shop.guest().post('/api/sign-in-by-link', { token }, { 'x-forwarded-for': from })
}

/** The token of a new link, as the mail brings it. */
async function linkFor(email: string): Promise<string> {
  const links = () =>
    server.mails
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ text }) => /\/sign-in-link#([\w-]{43})/.exec(text ?? '')?.[1] ?? [])
  const before = links().length
  expect((await ask(email)).status).toBe(200)
  await answerAskedLinks(shop.ctx)
  await sendDueMails(shop.ctx)
  await vi.waitFor(() => expect(links()).toHaveLength(before + 1), { timeout: 10_000 })
  return links().at(-1)!
}
