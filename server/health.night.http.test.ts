import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { connect } from '#db/connect.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { databaseLine } from '#tests/support/database-line.ts'
import { testDatabase } from '#tests/support/database.ts'
import { testShop } from '#tests/support/shop.ts'

test('whatever hangs, the ready check answers 503 before whoever asks gives up', async () => {
  const database = await testDatabase()
  const line = await databaseLine(database.connectionConfig)
  const { pool, db } = connect(line.connectionConfig)
  afterwards(() => pool.end())
  const shop = await testShop({}, { database: { ...database, pool, db } })
  const check = async () => {
    // A pool waits for a connection for five seconds: an answer that waits for that one is late.
    const isLate = sleep(4_500, 'late' as const, { ref: false })
    const answer = await Promise.race([shop.guest().get('/health/ready'), isLate])
    return answer === 'late' ? answer : answer.status
  }
  expect(await check()).toBe(200)

  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  expect(await check()).toBe(503)
  for (const client of held) client.release()
  expect(await check()).toBe(200)

  line.silence()
  const silent = await check()
  line.restore()
  expect(silent).toBe(503)
})
