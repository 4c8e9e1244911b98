import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'

import { mails, passkeys, passwordResets, people, secondFactors } from '#db/schema/index.ts'
import { askLink, answerAskedLinks } from '#domain/customers/mailed-links.ts'
import { sendDueMails } from '#domain/mails/send-due-mails.ts'
import { addressInPune } from '#tests/support/address.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { addAddress, buy, deliver } from '#tests/support/orders.ts'
import { givePassword } from '#tests/support/password.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

// What a person does with what the shop keeps of them. Deleting it stands beside its command.

const server = await mailServer()
afterwards(server.goDown)
const shop = await testShop(server.env)
const admin = await shop.admin()
const password = 'mangoes in may'
let made = 0

describe('POST /api/change-profile', () => {
  test('corrects name and number, and the desk finds the person and their orders by the new name', async () => {
    const asha = await shop.customer('Asha Devi')
    const { orderId } = await buy(asha, await makeProduct(shop))

    const { body } = await asha.post('/api/change-profile', {
      name: ' Usha  Devi ',
      mobile: '+91 98765 43210',
    })

    expect(body).toMatchObject({ success: true, data: { name: 'Usha Devi', mobile: '9876543210' } })
    const found = await admin.get('/api/all-user?q=usha')
    expect(found.body['data']).toMatchObject([{ _id: asha.id, mobile: '9876543210' }])
    expect((await admin.get('/api/all-orders?q=usha&page=1')).body['data']).toMatchObject([{ _id: orderId }])
    expect((await asha.post('/api/change-profile', { name: 'Usha', mobile: '' })).body['data'].mobile).toBe(
      '',
    )
  })

  test('refuses an empty name and what is no number, and changes nothing', async () => {
    const asha = await shop.customer('Asha Devi')

    const { status, body } = await asha.post('/api/change-profile', { name: ' ', mobile: '12345' })

    expect(status).toBe(422)
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['mobile', 'name'])
    expect((await asha.get('/api/user-details')).body['data']).toMatchObject({
      name: 'Asha Devi',
      mobile: '',
    })
  })
})

describe('another e-mail', () => {
  test('is proved by a link to it, works once, and the old address is told', async () => {
    const asha = await customer()
    const email = newAddress()

    expect((await ask(asha, email.toUpperCase())).body.success).toBe(true)
    expect((await asha.get('/api/user-details')).body['data'].email).toBe(asha.email)
    const token = await tokenTo(email)
    const confirmed = await confirm(token)

    expect(confirmed.status).toBe(200)
    expect((await shop.guest().post('/api/signin', { email, password })).status).toBe(200)
    expect((await shop.guest().post('/api/signin', { email: asha.email, password })).status).toBe(401)
    expect((await confirm(token)).body).toMatchObject({ code: 'reset_link_over' })
    await sendDueMails(shop.ctx)
    await vi.waitFor(() => expect(mailsTo(asha.email).at(-1)?.subject).toBe('Your e-mail was changed'), {
      timeout: 10_000,
    })
    expect(mailsTo(asha.email).at(-1)?.text).toContain(email)
  })

  test('needs the password, and guesses of it are counted', async () => {
    const asha = await customer()
    const statuses: number[] = []
    for (let n = 0; n < 11; n++)
      statuses.push(
        (await asha.post('/api/ask-new-email', { email: newAddress(), password: 'wrong' })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect(await shop.db.$count(passwordResets, eq(passwordResets.personId, asha.id))).toBe(0)
  })

  test('that another account has is refused, when it is asked for and when it is confirmed', async () => {
    const [asha, kamala] = [await customer(), await customer()]
    const message = 'This e-mail belongs to an account already. Please choose another one.'
    for (const email of [kamala.email, asha.email])
      expect((await ask(asha, email)).body).toMatchObject({ code: 'email_taken', message })
    const email = newAddress()
    await ask(asha, email)
    const token = await tokenTo(email)
    await shop.db.update(people).set({ email }).where(eq(people.id, kamala.id))

    expect((await confirm(token)).body).toMatchObject({ code: 'email_taken', message })
    expect((await asha.get('/api/user-details')).body['data'].email).toBe(asha.email)
  })

  test('asked for twice is the last one, and a link holds for thirty minutes', async () => {
    const asha = await customer()
    const [first, second] = [newAddress(), newAddress()]
    await ask(asha, first)
    await ask(asha, second)
    const [early, late] = [await tokenTo(first), await tokenTo(second)]
    expect((await confirm(early)).body).toMatchObject({ code: 'reset_link_over' })
    shop.passTime(31)
    expect((await confirm(late)).body).toMatchObject({ code: 'reset_link_over' })
  })

  test('ends the links that were sent to the old address', async () => {
    const asha = await customer()
    await askLink(shop.ctx, { email: asha.email, purpose: 'password' })
    await answerAskedLinks(shop.ctx)
    const email = newAddress()
    await ask(asha, email)
    await confirm(await tokenTo(email))
    expect(await shop.db.$count(passwordResets, eq(passwordResets.personId, asha.id))).toBe(0)
  })

  test('is no promise without a mail server', async () => {
    const silent = await testShop()
    const asha = await silent.customer()
    const { body } = await asha.post('/api/ask-new-email', { email: newAddress(), password })
    expect(body.code).toBe('no_mails')
  })
})

test('a link of one kind opens nothing of another', async () => {
  const asha = await customer()
  const email = newAddress()
  await ask(asha, email)
  const token = await tokenTo(email)
  const form = { token, password: 'guava in june', confirmPassword: 'guava in june' }

  for (const call of ['/api/reset-password', '/api/sign-in-by-link'])
    expect((await shop.guest().post(call, form)).body, call).toMatchObject({ code: 'reset_link_over' })

  expect((await confirm(token)).status).toBe(200)
})

describe('GET /api/my-data', () => {
  test('is one file of all that the shop keeps of oneself, and of nobody else', async () => {
    const [asha, kamala] = [await customer('Asha Devi'), await customer('Kamala Bai')]
    await asha.post('/api/change-profile', { name: 'Asha Devi', mobile: '9876543210' })
    const { orderId } = await buy(asha, await makeProduct(shop, { name: 'Til Oil' }))
    await buy(kamala, await makeProduct(shop))
    await deliver(admin, orderId)
    const wish = { lines: [{ position: 0, quantity: 1 }], wish: 'money', reason: 'It was sour.' }
    await asha.post(`/api/orders/${orderId}/return`, wish)
    await addAddress(asha)
    await fillCart(asha, await makeProduct(shop, { name: 'Chana Dal' }))
    await startPaying(asha)
    await admin.post('/api/change-duties', { userId: asha.id, give: ['packs'] })
    const createdAt = shop.ctx.now()
    const key = { id: 'id of the key', publicKey: 'its public part', counter: 0, userAgent: 'Chrome' }
    await shop.db.insert(passkeys).values({ ...key, personId: asha.id, createdAt })
    const secret = { sealedSecret: 'what the app shares', recoveryHashes: ['hash of a code'] }
    const since = { confirmedAt: createdAt, triesFrom: createdAt, createdAt }
    await shop.db.insert(secondFactors).values({ ...secret, ...since, personId: asha.id })

    const answer = await asha.get('/api/my-data')

    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\d-]+\.json"$/)
    expect(answer.body).toMatchObject({
      person: { id: asha.id, name: 'Asha Devi', email: asha.email, mobile: '9876543210' },
      addresses: [{ line1: addressInPune.line1 }],
      cart: [{ product: 'Chana Dal', quantity: 1 }],
      sessions: [{ createdAt: expect.any(String) }],
      passkeys: [{ browser: 'Chrome', lastUsedAt: null }],
      secondFactor: { since: createdAt.toISOString(), recoveryCodesLeft: 1 },
      changes: [{ action: 'duties_changed' }],
      payments: [{ orderId }, { orderId: null, status: 'open' }],
      orders: [
        {
          id: orderId,
          lines: [{ productName: 'Til Oil' }],
          payments: [{ amountPaise: expect.any(Number) }],
          invoices: [{ number: expect.stringMatching(/\/000\d+$/), buyer: { name: addressInPune.name } }],
          returns: [{ reason: 'It was sour.', lines: [{ quantity: 1 }] }],
        },
      ],
    })
    expect(answer.body['mails'].map(({ kind }: { kind: string }) => kind)).toContain('order_placed')
    expect(answer.body['orders']).toHaveLength(1)
    const text = JSON.stringify(answer.body)
    for (const one of [kamala.id, kamala.email, 'Kamala', admin.id, admin.email, ...Object.values(secret)])
      expect(text).not.toContain(one)
  })

  test('opens no door: it has neither tokens nor passwords', async () => {
    const asha = await customer()
    await askLink(shop.ctx, { email: asha.email, purpose: 'sign_in' })
    await answerAskedLinks(shop.ctx)
    const [link] = await shop.db.select().from(passwordResets).where(eq(passwordResets.personId, asha.id))

    const text = JSON.stringify((await asha.get('/api/my-data')).body)

    const token = asha.cookies.get('haat.session_token')?.split('.')[0] ?? ''
    const secrets = [token, link!.id, link!.tokenHash, shop.ctx.gateways.accounts.resetToken(link!.id)]
    for (const secret of [...secrets, '$argon2']) expect(text).not.toContain(secret)
  })
})

function newAddress(): string {
  return `new-${++made}@example.org`
}

async function customer(name?: string) {
  const person = await shop.customer(name)
  await givePassword(shop, person.id, password)
  return person
}

function ask(person: Awaited<ReturnType<typeof customer>>, email: string) {
  return person.post('/api/ask-new-email', { email, password }, { 'x-forwarded-for': `10.4.0.${++made}` })
}

function confirm(token: string) {
  return shop.guest().post('/api/confirm-email', { token })
}

function mailsTo(email: string) {
  return server.mails.filter(({ recipients }) => recipients.includes(email))
}

/** Of the link in the last mail to this address. */
async function tokenTo(email: string): Promise<string> {
  await sendDueMails(shop.ctx)
  const token = () => /\/confirm-email#([\w-]{43})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1]
  await vi.waitFor(() => expect(token()).toBeDefined(), { timeout: 10_000 })
  const rows = [await shop.db.select().from(mails), await shop.db.select().from(passwordResets)]
  expect(JSON.stringify(rows)).not.toContain(token())
  return token()!
}
