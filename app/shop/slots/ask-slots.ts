import { call } from '#app/client/call.ts'
import type { Slot } from '#contract/slot.ts'
import type { freeSlots } from '#contract/slots.ts'

/**
 * The slots that can be had; null: no answer came, or nobody has said where. `query`: `pinCode=411002` or
 * `collect=true`. `tries`: how often it was asked before, so that it is asked anew.
 */
export async function askSlots(query: string | null, tries: number): Promise<Slot[] | null> {
  if (query === null || tries < 0) return null
  const answer = await call<typeof freeSlots>('GET', `/api/slots?${query}`).catch(() => null)
  return answer?.ok ? answer.body.data : null
}
