import { call } from '#app/client/call.ts'
import type { answerStop, openRun } from '#contract/runs.ts'

import { changeRun, endRun, keptRuns, takeRun } from './kept-runs.ts'
import type { Press } from './kept-runs.ts'

/** How it ended: all is sent, or why not. */
type SendingEnd = 'sent' | 'no_line' | 'elsewhere'

/** All tabs of the rider's browser share it. */
const lockName = 'haat-run-presses'

/**
 * Sends what waits of all runs, in its order and each under its key, in one tab at a time. What the shop does
 * not take down is kept with its words, and the next one goes.
 */
export async function sendPresses(): Promise<SendingEnd> {
  // Not there on a page that came by http from another machine.
  if (!('locks' in navigator)) return sendInOrder()
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock ? sendInOrder() : 'elsewhere',
  )
}

async function sendInOrder(): Promise<SendingEnd> {
  for (;;) {
    const next = firstWaiting()
    if (!next) return 'sent'
    if (!(await send(next))) return 'no_line'
  }
}

interface Waiting {
  runId: string
  token: string
  press: Press
}

function firstWaiting(): Waiting | undefined {
  return Object.entries(keptRuns().runs).flatMap(([runId, { token, presses, isOver }]) => {
    const press = isOver ? undefined : presses.find(({ refusal }) => refusal === null)
    return press ? [{ runId, token, press }] : []
  })[0]
}

/** False where no answer came. */
async function send({ runId, token, press }: Waiting): Promise<boolean> {
  const { at, isTried: _, refusal: __, ...said } = press
  changePress(runId, press.key, { isTried: true })
  const secondsAgo = Math.max(0, Math.round((Date.now() - at) / 1000))
  const answer = await call<typeof answerStop>('POST', `/api/run-links/${token}/outcomes`, {
    ...said,
    secondsAgo,
  }).catch(() => null)
  if (!answer || answer.status >= 500 || answer.status === 429) return false
  if (answer.ok) {
    forgetPress(runId, press.key)
    takeRun(token, answer.body.data, false)
    return true
  }
  if (answer.status === 404 && !(await isStillOpen(runId, token))) return true
  const { fields, message } = answer.body
  changePress(runId, press.key, { refusal: Object.values(fields ?? {}).join(' ') || message })
  await refresh(runId, token)
  return true
}

/** A stop may be gone, and the run goes on. */
async function isStillOpen(runId: string, token: string): Promise<boolean> {
  await refresh(runId, token)
  return keptRuns().runs[runId]?.isOver === false
}

/** How the run stands now; over, where its link opens nothing any more. Answers whether an answer came. */
export async function refresh(runId: string, token: string): Promise<boolean> {
  const answer = await call<typeof openRun>('GET', `/api/run-links/${token}`).catch(() => null)
  if (answer?.ok) takeRun(token, answer.body.data, false)
  if (answer?.status === 404) endRun(runId)
  return answer !== null && answer.status < 500 && answer.status !== 429
}

export function forgetPress(runId: string, key: string): void {
  changeRun(runId, (kept) => ({ ...kept, presses: kept.presses.filter((press) => press.key !== key) }))
}

function changePress(runId: string, key: string, changes: Partial<Press>): void {
  changeRun(runId, (kept) => ({
    ...kept,
    presses: kept.presses.map((press) => (press.key === key ? { ...press, ...changes } : press)),
  }))
}
