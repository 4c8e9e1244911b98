import pg from 'pg'
import { vi } from 'vitest'

type Send = (this: pg.Client, ...asked: unknown[]) => unknown

interface Sent {
  client: pg.Client
  text: string
  isKeptReady: boolean
}

/** The statements that a piece of work sends over the connections of this pool, in their order. */
export async function statementsSent(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  return (await sentBy(pool, work)).map(({ text }) => text)
}

/** Those of them that PostgreSQL has to read and plan anew each time (db/ready-client.ts). */
export async function statementsReadAnew(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const sent = await sentBy(pool, work)
  return sent.flatMap(({ text, isKeptReady }) => (isKeptReady ? [] : [text]))
}

async function sentBy(pool: pg.Pool, work: () => Promise<unknown>): Promise<Sent[]> {
  const handedOut = new Set<pg.PoolClient>()
  const handOut = (client: pg.PoolClient) => void handedOut.add(client)
  const sent: Sent[] = []
  const send: unknown = Reflect.get(pg.Client.prototype, 'query')
  const watch = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function query(
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [first] = asked as [string | { text?: string; name?: string }]
    const { text = '', name } = typeof first === 'string' ? { text: first } : first
    sent.push({ client: this, text, isKeptReady: name !== undefined })
    return Reflect.apply(send as Send, this, asked)
  })
  pool.on('acquire', handOut)
  try {
    await work()
  } finally {
    pool.off('acquire', handOut)
    watch.mockRestore()
  }
  // The watch over the catalogue looks by itself, at its own times.
  const isOfWork = ({ client, text }: Sent) =>
    handedOut.has(client as pg.PoolClient) && !text.includes('from catalog_version last')
  return sent.filter(isOfWork)
}
