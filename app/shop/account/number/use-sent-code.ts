import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { askSignInCode } from '#contract/sign-in-codes.ts'
import * as words from '#words/shop/account/number/en.ts'

/** A new code is offered so many seconds after the one before: an SMS takes its time. */
const againAfter = 30

interface Sent {
  codeId: string
  /** As it was typed. */
  mobile: string
}

/** A code that is sent to a number: asks for one, and for another one after a while. */
export function useSentCode() {
  const [sent, setSent] = useState<Sent | null>(null)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  /** Answers what the server refused; fails where the connection broke. */
  async function send(mobile: string) {
    const answer = await ask(mobile)
    if (!answer.ok) return { ...answer.body, fields: answer.body.fields ?? { mobile: answer.body.message } }
    setSent({ codeId: answer.body.data.codeId, mobile })
    setLeft(againAfter)
    return null
  }

  return { sent, left, send, leave: () => setSent(null) }
}

async function ask(mobile: string) {
  const answer = await call<typeof askSignInCode>('POST', '/api/ask-sign-in-code', { mobile })
  if (answer.ok || answer.body.code !== 'puzzle_needed') return answer
  const { solvePuzzle } = await import('./solve-puzzle.ts')
  const puzzle = await solvePuzzle()
  if (puzzle === null) throw new Error(words.failed)
  return call<typeof askSignInCode>('POST', '/api/ask-sign-in-code', { mobile, puzzle })
}
