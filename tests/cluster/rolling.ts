/** A new version comes: each process is asked to end, and the next one begins when its successor serves. */
import { expect } from 'vitest'

import { ready } from '#tests/support/program.ts'

import type { Tally } from '../faults/buyers.ts'
import type { Cluster } from './cluster.ts'

export interface Rolled {
  /** Requests that were answered meanwhile, and of them with an error or not at all. */
  answered: number
  failed: number
  /** From being asked to end until it had, for each process. */
  endedMs: number[]
  /** How each of them ended: its code and its signal. */
  ends: unknown[]
}

export async function rollingRestart({ shops, balancer }: Cluster, tally: Tally): Promise<Rolled> {
  const before = counted(tally)
  const endedMs: number[] = []
  const ends: unknown[] = []
  for (const shop of shops) {
    const { child, ended } = shop.running()
    const asked = performance.now()
    child.kill('SIGTERM')
    ends.push(await ended)
    endedMs.push(performance.now() - asked)
    shop.start()
    await ready(shop.running())
    await balancer.allUp([shop.name])
  }
  const after = counted(tally)
  expect(after.answered).toBeGreaterThan(before.answered)
  return { answered: after.answered - before.answered, failed: after.failed - before.failed, endedMs, ends }
}

function counted({ answers, refused, resets }: Tally): { answered: number; failed: number } {
  const all = Object.entries(answers)
  const sum = (some: typeof all) => some.reduce((total, [, times]) => total + times, 0)
  return {
    answered: sum(all),
    failed: sum(all.filter(([status]) => Number(status) >= 500)) + refused + resets,
  }
}
