/** Rows of those who buy: adding to a cart, whole orders, settling. */
import fs from 'node:fs'

import { connect } from '#db/connect.ts'
import { openSession, sessionCookie } from '#tests/support/open-session.ts'

import { readSecrets } from '../../server/secrets.ts'
import type { BuyerDuties } from './buyers.ts'
import { gatewayKeys } from './cart.ts'
import type { Good } from './cart.ts'
import type { Came } from './load.ts'
import { findPgbench, runPgbench } from './pgbench.ts'
import { startHelper } from './process.ts'
import { byTurns } from './rounds.ts'
import type { Rate } from './rounds.ts'
import type { SettlingDuties } from './settling.ts'
import type { Trial } from './trial.ts'

export interface Buying {
  adds: Came[]
  orders: Came[]
  settling: Came[]
  /** null without pgbench. */
  limits: { upserts: Rate[]; orders: Rate[]; version: string } | null
}

/** Buys by turns with pgbench, on as many connections. */
export async function measureBuying(trial: Trial): Promise<Buying> {
  const { options, shop, tell, running } = trial
  const buyers = startHelper<BuyerDuties>('buyers.ts')
  const settling = startHelper<SettlingDuties>('settling.ts')
  try {
    const goods = await countedGoods(trial)
    await buyers.ask('learn', {
      port: running.port,
      cookies: await signedInBuyers(trial),
      goods,
      keySecret: gatewayKeys.RAZORPAY_KEY_SECRET,
    })
    const { connections, rounds, seconds, payments } = options
    const { database } = shop
    const pgbench = findPgbench()
    await shop.query(fs.readFileSync(new URL('tables.sql', import.meta.url), 'utf8'))
    const limit = (script: string) => async () =>
      pgbench ? runPgbench(pgbench, { script, database, connections, seconds }) : { perSecond: Number.NaN }
    const others = pgbench ? 'pgbench' : 'nobody, because pgbench is not there'
    tell(`adding to a cart: ${rounds} rounds of ${seconds} s each for shop and ${others}`)
    const first = await byTurns<'ours' | 'limit', Came | Rate>(rounds, {
      ours: async () => {
        await shop.query('delete from cart_lines')
        return buyers.ask('adds', { seconds })
      },
      limit: limit('add-to-cart.sql'),
    })
    await shop.query('delete from cart_lines')
    tell(
      `whole orders: ${rounds} rounds of ${seconds} s each for shop and ${others}, and ${payments} payments`,
    )
    const second = await byTurns<'ours' | 'limit' | 'settling', Came | Rate>(rounds, {
      ours: () => buyers.ask('orders', { seconds }),
      limit: limit('order.sql'),
      settling: () =>
        settling.ask('settle', { settings: shop.settings, database, goods, payments, connections }),
    })
    await shop.query('drop schema bench cascade')
    shop.forgetLog()
    return {
      adds: first.ours as Came[],
      orders: second.ours as Came[],
      settling: second.settling as Came[],
      limits: pgbench && { upserts: first.limit, orders: second.limit, version: pgbench.version },
    }
  } finally {
    await Promise.all([buyers.end(), settling.end()])
  }
}

/** The cookies of people who have five lines in their carts, one a connection. */
export async function filledCarts(trial: Trial): Promise<string[]> {
  const cookies = await signedInBuyers(trial)
  const goods = await countedGoods(trial)
  for (const [person, cookie] of cookies.entries())
    for (let line = 0; line < 5; line++)
      await fetch(`http://127.0.0.1:${trial.running.port}/api/addto-cart`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ productId: goods[(person * 5 + line) % goods.length]?.id }),
      }).then((answer) => answer.text())
  return cookies
}

/** A hundred that are counted, and of which nobody buys the last one meanwhile. */
async function countedGoods({ shop }: Trial): Promise<Good[]> {
  const ids = `select id from products where state = 'on_shelf' and stock > 0 and family is null
    order by md5(id) limit 100`
  await shop.query(`update products set stock = 1000000 where id in (${ids})`)
  return shop.query<Good & Record<string, never>>(
    `select id, selling_price_paise::integer as "sellingPricePaise", list_price_paise::integer as "listPricePaise"
     from products where stock = 1000000 order by md5(id)`,
  )
}

/** One a connection; signed in without a password, which would cost more than what is measured. */
async function signedInBuyers({ shop, options }: Trial): Promise<string[]> {
  const { pool, db } = connect(shop.database)
  try {
    const { session: sessionSecret } = readSecrets(shop.dataDir)
    const person = { name: 'Asha Devi', role: 'GENERAL' as const }
    const opened = Array.from({ length: options.connections }, () =>
      openSession({ db, sessionSecret }, person),
    )
    return (await Promise.all(opened)).map(({ cookie }) => `${sessionCookie}=${cookie}`)
  } finally {
    await pool.end()
  }
}
