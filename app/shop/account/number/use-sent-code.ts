import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { keep, kept } from '#app/client/kept.ts'
import type { askSignInCode } from '#contract/sign-in-codes.ts'
import * as words from '#words/shop/account/number/en.ts'

/** A new code is offered so many seconds after the one before: an SMS takes its time. */
const againAfter = 30

/** So long a code works, in milliseconds. */
const worksMs = 5 * 60_000

interface Sent {
  codeId: string
  /** As it was typed. */
  mobile: string
  /** When it was asked for. */
  at: number
}

/**
 * A code that is sent to a number: asks for one, and for another one after a while. With `keptAs` the tab
 * keeps which one it waits for: a small phone ends it while its owner reads the SMS.
 */
export function useSentCode(keptAs = '') {
  const [sent, setSent] = useState(() => keptSent(keptAs))
  const [left, setLeft] = useState(() =>
    Math.max(0, againAfter - Math.floor((Date.now() - (sent?.at ?? 0)) / 1000)),
  )

  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  /** Answers what the server refused; fails where the connection broke. */
  async function send(mobile: string) {
    const answer = await ask(mobile)
    if (!answer.ok) return { ...answer.body, fields: answer.body.fields ?? { mobile: answer.body.message } }
    const now = { codeId: answer.body.data.codeId, mobile, at: Date.now() }
    setSent(now)
    setLeft(againAfter)
    if (keptAs) keep('sessionStorage', keptAs, now)
    return null
  }

  const forget = () => void (keptAs && keep('sessionStorage', keptAs, null))
  return {
    sent,
    left,
    send,
    /** The code has done its work. */
    forget,
    leave: () => {
      forget()
      setSent(null)
    },
  }
}

function keptSent(keptAs: string): Sent | null {
  const was = keptAs ? (kept('sessionStorage', keptAs) as Sent | null) : null
  return was && Math.abs(Date.now() - was.at) < worksMs ? was : null
}

async function ask(mobile: string) {
  const answer = await call<typeof askSignInCode>('POST', '/api/ask-sign-in-code', { mobile })
  if (answer.ok || answer.body.code !== 'puzzle_needed') return answer
  const { solvePuzzle } = await import('./solve-puzzle.ts')
  const puzzle = await solvePuzzle()
  if (puzzle === null) throw new Error(words.failed)
  return call<typeof askSignInCode>('POST', '/api/ask-sign-in-code', { mobile, puzzle })
}
