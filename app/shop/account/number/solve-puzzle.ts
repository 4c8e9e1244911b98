import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

import { call } from '#app/client/call.ts'
import type { signInPuzzle } from '#contract/sign-in-codes.ts'

/** Fetches a puzzle and solves it: a second of the browser's work. As base64 of its JSON; null: not now. */
export async function solvePuzzle(): Promise<string | null> {
  const answer = await call<typeof signInPuzzle>('GET', '/api/sign-in-puzzle')
  if (!answer.ok) return null
  const challenge = answer.body.data as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
