import { setTimeout as sleep } from 'node:timers/promises'

import { isDatabaseAway } from '#db/is-away.ts'
import type { Log } from '#domain/ground/context.ts'

import { SettingsError } from './settings-error.ts'

export interface Waiting {
  /** 0: a database that is away is said so at once. */
  waitSeconds: number
  log: Log
  /** Ends the waiting. */
  signal?: AbortSignal | undefined
}

const tellEveryMs = 5_000
const askEveryMs = 250

/**
 * A pooler says with the code of a broken connection what PostgreSQL says with one of its own: that no
 * waiting helps.
 */
const refusals = /authentication|password|no such (user|database)|not allowed/i

/**
 * Answers what the database at the address of a setting answers. One that is away may still be starting, and
 * is waited for; one that refuses our name, password or database stays as it is.
 * @throws SettingsError
 */
export async function untilReachable<Answer>(
  setting: string,
  ask: () => Promise<Answer>,
  { waitSeconds, log, signal }: Waiting,
): Promise<Answer> {
  const began = performance.now()
  let toldAt = -Infinity
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const waitedMs = performance.now() - began
      const text = reasonOf(error)
      if (!mayPass(error) || waitedMs >= waitSeconds * 1000 || signal?.aborted)
        throw new SettingsError(`Cannot connect to ${setting}: ${text}`)
      if (waitedMs - toldAt >= tellEveryMs) {
        const left = Math.ceil(waitSeconds - waitedMs / 1000)
        log.info({}, `Waiting for the database of ${setting}, for ${left} s more: ${text}`)
        toldAt = waitedMs
      }
    }
    await sleep(askEveryMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Of a name with several addresses Node says the code alone. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || String(code)
}

function mayPass(error: unknown): boolean {
  return isDatabaseAway(error) && !refusals.test(reasonOf(error))
}
