import pg from 'pg'
import { vi } from 'vitest'

type Send = (this: pg.Client, ...asked: unknown[]) => unknown

/** The statements that a piece of work sends over the connections of this pool, in their order. */
export async function statementsSent(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const handedOut = new Set<pg.PoolClient>()
  const handOut = (client: pg.PoolClient) => void handedOut.add(client)
  const sent: { client: pg.Client; text: string }[] = []
  const send: unknown = Reflect.get(pg.Client.prototype, 'query')
  const watch = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function query(
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [first] = asked as [string | { text?: string }]
    sent.push({ client: this, text: (typeof first === 'string' ? first : first.text) ?? '' })
    return Reflect.apply(send as Send, this, asked)
  })
  pool.on('acquire', handOut)
  try {
    await work()
  } finally {
    pool.off('acquire', handOut)
    watch.mockRestore()
  }
  return sent.filter(({ client }) => handedOut.has(client as pg.PoolClient)).map(({ text }) => text)
}
