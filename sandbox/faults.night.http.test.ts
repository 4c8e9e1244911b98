import { describe, expect, test } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

import { openOrder, startSandbox } from './sandbox-under-test.ts'

const { db } = await testDatabase()
const unavailable = { code: 'gateway_unavailable' }

describe('faults', () => {
  test.each(['down', 'nonsense', 'slow'])('%s is "unavailable" for so many requests', async (mode) => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    // A little more than the shop's patience, which is a second here.
    await call('POST', '/faults', { mode, count: 1, delay_ms: 1_200 })

    await expect(openOrder(gateway)).rejects.toMatchObject(unavailable)
    expect(await openOrder(gateway)).toMatchObject({ status: 'created' })
  })

  test('rate-limited lets a read through at its second try, and no write', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    await call('POST', '/faults', { mode: 'rate-limited', count: 2 })

    await expect(openOrder(gateway)).rejects.toMatchObject(unavailable)
    expect(await gateway.findOrder({ receipt: 'nobody', amountPaise: 49900 })).toBeNull()
  })

  test('lost-answer does the work, so that the order is found by its receipt', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const mine = 'po_lost'
    await call('POST', '/faults', { mode: 'lost-answer', count: 1 })

    await expect(openOrder(gateway, mine)).rejects.toMatchObject(unavailable)
    expect(await gateway.findOrder({ receipt: mine, amountPaise: 49900 })).toMatchObject({
      receipt: mine,
      status: 'created',
    })
  })

  test('stay until they are switched off', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    await call('POST', '/faults', { mode: 'down' })

    for (let time = 0; time < 3; time += 1)
      await expect(openOrder(gateway)).rejects.toMatchObject(unavailable)
    await call('POST', '/faults', { mode: 'none' })
    expect(await openOrder(gateway)).toMatchObject({ status: 'created' })
    expect((await call('POST', '/faults', { mode: 'asleep' })).status).toBe(400)
  })
})
