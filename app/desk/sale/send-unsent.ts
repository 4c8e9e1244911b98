import { call } from '#app/client/call.ts'
import type { sellAtStall } from '#contract/counter.ts'
import type { Bill } from '#contract/counter.ts'

import { forgetUnsent, setRefusal, unsentOf } from './device.ts'
import type { UnsentSale } from './device.ts'

/** How it ended: all are sent, or why not. */
export type SendingEnd = 'sent' | 'no_line' | 'signed_out' | 'no_duty' | 'elsewhere'

/** All tabs of the shop share it. */
const lockName = 'haat-unsent-sales'

/**
 * Sends what waits of one person, in its order and each under its key, in one tab at a time. One that the
 * shop refuses is kept with its words, and the next one goes.
 * @param onSent for each that the shop has now, with its bill
 */
export async function sendUnsent(
  personId: string,
  onSent: (key: string, bill: Bill) => void,
): Promise<SendingEnd> {
  // Not there on a page that came by http from another machine.
  if (!('locks' in navigator)) return sendInOrder(personId, onSent)
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock ? sendInOrder(personId, onSent) : 'elsewhere',
  )
}

async function sendInOrder(personId: string, onSent: (key: string, bill: Bill) => void): Promise<SendingEnd> {
  for (const sale of await unsentOf(personId)) {
    if (sale.refusal !== null) continue
    const end = await send(sale, onSent)
    if (end !== 'sent') return end
  }
  return 'sent'
}

async function send(
  { n, key, sale, at, personId }: UnsentSale & { n: number },
  onSent: (key: string, bill: Bill) => void,
): Promise<SendingEnd> {
  // The device's clock may be wrong, but it goes: what counts is how long ago it was.
  const handedOverSecondsAgo = Math.max(0, Math.round((Date.now() - at) / 1000))
  const body = { ...sale, soldBy: personId, handedOverSecondsAgo }
  const answer = await call<typeof sellAtStall>('POST', '/api/counter/sales', body, key).catch(() => null)
  if (!answer || answer.status >= 500 || answer.status === 429) return 'no_line'
  if (answer.status === 401) return 'signed_out'
  if (answer.status === 403) return 'no_duty'
  if (answer.ok) {
    await forgetUnsent({ n, personId })
    onSent(key, answer.body.data)
  } else await setRefusal(n, answer.body.message)
  return 'sent'
}
