import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'

import { mails, passwordResets } from '#db/schema/index.ts'
import { answerAskedLinks } from '#domain/customers/mailed-links.ts'
import { resetPassword } from '#domain/customers/reset-password.ts'
import { sendDueMails } from '#domain/mails/send-due-mails.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { overlap } from '#tests/support/locks.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { testShop } from '#tests/support/shop.ts'

const server = await mailServer()
afterwards(server.goDown)
const logged: string[] = []
const logger = { level: 'trace', stream: { write: (line: string) => void logged.push(line) } }
const shop = await testShop(server.env, { logger })
const [before, after] = ['mangoes in may', 'guava in june']

test('a link that was asked for sets a new password once, ends every session, and says so by mail', async () => {
  const asha = await account()
  const [here, there] = [await signedIn(asha, before), await signedIn(asha, before)]
  const token = await linkFor(asha)

  const answer = await reset(token, after)

  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  for (const one of [here, there]) expect((await one.get('/api/my-sessions')).status).toBe(401)
  expect((await signIn(asha, before)).status).toBe(401)
  expect((await signIn(asha, after)).status).toBe(200)
  expect(await reset(token, 'a third password')).toMatchObject({
    status: 409,
    body: { code: 'reset_link_over' },
  })
  await vi.waitFor(() => expect(mailsTo(asha).at(-1)?.subject).toBe('Your password was changed'), {
    timeout: 10_000,
  })
})

test('the token stands neither in the database nor in the log, and the outbox holds no secret', async () => {
  const { email: asha } = await shop.customer()
  const token = await linkFor(asha)
  await reset(token, after)

  expect(Buffer.from(token, 'base64url').length).toBe(32)
  const rows = [await shop.db.select().from(mails), await shop.db.select().from(passwordResets)]
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join('')).not.toContain(token)
  expect(logged.join('')).not.toContain(after)
})

test('the answer is the same whether an account has the address or not, and nothing is sent to a stranger', async () => {
  const { email: asha } = await shop.customer()
  const stranger = 'nobody@example.com'

  const [known, unknown] = [await ask(asha), await ask(stranger)]

  expect(unknown.body).toEqual(known.body)
  expect(unknown.status).toBe(known.status)
  await answerAskedLinks(shop.ctx)
  await vi.waitFor(
    async () => expect(await shop.db.$count(passwordResets, eq(passwordResets.email, stranger))).toBe(0),
    { timeout: 10_000 },
  )
  await sendDueMails(shop.ctx)
  expect(mailsTo(stranger)).toEqual([])
  expect(await shop.db.$count(mails, eq(mails.address, stranger))).toBe(0)
})

test('a helper who chose a password by it has one password, and the link of the administrator is over', async () => {
  const admin = await shop.admin()
  const helper = { name: 'Meena', email: 'meena@example.com', duties: ['packs'] }
  const { _id: id } = (await admin.post('/api/people/helpers', helper)).body['data'] as { _id: string }
  const { url } = (await admin.post(`/api/counter/people/${id}/claim`)).body['data'] as { url: string }

  expect((await reset(await linkFor(helper.email), after)).status).toBe(200)

  const chosen = { email: helper.email, password: before, confirmPassword: before }
  const claimed = await shop.guest().post(`/api/claims/${url.split('/').at(-1)}`, chosen)
  expect(claimed.status).toBe(410)
  expect((await signIn(helper.email, before)).status).toBe(401)
  expect((await signIn(helper.email, after)).status).toBe(200)
})

test('a link holds for thirty minutes', async () => {
  const asha = await account()
  const early = await linkFor(asha)
  shop.passTime(29)
  const answer = await reset(early, 'short')
  expect(answer.status).toBe(422)
  shop.passTime(2)

  expect((await reset(early, after)).body['code']).toBe('reset_link_over')
  expect((await signIn(asha, before)).status).toBe(200)
})

test('when one link is used, an older one and a newer one are over', async () => {
  const { email: asha } = await shop.customer()
  const links = [await linkFor(asha), await linkFor(asha), await linkFor(asha)]
  expect(new Set(links).size).toBe(3)

  expect((await reset(links[1]!, after)).status).toBe(200)

  for (const link of links) expect((await reset(link, 'a third password')).status).toBe(409)
})

test('a password that is changed while signed in ends the links, too', async () => {
  const asha = await account()
  const token = await linkFor(asha)
  const here = await signedIn(asha, before)
  await here.post('/api/change-password', {
    currentPassword: before,
    newPassword: after,
    confirmPassword: after,
  })

  expect((await reset(token, 'a third password')).body['code']).toBe('reset_link_over')
})

test('of two who use one link at once the second finds it used', async () => {
  const { email: asha } = await shop.customer()
  const token = await linkFor(asha)

  const { second } = await overlap(shop.ctx, {
    first: (tx) => resetPassword(tx, { token, password: after }),
    second: () =>
      resetPassword(shop.ctx, { token, password: 'a third password' }).catch(
        ({ code }: { code: string }) => code,
      ),
  })

  expect(second).toBe('reset_link_over')
  expect((await signIn(asha, after)).status).toBe(200)
})

test('one’s own e-mail and one letter again and again are no new password, and the link still holds', async () => {
  const { email: asha } = await shop.customer()
  const token = await linkFor(asha)

  for (const easy of [asha, asha.toUpperCase(), 'zzzzzzzzz'])
    expect(await reset(token, easy)).toMatchObject({
      status: 422,
      body: { fields: { password: expect.stringContaining('easy to guess') } },
    })

  expect((await reset(token, after)).status).toBe(200)
})

test('a leaked password, a short one and two that differ are refused as at the sign-up, and the link still holds', async () => {
  const { email: asha } = await shop.customer()
  const token = await linkFor(asha)

  const leaked = await reset(token, 'password1')
  expect(leaked).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } })
  expect((await reset(token, 'short')).status).toBe(422)
  const form = { token, password: after, confirmPassword: before }
  expect((await shop.guest().post('/api/reset-password', form)).body['fields']).toHaveProperty(
    'confirmPassword',
  )

  expect((await reset(token, after)).status).toBe(200)
})

test('a person who never had a password gets one', async () => {
  const { email } = await shop.customer()

  expect((await reset(await linkFor(email), after)).status).toBe(200)

  expect((await signIn(email, after)).status).toBe(200)
})

test('a mail that could not be sent in time comes without a link, and says how to ask again', async () => {
  const { email: asha } = await shop.customer()
  await server.goDown()
  await ask(asha)
  await answerAskedLinks(shop.ctx)
  await sendDueMails(shop.ctx)
  shop.passTime(31)
  await server.comeBack()
  await sendDueMails(shop.ctx)

  const late = await vi.waitFor(
    () => {
      const found = mailsTo(asha).find(({ subject }) => subject?.includes('too late'))
      expect(found).toBeDefined()
      return found
    },
    { timeout: 10_000 },
  )
  expect(late?.text).not.toContain('/reset-password?new#')
  expect(late?.text).toContain(`${shop.url}/reset-password`)
})

describe('tries are counted', () => {
  test('for one address from one origin five links in a quarter of an hour, known or not', async () => {
    for (const email of [(await shop.customer()).email, 'unknown@example.com']) {
      for (let n = 0; n < 5; n++) expect((await ask(email, '10.1.0.1')).status).toBe(200)
      const refused = await ask(email.toUpperCase(), '10.1.0.1')
      expect([refused.status, refused.body['code']]).toEqual([429, 'too_many_attempts'])
      expect((await ask(email, '10.1.0.2')).status).toBe(200)
    }
  })

  test('of an origin that guesses links, and each guess costs no hash of a password', async () => {
    const guess = (n: number) =>
      shop
        .guest()
        .post(
          '/api/reset-password',
          { token: `guess-${n}`, password: after, confirmPassword: after },
          { 'x-forwarded-for': '10.2.0.1' },
        )
    const answers = []
    for (let n = 0; n < 61; n++) answers.push((await guess(n)).body['code'])
    expect(answers.slice(0, 60)).toEqual(Array(60).fill('reset_link_over'))
    expect(answers[60]).toBe('too_many_attempts')
  })
})

test('without a mail server nobody is promised a link, and nothing is written down', async () => {
  const silent = await testShop()

  const answer = await silent.guest().post('/api/ask-password-reset', { email: 'asha@example.com' })

  expect([answer.status, answer.body['code']]).toEqual([409, 'no_mails'])
  expect(await silent.db.$count(passwordResets)).toBe(0)
})

let made = 0

/** The address of a new account with the password of before. */
async function account(): Promise<string> {
  made++
  const email = `lakshmi${made}@example.com`
  const form = { name: 'Lakshmi', email, password: before, confirmPassword: before }
  expect((await shop.guest().post('/api/signup', form)).status).toBe(200)
  return email
}

function signIn(email: string, password: string) {
  return shop.guest().post('/api/signin', { email, password })
}

async function signedIn(email: string, password: string) {
  const person = shop.guest()
  expect((await person.post('/api/signin', { email, password })).status).toBe(200)
  return person
}

function ask(email: string, from = '127.0.0.1') {
  return shop.guest().post('/api/ask-password-reset', { email }, { 'x-forwarded-for': from })
}

function reset(token: string, password: string) {
  return shop.guest().post('/api/reset-password', { token, password, confirmPassword: password })
}

function mailsTo(email: string) {
  return server.mails.filter(({ recipients }) => recipients.includes(email))
}

/** The token of a new link, as the mail brings it. */
async function linkFor(email: string): Promise<string> {
  const links = () =>
    mailsTo(email).flatMap(({ text }) => /\/reset-password\?new#([\w-]+)/.exec(text ?? '')?.[1] ?? [])
  const before = links().length
  expect((await ask(email)).status).toBe(200)
  await answerAskedLinks(shop.ctx)
  await sendDueMails(shop.ctx)
  await vi.waitFor(() => expect(links()).toHaveLength(before + 1), { timeout: 10_000 })
  return links().at(-1)!
}
