import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

import { call, newKey } from '#app/client/call.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { keepShell } from '#app/desk/sale/keep-shell.ts'
import type { openRun, undoStop } from '#contract/runs.ts'

import { changeRun, endRun, isKeptHere, keptRuns, onRunsChanged, takeRun } from './kept-runs.ts'
import type { KeptRun, KeptRuns, Press } from './kept-runs.ts'
import { riderPath } from './rider-path.ts'
import { forgetPress, refresh, sendPresses } from './send-presses.ts'

/** So often, in milliseconds, it is asked what the desk has changed, and looked whether the run is over. */
const everyMs = 20_000

export type Loaded = 'loading' | 'no-line' | 'none' | 'gone' | 'ready'

/** The run of this link, or the one that was opened last, with what waits of it. */
export function useRider(token: string | null) {
  const kept = useSyncExternalStore(onRunsChanged, keptRuns, () => null)
  const [asked, setAsked] = useState<Loaded>(token === null ? 'none' : 'loading')
  const [isOffline, setOffline] = useState(false)
  const [now, setNow] = useState(() => new Date())
  const [runId, run] = kept ? (runOf(kept, token) ?? []) : []
  const waiting = run?.presses.filter(({ refusal }) => refusal === null) ?? []

  async function open() {
    // As the browser has it now: the first render knows of nothing that is kept.
    const [id, known] = runOf(keptRuns(), token) ?? []
    if (token === null) {
      // What is kept may be over.
      if (id !== undefined && !known!.isOver) setOffline(!(await refresh(id, known!.token)))
      return
    }
    const answer = await call<typeof openRun>('GET', `/api/run-links/${token}`).catch(() => null)
    setOffline(!answer)
    if (answer?.ok) {
      takeRun(token, answer.body.data, true)
      setAsked('ready')
    } else if (answer?.status === 404) {
      if (id !== undefined) endRun(id)
      setAsked('gone')
    } else setAsked('no-line')
  }

  async function send() {
    const end = await sendPresses()
    if (end !== 'elsewhere') setOffline(end === 'no_line')
  }

  const look = useEffectEvent(async () => {
    setNow(new Date())
    if (runId === undefined || !run || run.isOver || document.visibilityState !== 'visible') return
    if (new Date(run.run.until) <= new Date()) return endRun(runId)
    if (waiting.length > 0) return
    setOffline(!(await refresh(runId, run.token)))
  })

  const begin = useEffectEvent(() => {
    void open()
    void send()
  })

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- both set it once an answer came, and not at once
    begin()
    // With what draws the QR code, which is needed where there is no line.
    void Promise.allSettled([import('#app/frame/qr-code.tsx'), import('uqr')]).then(() =>
      keepShell(riderPath),
    )
    const timer = setInterval(() => void look(), everyMs)
    const lookNow = () => void look()
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [])
  useRetrying(() => void open(), asked === 'no-line')
  useRetrying(() => void send(), waiting.length > 0)

  function say(
    said: Pick<Press, 'orderNumber' | 'outcome' | 'way' | 'taken' | 'reference' | 'note' | 'empties' | 'off'>,
  ) {
    if (runId === undefined) return
    const press: Press = { ...said, key: newKey(), at: Date.now(), isTried: false, refusal: null }
    changeRun(runId, (one) => ({ ...one, presses: [...one.presses, press] }))
    setNow(new Date())
    void send()
  }

  /** Answers why it cannot be taken back; null where it is. */
  async function undo(orderNumber: number, untried: Press | null): Promise<string | null> {
    if (runId === undefined || !run) return null
    if (untried) {
      forgetPress(runId, untried.key)
      return null
    }
    const url = `/api/run-links/${run.token}/undo` as const
    const answer = await call<typeof undoStop>('POST', url, { orderNumber }).catch(() => null)
    if (answer?.ok) takeRun(run.token, answer.body.data, false)
    return answer?.ok ? null : (answer?.body.message ?? '')
  }

  return {
    loaded: run ? (run.isOver ? 'gone' : 'ready') : kept === null ? 'loading' : asked,
    run,
    /** Of the device, as of some seconds ago. */
    now,
    waiting,
    isOffline,
    isKept: isKeptHere(),
    say,
    undo,
    /** Takes away what the shop did not take down. */
    putAway: ({ key }: Press) => runId !== undefined && forgetPress(runId, key),
    /** The run is over, and the rider has told what was not sent. */
    forget: () => runId !== undefined && changeRun(runId, () => null),
  }
}

/** The run of this link, or without one that which was opened last. */
function runOf({ shownId, runs }: KeptRuns, token: string | null): [string, KeptRun] | undefined {
  return Object.entries(runs).find(([id, one]) => (token === null ? id === shownId : one.token === token))
}

export type Rider = ReturnType<typeof useRider>
