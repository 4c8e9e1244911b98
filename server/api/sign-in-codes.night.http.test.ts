import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { mails, notices, people, phoneMessages, sessions, signInCodes } from '#db/schema/index.ts'
import { signInByNumber } from '#domain/customers/sign-in-by-number.ts'
import { askCode } from '#domain/customers/sign-in-codes.ts'
import { tellCodesUsedUp } from '#domain/customers/tell-codes-used-up.ts'
import { newId } from '#domain/ground/ids.ts'
import { sendDuePhoneMessages } from '#domain/phone-messages/send-due.ts'
import { puzzles } from '#server/http/puzzles.ts'
import { signInCodeLimit } from '#server/http/sign-in-code-limit.ts'
import { addressInPune } from '#tests/support/address.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { overlap } from '#tests/support/locks.ts'
import { buy } from '#tests/support/orders.ts'
import { givePassword } from '#tests/support/password.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { smsGateway } from '#tests/support/sms-gateway.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const gateway = await smsGateway()
afterwards(gateway.goDown)
const logged: string[] = []
const logger = { level: 'trace', stream: { write: (line: string) => void logged.push(line) } }
const shop = await testShop({ ...gateway.env, TRUST_PROXY: '127.0.0.1' }, { logger })
const admin = await shop.admin()
const password = 'mangoes in may'
let numbers = 9_810_000_000

test('a number and the code that came by SMS open an account without an e-mail, which buys; later the same number signs in', async () => {
  const mobile = newNumber()
  const asha = shop.guest()
  const { codeId, code } = await codeFor(mobile)

  // Who has no account yet is asked for a name, and the code holds on.
  expect((await signIn(asha, { codeId, code })).body.code).toBe('name_needed')
  const opened = await signIn(asha, { codeId, code, name: 'Asha Devi' })

  expect(opened.body).toMatchObject({ success: true, message: 'Your account is open.' })
  const me = await detailsOf(asha)
  expect(me).toMatchObject({ name: 'Asha Devi', email: '', mobile, signInMobile: mobile, role: 'GENERAL' })
  const { orderId } = await buy(asha, await makeProduct(shop, { stock: 5 }))
  expect((await asha.get(`/api/orders/${orderId}`)).status).toBe(200)
  expect(await shop.db.$count(mails, eq(mails.personId, me._id))).toBe(0)

  expect((await signIn(shop.guest(), { codeId, code })).body.code).toBe('code_over')
  const telephone = shop.guest()
  expect((await signIn(telephone, await codeFor(mobile))).body.message).toBe('Login successful')
  expect((await detailsOf(telephone))._id).toBe(me._id)
})

test('a code stands nowhere once it was sent, and an answer tells nobody whether the number is known', async () => {
  const known = newNumber()
  const { codeId, code } = await codeFor(known)
  await signIn(shop.guest(), { codeId, code, name: 'Ravi' })
  const answers = [await ask(known), await ask(newNumber())]
  expect(answers.map(({ status, body: { data: _data, ...body } }) => ({ status, body }))).toEqual(
    answers.map(() => ({
      status: 200,
      body: { success: true, error: false, message: 'We have sent a code by SMS. It works for 5 minutes.' },
    })),
  )
  const sent = await codeFor(newNumber(), 'hi')
  expect(sent.text).toContain('आपका कोड')
  const rows = [await shop.db.select().from(signInCodes), await shop.db.select().from(phoneMessages)]
  for (const kept of [JSON.stringify(rows), logged.join('')])
    expect(kept).not.toMatch(new RegExp(`\\b${sent.code}\\b`))
})

test('a code lasts five minutes and five tries, and guesses from fifty addresses open nothing', async () => {
  const mobile = newNumber()
  const right = await codeFor(mobile)
  await signIn(shop.guest(), { ...right, name: 'Lata' })

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => ask(mobile, { from: `10.9.0.${n}` })),
  )
  const given = answers.flatMap(({ status, body }) => (status === 200 ? [body['data'].codeId as string] : []))
  // One was asked for before.
  expect(given).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(48)
  for (const codeId of given) {
    const code = shop.ctx.gateways.accounts.codeOf(codeId)
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = Array.from({ length: 50 }, (_, n) =>
      signIn(shop.guest(), { codeId, code: wrong }, { from: `10.9.1.${n}` }),
    )
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
    expect(codes.filter((one) => one === 'invalid_input')).toHaveLength(5)
    expect(codes.filter((one) => one === 'code_over')).toHaveLength(45)
    expect((await signIn(shop.guest(), { codeId, code })).body.code).toBe('code_over')
  }

  const late = await codeFor(newNumber())
  shop.passTime(6)
  expect((await signIn(shop.guest(), { ...late, name: 'Lata' })).body.code).toBe('code_over')
})

test('who has signed in on a device has codes of their own there, which no stranger uses up', async () => {
  const mobile = newNumber()
  const asha = shop.guest()
  await signIn(asha, { ...(await codeFor(mobile)), name: 'Asha' })
  await asha.get('/api/userLogout')
  while ((await ask(mobile, { from: '10.9.2.1' })).status === 200);
  expect((await ask(mobile, { by: asha })).status).toBe(200)
})

test('of two who use one code at once the second finds it used, and of two who open an account with one number there is one', async () => {
  const mobile = newNumber()
  const [first, second] = [await askFor(mobile), await askFor(mobile)]
  const opened = await overlap(shop.ctx, {
    first: (tx) => signInByNumber(tx, { ...first, name: 'Asha', language: 'en' }),
    second: () => signInByNumber(shop.ctx, { ...second, name: 'Usha', language: 'en' }),
  })
  expect(opened.second).toMatchObject({ personId: opened.first.personId, isNew: false })

  const third = await askFor(mobile)
  const used = await overlap(shop.ctx, {
    first: (tx) => signInByNumber(tx, { ...third, language: 'en' }),
    second: () =>
      signInByNumber(shop.ctx, { ...third, language: 'en' }).catch(({ code }: { code: string }) => code),
  })
  expect(used.second).toBe('code_over')
})

test('what a guest ordered with a number is its account’s after the code, their browser opens it no more, and the shopkeeper can take that back', async () => {
  const mobile = newNumber()
  const [browser, headers] = [shop.guest(), { 'guest-key': newId() }]
  const lines = [
    {
      productId: await makeProduct(shop, { sellingPricePaise: 400_00, listPricePaise: 400_00 }),
      quantity: 1,
    },
  ]
  const guest = { name: 'Caller', mobile, cartKey: 'one cart', lines }
  const begun = await browser.post('/api/guest', { ...guest, address: { ...addressInPune, mobile } }, headers)
  const { addressId } = begun.body['data']
  const placed = await browser.post('/api/orders/cash', { amount: 440, addressId }, headers)
  expect(placed.body).toMatchObject({ success: true })
  const [caller] = await shop.db.select({ id: people.id }).from(people).where(eq(people.mobile, mobile))

  const asha = shop.guest()
  await signIn(asha, { ...(await codeFor(mobile)), name: 'Asha' })

  const mine = async () => (await asha.get('/api/orders/myorders')).body['data'] as { _id: string }[]
  expect(await mine()).toMatchObject([{ _id: placed.body['orderId'] }])
  expect((await browser.get('/api/guest', headers)).status).toBe(401)
  expect((await admin.post(`/api/people/${caller!.id}/part`, {})).body).toMatchObject({ success: true })
  expect(await mine()).toEqual([])
  // What was taken back is not done again, and who is blocked stays where they are.
  await shop.db.insert(people).values({ id: newId(), name: 'Other', mobile, blockedFrom: 'shop', ...now() })
  expect((await signIn(shop.guest(), await codeFor(mobile))).body.message).toBe('Login successful')
  expect(await mine()).toEqual([])
})

test('an address that asks for many codes is given a puzzle and is never refused; a solved one is good once', async () => {
  const from = '10.9.3.1'
  for (let n = 0; n < 10; n++) expect((await ask(newNumber(), { from })).status).toBe(200)
  expect((await ask(newNumber(), { from })).body.code).toBe('puzzle_needed')

  const { body } = await shop.guest().get('/api/sign-in-puzzle')
  const challenge = body['data']
  const solution = await solveChallenge({ challenge, deriveKey })
  const solved = (change: object = {}) =>
    Buffer.from(JSON.stringify({ challenge: { ...challenge, ...change }, solution })).toString('base64')
  const tried = async (puzzle: string) => (await ask(newNumber(), { from, puzzle })).body.code

  expect(await tried('nonsense')).toBe('puzzle_needed')
  expect(await tried(solved({ signature: '00' }))).toBe('puzzle_needed')
  expect(await tried(solved())).toBeUndefined()
  expect(await tried(solved())).toBe('puzzle_needed')
})

test('the shop sends so many codes a day, and is told once when they are used up', async () => {
  const limit = signInCodeLimit(shop.pool, puzzles(shop.pool, 'secret'), {
    ofNumber: 3,
    ofAddress: 100,
    ofShop: 1,
  })
  for (let n = 0; n < 2; n++) {
    const asked = limit.ask(
      { mobile: newNumber(), known: null, address: '10.9.4.1', puzzle: undefined },
      () => tellCodesUsedUp(shop.ctx),
    )
    await expect(asked).rejects.toMatchObject({
      code: 'too_many_attempts',
      details: { of: 'codes of the shop' },
    })
  }
  expect(await shop.db.$count(notices, eq(notices.kind, 'codes_used_up'))).toBe(1)
})

test('a number is tied to one account by its password and a code, opens it, and is untied', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  for (const { id } of [asha, ravi]) await givePassword(shop, id, password)
  const mobile = newNumber()

  const wrong = await asha.post('/api/tie-number', { ...(await codeFor(mobile)), password: 'guessed' })
  expect(wrong.body.fields).toEqual({ password: 'This password is wrong. Please try again.' })
  const tied = await asha.post('/api/tie-number', { ...(await codeFor(mobile)), password })
  expect(tied.body['data']).toMatchObject({ email: asha.email, signInMobile: mobile })
  const telephone = shop.guest()
  await signIn(telephone, await codeFor(mobile))
  expect((await detailsOf(telephone)).email).toBe(asha.email)

  const second = await ravi.post('/api/tie-number', { ...(await askFor(mobile)), password })
  expect([second.status, second.body.code]).toEqual([409, 'number_taken'])
  expect((await asha.post('/api/untie-number', { password })).body['data'].signInMobile).toBe('')
  expect((await signIn(shop.guest(), await askFor(mobile))).body.code).toBe('name_needed')
})

test('administrators and helpers are asked for their password, and who is blocked from the shop stays out', async () => {
  const mobile = newNumber()
  await signIn(shop.guest(), { ...(await codeFor(mobile)), name: 'Ravi' })
  const isTheirs = eq(people.signInMobile, mobile)
  const [ravi] = await shop.db
    .update(people)
    .set({ email: `${newId()}@example.com` })
    .where(isTheirs)
    .returning({ id: people.id })
  const sessionCount = () => shop.db.$count(sessions, eq(sessions.userId, ravi!.id))
  expect(await sessionCount()).toBe(1)
  expect((await admin.post('/api/change-duties', { userId: ravi!.id, give: ['packs'] })).status).toBe(200)
  // It was opened by a code alone.
  expect(await sessionCount()).toBe(0)
  expect(await refusedFor(mobile)).toBe('password_needed')
  expect((await admin.post('/api/update-user', { userId: ravi!.id, role: 'ADMIN' })).status).toBe(200)
  expect(await refusedFor(mobile)).toBe('password_needed')
  await shop.db.update(people).set({ role: 'GENERAL', blockedFrom: 'shop' }).where(isTheirs)
  expect(await refusedFor(mobile)).toBe('account_blocked')
  expect(await sessionCount()).toBe(0)
})

test('an account without a password is deleted, and given an e-mail, by a code that was sent to its own number', async () => {
  const mobile = newNumber()
  const asha = shop.guest()
  await signIn(asha, { ...(await codeFor(mobile)), name: 'Asha' })
  const { _id } = await detailsOf(asha)
  const drop = (proof: object) => asha.post('/api/delete-account', proof)

  expect((await drop({ password })).body.fields).toEqual({ code: expect.any(String) })
  expect((await drop(await codeFor(newNumber()))).body.code).toBe('code_over')
  expect((await drop(await codeFor(mobile))).body).toMatchObject({ success: true })
  const isGone = and(eq(people.id, _id), eq(people.name, 'Deleted account'))
  expect(await shop.db.$count(people, isGone)).toBe(1)
  // The number is free: whoever has it now begins anew.
  expect((await signIn(shop.guest(), await askFor(mobile))).body.code).toBe('name_needed')
})

test('where money moves, a shop that sends no SMS gives no code that only its administrators could read', async () => {
  const mute = await testShop()
  const asked = askCode({ ...mute.ctx, testGateway: false }, { mobile: newNumber(), language: 'en' })
  await expect(asked).rejects.toMatchObject({ code: 'no_messages' })
  expect(await mute.db.$count(phoneMessages)).toBe(0)
})

function newNumber(): string {
  return String(++numbers)
}

interface Asked {
  from?: string
  language?: string
  puzzle?: string
  by?: Visitor
}

function ask(mobile: string, { from = addressOf(mobile), language = 'en', puzzle, by }: Asked = {}) {
  const headers = { 'x-forwarded-for': from, 'haat-language': language }
  return (by ?? shop.guest()).post('/api/ask-sign-in-code', { mobile, ...(puzzle && { puzzle }) }, headers)
}

/** Each number from a place of its own, so that no test meets the puzzles of another. */
function addressOf(mobile: string): string {
  return `10.${Number(mobile) % 200}.7.7`
}

/** A code that nobody has sent yet. */
async function askFor(mobile: string) {
  const { codeId } = await askCode(shop.ctx, { mobile, language: 'en' })
  return { codeId, code: shop.ctx.gateways.accounts.codeOf(codeId) }
}

/** Asks for a code, and reads it in the SMS. */
async function codeFor(mobile: string, language = 'en') {
  const received = () => gateway.sent.filter(({ to }) => to.endsWith(mobile))
  const before = received().length
  const { status, body } = await ask(mobile, { language })
  expect(status, JSON.stringify(body)).toBe(200)
  await sendDuePhoneMessages(shop.ctx)
  // The shop's own job may have begun to send it.
  await vi.waitFor(() => expect(received()).toHaveLength(before + 1), { timeout: 10_000 })
  const { text } = received().at(-1)!
  return { codeId: body['data'].codeId as string, code: /\b\d{6}\b/.exec(text)![0], text }
}

interface Typed {
  codeId: string
  code: string
  name?: string
}

function signIn(visitor: Visitor, { codeId, code, name }: Typed, { from = '10.9.9.9' } = {}) {
  const typed = { codeId, code, ...(name !== undefined && { name }) }
  return visitor.post('/api/sign-in-by-code', typed, { 'x-forwarded-for': from })
}

async function refusedFor(mobile: string) {
  return (await signIn(shop.guest(), await askFor(mobile))).body.code
}

function now() {
  const at = shop.ctx.now()
  return { createdAt: at, updatedAt: at }
}

async function detailsOf(visitor: Visitor) {
  return (await visitor.get('/api/user-details')).body['data']
}
