import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import type { priceOffers } from '#contract/offers.ts'
import { toPaise } from '#domain/pricing/rules.ts'

import { sentLine } from './amounts.ts'
import type { Line } from './lines.ts'

/** What an offer takes off, delivery too. */
export interface Saving {
  name: string
  paise: number
}

/** What the shop says that offers take off. */
export interface Told {
  /** Without any offer; null where the shop refuses to say it. */
  fullPaise: number | null
  totalPaise: number
  savings: Saving[]
  /** Why the code takes nothing off, or ''. */
  problem: string
}

/** What is bought, by whom, for where, and with which code. */
interface Asked {
  lines: readonly Line[]
  /** A person's id, `guest` for somebody new, `walk-in` for who gives no name. */
  buyer: string
  /** Of somebody new. */
  mobile?: string
  pinCode?: string | null
  isFetched: boolean
  code: string
}

/** The question of what offers take off, as it is sent; null where nothing is bought. */
export function offersAsked({ lines, buyer, mobile, pinCode, isFetched, code }: Asked): string | null {
  if (lines.length === 0) return null
  const place = isFetched ? { collect: true } : pinCode ? { pinCode } : {}
  return JSON.stringify({
    lines: lines.map(sentLine),
    buyer,
    ...(mobile && { mobile }),
    ...place,
    ...(code && { code }),
  })
}

/** A sum with what is taken off it. */
export interface OfferedSum {
  totalPaise: number
  savings: readonly Saving[]
}

/**
 * The sum with its offers: the shop's own word. Where the shop counts from another full sum, as after a
 * change of prices, it stays the full one, which the shop then refuses or takes.
 */
export function offeredSum(fullPaise: number, told: Told | null): OfferedSum {
  if (told?.fullPaise !== fullPaise) return { totalPaise: fullPaise, savings: [] }
  return { totalPaise: told.totalPaise, savings: told.savings }
}

/**
 * What offers take off what is typed at the counter. `look` answers it also after a wait, null without an
 * answer; `again` asks anew, as after a refusal. Without a line nothing is asked.
 */
export function useOffersThere(question: string | null, isOnline = true) {
  const [told, setTold] = useState<{ question: string; told: Told } | null>(null)
  /** The last question, on its way or answered. */
  const last = useRef<{ question: string; answer: Promise<Told | null> } | null>(null)

  // What was told of one order is not for the next one of the same goods.
  if (question === null && told) setTold(null)

  function look(wanted: string | null): Promise<Told | null> {
    if (wanted === null) return Promise.resolve(nothingTold)
    if (last.current?.question === wanted) return last.current.answer
    if (!isOnline) return Promise.resolve(null)
    const answer = ask(wanted)
    last.current = { question: wanted, answer }
    void answer.then((known) => {
      if (last.current?.answer !== answer) return
      // The next who needs it asks once more.
      if (!known) last.current = null
      setTold(known && { question: wanted, told: known })
    })
    return answer
  }

  function lookAt(wanted: string | null) {
    if (wanted === null) last.current = null
    else void look(wanted)
  }
  const lookAtFirst = useEffectEvent(lookAt)
  useEffect(() => lookAtFirst(question), [question])

  const known = told?.question === question ? told.told : null
  const isAsked = question !== null && known === null
  useRetrying(() => lookAt(question), isAsked && isOnline)

  return {
    told: known,
    isAsked,
    look,
    again: () => {
      last.current = null
      lookAt(question)
    },
  }
}

const nothingTold: Told = { fullPaise: null, totalPaise: 0, savings: [], problem: '' }

/** Null without an answer. */
async function ask(question: string): Promise<Told | null> {
  const body = JSON.parse(question) as Parameters<typeof call<typeof priceOffers>>[2]
  const answer = await call<typeof priceOffers>('POST', '/api/price-offers', body).catch(() => null)
  if (!answer || answer.status >= 500) return null
  // Who may not ask, or asks for somebody who has gone, is told so when the order is sent.
  if (!answer.ok) return { ...nothingTold, problem: body.code ? answer.body.message : '' }
  const { full, total, savings, codeProblem } = answer.body.data
  return {
    fullPaise: toPaise(full),
    totalPaise: toPaise(total),
    savings: savings.map(({ name, amount }) => ({ name, paise: toPaise(amount) })),
    problem: codeProblem,
  }
}
