import { on, once } from 'node:events'
import http from 'node:http'
import type { Readable } from 'node:stream'

import { expect, onTestFinished, test, vi } from 'vitest'

import type { DeskNow } from '#contract/notices.ts'
import { connect } from '#db/connect.ts'
import type { Actor } from '#domain/ground/context.ts'
import { testDatabase } from '#tests/support/database.ts'
import { move, orderInCash } from '#tests/support/orders.ts'
import { testShop } from '#tests/support/shop.ts'
import type { TestShop } from '#tests/support/shop.ts'
import { statementsSent } from '#tests/support/statements.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { DeskStreams } from './desk-streams.ts'

// Two processes of the shop, as far as the database can tell.
const database = await testDatabase()
const [here, there] = [await testShop({}, { database }), await testShop({}, { database })]
const soon = { timeout: 5_000, interval: 20 }

test('an order that one process takes is told at another within five seconds, to the shopkeeper and to who packs', async () => {
  const [admin, packer, seller] = [
    await there.admin(),
    await there.hand('packs'),
    await there.hand('counter'),
  ]
  const listening = await Promise.all([admin, packer, seller].map((person) => listen(there, person)))
  const [told, toldPacker, toldSeller] = listening as [Listening, Listening, Listening]
  await vi.waitFor(() => expect(toldSeller.desks).toHaveLength(1), soon)
  const before = toldSeller.desks[0]!.waiting.toPack

  const orderId = await orderInCash(here, await here.customer())

  for (const [{ desks }, path] of [
    [told, `/admin-panel/all-orders/${orderId}`],
    [toldPacker, `/stall/orders/${orderId}`],
  ] as const)
    await vi.waitFor(() => {
      const { waiting, notices } = desks.at(-1)!
      expect(waiting.toPack).toBe(before + 1)
      expect(notices[0]).toMatchObject({ kind: 'order_placed', path })
      expect(notices[0]?.words).toMatch(/^New order #\d+: ₹500\.00, not paid yet\.$/)
    }, soon)
  // Who sells at the stall sees neither orders nor their number.
  expect(toldSeller.desks).toHaveLength(1)
  for (const one of listening) one.leave()
})

test('how an order stands that one person moves is told to the others who pack, for their open lists', async () => {
  const [mover, packer, seller] = [
    await there.admin(),
    await there.hand('packs'),
    await there.hand('counter'),
  ]
  const orderId = await orderInCash(here, await here.customer())
  const listening = await Promise.all([mover, packer, seller].map((person) => listen(there, person)))
  const [ofMover, ofPacker, ofSeller] = listening.map((one) => () => one.desks.at(-1)?.moved)
  const placed = { _id: orderId, status: 'Placed' }
  await vi.waitFor(() => expect(ofPacker!()?.[0]).toEqual(placed), soon)

  await move(mover, orderId, { action: 'pack' })

  await vi.waitFor(() => expect(ofPacker!()?.[0]).toEqual({ ...placed, status: 'Packed' }), soon)
  await vi.waitFor(() => expect(ofMover!()?.map(({ _id }) => _id)).not.toContain(orderId), soon)
  expect(ofSeller!()).toEqual([])
  for (const one of listening) one.leave()
})

test('a stream ends with its session, and when role or duties change, whichever process changes them', async () => {
  const keeper = await here.admin()
  const [signedOut, demoted, packer] = [await there.admin(), await there.admin(), await there.hand('packs')]
  const listening = await Promise.all([signedOut, demoted, packer].map((person) => listen(there, person)))

  await signedOut.get('/api/userLogout')
  await keeper.post('/api/update-user', { userId: demoted.id, role: 'GENERAL' })
  await keeper.post('/api/change-duties', { userId: packer.id, give: ['counter'] })

  await Promise.all(listening.map((one) => vi.waitFor(() => expect(one.isOver).toBe(true), soon)))
  expect((await demoted.get('/api/desk-events')).status).toBe(403)
})

test('somebody has four streams at most, and asks beside them; one that is left makes room', async () => {
  const admin = await here.admin()
  const open = await Promise.all([1, 2, 3, 4].map(() => listen(here, admin)))

  const refused = await admin.get('/api/desk-events')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_streams'])
  expect((await admin.get('/api/desk-now')).body['data']).toMatchObject({ waiting: { complaints: 0 } })

  open.pop()?.leave()
  await vi.waitFor(async () => open.push(await listen(here, admin)), soon)
  for (const one of open) one.leave()
})

test('a process that is asked to end ends its streams at once and begins none, and nothing waits for them', async () => {
  const ending = await testShop({}, { database })
  const admin = await ending.admin()
  const told = await listen(ending, admin)
  await vi.waitFor(() => expect(told.desks).toHaveLength(1), soon)

  ending.app.leave()
  await vi.waitFor(() => expect(told.isOver).toBe(true), { timeout: 500, interval: 10 })
  expect((await admin.get('/api/desk-events')).status).toBe(429)
  expect((await admin.get('/api/desk-now')).status).toBe(200)

  const began = performance.now()
  await ending.app.drain()
  await ending.app.close()
  expect(performance.now() - began).toBeLessThan(3_000)
})

test('the database is asked as often for three who listen as for one, for nobody not at all, and no connection is held', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, pool } = connect(database.connectionConfig)
  onTestFinished(() => pool.end())
  const leaving = new AbortController().signal
  const streams = new DeskStreams({ db, now: () => new Date(), log: here.app.log, leaving })
  const people = await Promise.all([here.admin(), here.admin(), here.admin()])
  const { rows } = await database.pool.query<{ id: string; sessionId: string }>(
    `select person_id as id, id as "sessionId" from sessions where person_id = any($1)`,
    [people.map(({ id }) => id)],
  )
  const actors = rows.map((row) => ({ ...row, name: '', email: '', role: 'ADMIN' as const, duties: [] }))
  /** What ten seconds ask; whoever listens has something to be told. */
  const asked = async (listening: readonly Readable[]) => {
    await orderInCash(here, await here.customer())
    const sent = await statementsSent(pool, async () => {
      const told = listening.map((out) => once(out, 'data'))
      vi.advanceTimersByTime(10_000)
      await Promise.all(told)
      // Behind whatever was asked.
      await pool.query('select')
      expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0])
    })
    return sent.filter((text) => text !== 'select')
  }
  const open = async (actor: Actor) => {
    const out = streams.open(actor)
    for await (const part of on(out, 'data')) if (String(part).includes('event: desk')) break
    return out
  }

  expect(await asked([])).toEqual([])
  const one = await open(actors[0]!)
  const forOne = await asked([one])
  const all = [one, await open(actors[1]!), await open(actors[2]!)]
  const forAll = await asked(all)
  for (const out of all) out.destroy()
  await vi.waitFor(() => expect(streams.size).toBe(0), { timeout: 10_000 })

  expect(forOne.length).toBeGreaterThan(0)
  expect(forAll).toEqual(forOne)
  expect(await asked([])).toEqual([])
})

interface Listening {
  /** What was told, in its order. */
  desks: DeskNow[]
  /** The shop has ended it. */
  isOver: boolean
  leave: () => void
}

/** Not by `fetch`, which opens connections ahead that no request comes on. */
async function listen(shop: TestShop, { cookies }: Visitor): Promise<Listening> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const asked = http.get(`${shop.url}/api/desk-events`, { headers: { cookie }, agent: false })
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage]
  answer.setEncoding('utf8').on('error', () => undefined)
  const { 'content-type': type, 'cache-control': kept } = answer.headers
  const expected = [200, 'text/event-stream; charset=utf-8', 'no-store']
  expect([answer.statusCode, type, kept]).toEqual(expected)
  const listening: Listening = { desks: [], isOver: false, leave: () => asked.destroy() }
  let text = ''
  answer.on('data', (part: string) => {
    const events = (text + part).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events.filter((one) => one.startsWith('event: desk\n')))
      listening.desks.push(JSON.parse(event.slice(event.indexOf('data: ') + 'data: '.length)) as DeskNow)
  })
  answer.on('end', () => {
    listening.isOver = true
  })
  return listening
}
