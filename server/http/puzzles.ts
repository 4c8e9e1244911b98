import { createHmac } from 'node:crypto'

import { createChallenge, verifySolution } from 'altcha-lib'
import type { Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type pg from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'

import { keyOf, limiter } from './sign-in-limit.ts'

/** A puzzle is good so long. */
const goodSeconds = 10 * 60
/** PBKDF2 with so many rounds, 256 times on the average: a second on a telephone. */
const rounds = 5000

/** What `make` makes. A puzzle that says anything else is refused before any work. */
const kind = { algorithm: 'PBKDF2/SHA-256', cost: rounds, keyLength: 32, keyPrefix: '00' } as const

const hex = z.string().regex(/^[\da-f]{2,128}$/)
const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(kind.algorithm),
      cost: z.literal(kind.cost),
      keyLength: z.literal(kind.keyLength),
      keyPrefix: z.literal(kind.keyPrefix),
      nonce: hex,
      salt: hex,
      expiresAt: z.number(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
})

export interface Puzzles {
  /** One that a browser solves by work alone (ALTCHA). */
  make(): Promise<Challenge>
  /** Whether it is one of ours, in time, solved, and used for the first time. `sent`: base64 of its JSON. */
  isSolved(sent: string | undefined): Promise<boolean>
}

/** Puzzles that cost whoever asks for much a little of their processor, and people nothing to look at. */
export function puzzles(pool: pg.Pool, secret: string): Puzzles {
  const hmacSignatureSecret = createHmac('sha256', secret).update('puzzles').digest('hex')
  const once = limiter(pool, 1, goodSeconds)
  return {
    make: () =>
      createChallenge({
        ...kind,
        deriveKey,
        expiresAt: new Date(Date.now() + goodSeconds * 1000),
        hmacSignatureSecret,
      }),
    async isSolved(sent) {
      const payload = readSolved(sent)
      if (!payload) return false
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })
      return verified && isFirst(once.consume(keyOf('puzzle', payload.challenge.signature)))
    },
  }
}

function readSolved(sent: string | undefined) {
  if (sent === undefined) return null
  try {
    return solved.parse(JSON.parse(Buffer.from(sent, 'base64').toString()))
  } catch {
    return null
  }
}

async function isFirst(used: Promise<unknown>): Promise<boolean> {
  try {
    await used
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}
