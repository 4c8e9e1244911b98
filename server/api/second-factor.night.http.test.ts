import { and, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import { auditEntries, mails, passwordResets, people, secondFactors, sessions } from '#db/schema/index.ts'
import { answerAskedLinks } from '#domain/customers/mailed-links.ts'
import { resetPassword } from '#domain/customers/reset-password.ts'
import { refuseWithoutSecondFactor } from '#domain/customers/second-factor/take-figures.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { sendDueMails } from '#domain/mails/send-due-mails.ts'
import { betterAuthAccounts } from '#integrations/accounts/better-auth.ts'
import { readSettings } from '#server/settings.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { givePassword } from '#tests/support/password.ts'
import { testShop } from '#tests/support/shop.ts'
import type { TestShop } from '#tests/support/shop.ts'

const server = await mailServer()
afterwards(server.goDown)
const logged: string[] = []
const logger = { level: 'trace', stream: { write: (line: string) => void logged.push(line) } }
const shop = await testShop({ ...server.env, TRUST_PROXY: '127.0.0.1' }, { logger })
const password = 'mangoes in may'

test('an administrator with a second factor signs in by password and the figures of the app, and never by the password alone', async () => {
  const { person, app } = await protectedAdmin()
  const before = await sessionsOf(person.id)

  const asked = await signIn(person.email)
  expect([asked.status, asked.body.code]).toEqual([401, 'second_factor_needed'])
  expect(asked.headers.getSetCookie()).toEqual([])
  expect(await sessionsOf(person.id)).toEqual(before)
  expect((await signIn(person.email, '')).body.code).toBe('second_factor_needed')

  const wrong = await signIn(person.email, app.wrong())
  expect([wrong.status, wrong.body.code]).toEqual([401, 'second_factor_wrong'])
  const figures = app.figures()
  const opened = await signIn(person.email, `${figures.slice(0, 3)} ${figures.slice(3)}`)
  expect(opened.body).toMatchObject({ success: true, message: 'Login successful' })
  expect(await sessionsOf(person.id)).toHaveLength(before.length + 1)

  // Read over somebody's shoulder, they open nothing.
  expect((await signIn(person.email, figures)).body.code).toBe('second_factor_wrong')
  shop.passTime(1)
  expect((await signIn(person.email, figures)).body.code).toBe('second_factor_wrong')
  expect((await signIn(person.email, app.figures())).status).toBe(200)
})

test('it counts only once the app has shown its first figures, ends the other sessions then, and nobody can read its secret', async () => {
  const person = await adminWithPassword()
  expect((await begin(person, 'another one')).body.fields).toHaveProperty('password')
  const first = await begin(person)
  const app = appOf((await begin(person)).body['data'].secret)
  expect((await signIn(person.email)).status).toBe(200)
  expect((await confirm(person, appOf(first.body['data'].secret).figures())).body.fields).toHaveProperty(
    'figures',
  )
  const { body } = await confirm(person, app.figures())

  expect(body['data'].codes).toHaveLength(10)
  expect(await sessionsOf(person.id)).toHaveLength(1)
  expect((await person.get('/api/second-factor')).body['data']).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  expect((await begin(person)).body.code).toBe('second_factor_stands')
  expect((await confirm(person, app.figures())).body.code).toBe('second_factor_missing')
  const kept = JSON.stringify([await shop.db.select().from(secondFactors), logged])
  for (const secret of [app.secret, ...body['data'].codes, ...body['data'].codes.map(withoutHyphens)])
    expect(kept).not.toContain(secret)
  expect(await auditOf(person.id)).toEqual(['second_factor_set'])
  expect(await toldOf(person.id)).toEqual(['second_factor_set'])
})

test('a recovery code opens the account once, with blanks and capitals as people type them', async () => {
  const { person, codes } = await protectedAdmin()
  const [code = ''] = codes
  expect((await signIn(person.email, code.replaceAll('-', ' ').toUpperCase())).status).toBe(200)
  expect((await signIn(person.email, code)).body.code).toBe('second_factor_wrong')
  expect((await person.get('/api/second-factor')).body['data'].recoveryCodesLeft).toBe(9)
})

test('a link by mail asks for the figures too, and stays good until they are right', async () => {
  const { person, app } = await protectedAdmin()
  const token = await linkFor(person.email)
  const open = (figures?: string) => shop.guest().post('/api/sign-in-by-link', { token, figures })

  expect((await open()).body.code).toBe('second_factor_needed')
  expect((await open(app.wrong())).body.code).toBe('second_factor_wrong')
  expect((await open(app.figures())).body.message).toBe('Login successful')
  expect((await open(app.figures())).body.code).toBe('reset_link_over')
})

test('of fifty who guess figures with the right password ten are looked at in an hour, the owner is told once, and then figures open again', async () => {
  const { person, app } = await protectedAdmin()
  const wrong = app.wrong()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => signIn(person.email, wrong, `10.9.3.${n}`)),
  )
  const codes = answers.map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'second_factor_wrong')).toHaveLength(10)
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(40)
  expect(await toldOf(person.id)).toEqual(['second_factor_set', 'figures_guessed'])

  const locked = await guess(person.id, app.figures())
  expect(locked).toBe('too_many_attempts')
  shop.passTime(61)
  expect(await guess(person.id, app.figures())).toBe('in')
})

test('the owner is told of the third wrong figures, and with a new password by mail none is counted any more', async () => {
  const { person, app } = await protectedAdmin()
  for (let n = 0; n < 2; n++) await guess(person.id, app.wrong())
  expect(await toldOf(person.id)).toEqual(['second_factor_set'])
  for (let n = 0; n < 8; n++) await guess(person.id, app.wrong())
  expect(await toldOf(person.id)).toEqual(['second_factor_set', 'figures_guessed'])
  expect(await guess(person.id, app.figures())).toBe('too_many_attempts')

  const link = { id: newId(), tokenHash: hashOfToken('by mail'), email: person.email, personId: person.id }
  const askedAt = shop.ctx.now()
  await shop.db.insert(passwordResets).values({ ...link, askedAt, expiresAt: secondsAfter(askedAt, 60) })
  await resetPassword(shop.ctx, { token: 'by mail', password: 'guavas in june' })
  expect(await guess(person.id, app.figures())).toBe('in')
})

test('wrong figures count as wrong sign-ins', async () => {
  const { person, app } = await protectedAdmin()
  const answers: (string | undefined)[] = []
  for (let n = 0; n < 11; n++) {
    answers.push((await signIn(person.email, app.wrong(), '10.9.4.1')).body.code)
    await shop.db.update(secondFactors).set({ tries: 0 }).where(eq(secondFactors.personId, person.id))
  }
  expect(answers.at(9)).toBe('second_factor_wrong')
  expect(answers.at(10)).toBe('too_many_attempts')
})

test('it is switched off with password and figures, and a person who has lost it is helped by another administrator', async () => {
  const { person, app } = await protectedAdmin()
  const off = (figures: string) => person.post('/api/end-second-factor', { password, figures })
  expect((await off(app.wrong())).body.fields).toHaveProperty('figures')
  expect((await off(app.figures())).status).toBe(200)
  expect((await off(app.figures())).body.code).toBe('second_factor_missing')
  expect((await signIn(person.email)).status).toBe(200)

  const { person: lost } = await protectedAdmin()
  const reset = (by: typeof person, id: string) => by.post(`/api/people/${id}/reset-second-factor`)
  expect((await reset(lost, lost.id)).body.code).toBe('own_second_factor')
  expect((await person.get(`/api/people/${lost.id}`)).body['data'].hasSecondFactor).toBe(true)
  expect((await reset(person, lost.id)).status).toBe(200)
  expect((await person.get(`/api/people/${lost.id}`)).body['data'].hasSecondFactor).toBe(false)
  expect((await reset(person, lost.id)).body.code).toBe('second_factor_missing')
  expect((await reset(person, 'nobody')).status).toBe(404)
  expect(await sessionsOf(lost.id)).toEqual([])
  expect((await signIn(lost.email)).status).toBe(200)
  expect(await toldOf(lost.id)).toEqual(['second_factor_set', 'second_factor_reset'])
})

test('customers have none, helpers may, and it holds on with the shop’s secret of before', async () => {
  const customer = await shop.customer()
  await givePassword(shop, customer.id, password)
  expect((await begin(customer)).status).toBe(403)
  const helper = await shop.hand('packs')
  await givePassword(shop, helper.id, password)
  const app = appOf((await begin(helper)).body['data'].secret)
  expect((await confirm(helper, app.figures())).status).toBe(200)

  const [row] = await shop.db.select().from(secondFactors).where(eq(secondFactors.personId, helper.id))
  const settings = { db: shop.db, publicUrl: shop.url }
  const secret = readSettings({ DATA_DIR: shop.dataDir }).sessionSecret
  const anew = betterAuthAccounts({ ...settings, secret: 'a'.repeat(40), previousSecret: secret })
  shop.passTime(1)
  const input = { sealed: row!.sealedSecret, figures: app.figures(), at: shop.ctx.now() }
  const renewed = await anew.stepOfFigures(input)
  expect(renewed?.sealed).not.toBe(row!.sealedSecret)
  const later = betterAuthAccounts({ ...settings, secret: 'a'.repeat(40) })
  expect(await later.stepOfFigures({ ...input, sealed: renewed!.sealed })).toMatchObject({
    step: renewed!.step,
  })
  expect(await later.stepOfFigures(input)).toBeNull()
})

type Person = Awaited<ReturnType<TestShop['admin']>>

async function adminWithPassword(): Promise<Person> {
  const person = await shop.admin()
  await givePassword(shop, person.id, password)
  return person
}

async function protectedAdmin() {
  const person = await adminWithPassword()
  const app = appOf((await begin(person)).body['data'].secret)
  const { codes } = (await confirm(person, app.figures())).body['data']
  // Figures work once.
  shop.passTime(1)
  return { person, app, codes: codes as string[] }
}

/** An app on a telephone whose clock is right. */
function appOf(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const figures = () => totp.generate({ timestamp: shop.ctx.now().getTime() })
  return { secret, figures, wrong: () => (figures() === '000000' ? '000001' : '000000') }
}

function begin(person: Pick<Person, 'post'>, typed = password) {
  return person.post('/api/begin-second-factor', { password: typed })
}

function confirm(person: Pick<Person, 'post'>, figures: string) {
  return person.post('/api/confirm-second-factor', { figures })
}

let places = 0

function signIn(email: string, figures?: string, from = `10.9.5.${++places}`) {
  const headers = { 'x-forwarded-for': from }
  return shop.guest().post('/api/signin', { email, password, figures }, headers)
}

function guess(personId: string, typed: string): Promise<string> {
  return refuseWithoutSecondFactor(shop.ctx, { personId, typed }).then(
    () => 'in',
    ({ code }: { code: string }) => code,
  )
}

function sessionsOf(personId: string) {
  return shop.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, personId))
}

async function auditOf(personId: string): Promise<string[]> {
  const isTheirs = and(eq(auditEntries.objectId, personId), eq(auditEntries.objectKind, 'person'))
  return (await shop.db.select().from(auditEntries).where(isTheirs)).map(({ action }) => action)
}

/** What was told of the account by mail, in its order. */
async function toldOf(personId: string): Promise<string[]> {
  const isSafety = and(eq(mails.personId, personId), eq(mails.kind, 'account_safety'))
  const rows = await shop.db.select().from(mails).where(isSafety).orderBy(mails.createdAt)
  return rows.map(({ facts }) => (facts as { what: string }).what)
}

function withoutHyphens(code: string): string {
  return code.replaceAll('-', '')
}

/** The token of a new link to sign in, as the mail brings it. */
async function linkFor(email: string): Promise<string> {
  await shop.db.update(people).set({ emailVerified: true }).where(eq(people.email, email))
  await shop.guest().post('/api/ask-sign-in-link', { email })
  await answerAskedLinks(shop.ctx)
  await sendDueMails(shop.ctx)
  const sent = () => server.mails.filter(({ recipients }) => recipients.includes(email))
  await expect.poll(() => sent().length).toBeGreaterThan(0)
  return sent()
    .flatMap(({ text }) => /\/sign-in-link#([\w-]{43})/.exec(text ?? '')?.[1] ?? [])
    .at(-1)!
}
