import { once } from 'node:events'
import http from 'node:http'

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { testShop } from '#tests/support/shop.ts'

const lines: string[] = []
const shop = await testShop(
  {},
  { logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } },
)
const secret = 'a secret\n    at of.somebody (who.ts:1:1)'

test('a statement that fails tells the log what it was and what PostgreSQL said, and nothing of its values', async () => {
  const { rows: tables } = await shop.pool.query<{ schema: string; name: string; columns: string[] }>(
    `select table_schema as schema, table_name as name, array_agg(column_name::text) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('public', 'razorpay_sandbox')
       and data_type in ('text', 'character varying') and is_generated = 'NEVER'
     group by 1, 2`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { schema, name, columns } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const names = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const secrets = sql.join(
      columns.map(() => sql`${secret}`),
      sql`, `,
    )
    await shop.db.execute(sql`alter table ${table} add constraint broken check (false) not valid`)
    // By what the row lacks or by the constraint: both say the whole row.
    await logged(sql`insert into ${table} (${names}) values (${secrets})`, name, /23502|23514/)
    // By what the text is not.
    await logged(sql`select 1 from ${table} where ${secret}::int = 1`, name, /22P02/)
  }
})

test('a sign-up and a sign-in that fail in the middle tell the log no hash and no token', async () => {
  const password = 'a long password of hers'
  const asha = { name: 'Asha', email: 'asha.of.pune@example.com', password, confirmPassword: password }
  const guest = shop.guest()
  await shop.pool.query(
    'alter table accounts drop constraint broken; alter table people drop constraint broken',
  )
  await guest.post('/api/signup', asha)
  const { rows } = await shop.pool.query<{ password: string }>('select password from accounts')
  await shop.pool.query('alter table accounts add constraint broken check (false) not valid')

  lines.length = 0
  expect((await guest.post('/api/signin', asha)).status).toBe(500)
  expect((await guest.post('/api/signup', { ...asha, email: 'usha.of.pune@example.com' })).status).toBe(500)

  const all = lines.join('')
  expect(all).toContain('violates check constraint')
  expect(all).not.toContain('of.pune')
  expect(all).not.toContain(password)
  expect(all).not.toContain(rows[0]?.password)
  // As long as a half of a hash, or a token.
  expect(all).not.toMatch(/[0-9a-f]{32}:[0-9a-f]{32}|"[A-Za-z0-9]{32}"/)
})

test('a link to pay or to claim is used, and the log does not tell its token', async () => {
  lines.length = 0
  const token = 'AbCdEfGhIjKlMnOpQrStUv'
  const paths = [
    `/order/${token}/pay`,
    `/order/${token}/status`,
    `/Claim/${token}?x=1`,
    `/claim/${token}.data`,
  ]
  for (const path of paths) await shop.guest().get(path)
  await shop.guest().post(`/api/pay-links/${token}/order`)
  await shop.guest().post(`/api/status-links/${token}/open`, { figures: '1234' })
  await shop.guest().post(`/api/claims/${token}`, { email: 'a@example.com' })

  expect(lines.join('')).toContain('/api/pay-links/…/order')
  expect(lines.join('')).not.toMatch(new RegExp(token, 'i'))
  await shop.guest().get('/order/an-order-of-hers')
  expect(lines.join('')).toContain('/order/an-order-of-hers')
})

test('an address with a token that is written in another way does not tell it either', async () => {
  lines.length = 0
  const token = 'AbCdEfGhIjKlMnOpQrStUv'
  const paths = [
    `//claim/${token}`,
    `/claim//${token}`,
    `/%63laim/${token}`,
    `/claim%2F${token}`,
    `/claim/%41bCdEfGhIjKlMnOpQrStUv`,
    `/claim/%2541bCdEfGhIjKlMnOpQrStUv`,
    `/order/${token}/%70ay`,
    `/order/${token}/`,
    `/login?next=/claim/${token}`,
    `/${token}`,
    // The word that proves a webhook may be short.
    '/api/whatsapp/webhook?hub.mode=subscribe&hub.verify_token=bcdefghijklmnopqrstuv&hub.challenge=1',
    '/api/whatsapp/webhook?hub.verify%5Ftoken=bcdefghijklmnopqrstuv',
  ]
  for (const path of paths) await request(path)

  expect(lines.filter((line) => line.includes('request completed'))).toHaveLength(paths.length)
  expect(lines.join('')).not.toMatch(/bCdEfGhIjKlMnOpQrStUv/i)
})

/** Asks for an address exactly as it is written; `fetch` would tidy it. */
async function request(path: string): Promise<void> {
  const { hostname, port } = new URL(shop.url)
  const sent = http.get({ hostname, port, path })
  const [answer] = (await once(sent, 'response')) as [http.IncomingMessage]
  await once(answer.resume(), 'end')
}

async function logged(statement: ReturnType<typeof sql>, table: string, sqlState: RegExp): Promise<void> {
  lines.length = 0
  await shop.db.execute(statement).then(
    () => expect.unreachable(`${table} took it`),
    (error: unknown) =>
      shop.app.log.error({ err: new Error('something failed', { cause: error }) }, 'failed'),
  )
  expect(lines.join('')).not.toMatch(/a secret|of\.somebody/)
  // A job of the shop may fail at the broken tables, too.
  const [line, ...others] = lines.filter((one) => JSON.parse(one).msg === 'failed')
  expect(others).toEqual([])
  expect(line).toContain(table)
  expect(line).toMatch(sqlState)
}
