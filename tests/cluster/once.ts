/** Whether mails and webhooks, for which three processes compete, were each done once. */
import pg from 'pg'

import type { Cluster } from './cluster.ts'

/** From the moment of a kill until buying went on, in milliseconds of `performance.now()`. */
export type Disturbance = [from: number, to: number]

export interface Once {
  mails: number
  /** Mails of which no copy has come. */
  mailsMissing: string[]
  /** Mails that came again although nothing was killed while they were sent. */
  mailsDoubled: string[]
  /** Mails that came again, as the same mail, because what sent them was killed before it could say so. */
  mailsAgain: number
  webhooks: number
  /** Events that the gateway has delivered, and the shop has not or has not worked. */
  webhooksMissing: string[]
}

export async function doneOnce(
  { books, mails }: Cluster,
  disturbances: readonly Disturbance[],
): Promise<Once> {
  const written = await rowsOf<{ id: string }>(books.shop, `select id::text from mails where state = 'sent'`)
  const copies = Map.groupBy(
    mails.mails,
    ({ messageId = '' }) => /\.(\d+)@/.exec(messageId)?.[1] ?? messageId,
  )
  const again = [...copies].filter(([, all]) => all.length > 1)
  const isDisturbed = (at: number) =>
    disturbances.some(([from, to]) => at >= from - 1_000 && at <= to + 1_000)

  const delivered = await rowsOf<{ id: string }>(
    books.gateway,
    'select distinct event_id as id from razorpay_sandbox.webhook_deliveries where delivered_at is not null',
  )
  const worked = await rowsOf<{ id: string }>(
    books.shop,
    'select id from webhook_events where processed_at is not null',
  )
  const isWorked = new Set(worked.map(({ id }) => id))
  return {
    mails: written.length,
    mailsMissing: written.map(({ id }) => id).filter((id) => !copies.has(id)),
    mailsDoubled: again
      .filter(([, all]) => !isDisturbed(all[0]?.arrivedAt ?? NaN))
      .map(([id, all]) => `${id} at ${all.map(({ arrivedAt }) => Math.round(arrivedAt)).join(', ')}`),
    mailsAgain: again.length,
    webhooks: delivered.length,
    webhooksMissing: delivered.map(({ id }) => id).filter((id) => !isWorked.has(id)),
  }
}

async function rowsOf<Row extends object>(config: pg.ClientConfig, query: string): Promise<Row[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
