import { errorForLog } from './log-error.ts'

interface Ending {
  /** Waited for, so long as the limit allows. */
  close: () => Promise<unknown>
  /** Asked when the end begins: what it depends on may be known only then. */
  limitMs: () => number
  /** Hears of errors that nobody caught, also while the process ends. */
  told?: (error: unknown) => void
}

/** A second signal that comes so soon is the first one again. */
const sameSignalMs = 1_000

/**
 * Ends the process in order on the first signal, or on an error that nobody caught, and only once. One Ctrl-C
 * arrives twice, from the terminal and from npm; an impatient second one comes later and ends it at once.
 * Answers what ends it for other reasons.
 */
export function endWhenAsked({ close, limitMs, told = complain }: Ending): (code: 0 | 1) => void {
  let askedAt: number | null = null
  function end(code: 0 | 1): void {
    if (askedAt !== null) return
    askedAt = performance.now()
    setTimeout(() => process.exit(1), limitMs()).unref()
    close().then(
      () => process.exit(code),
      (error: unknown) => {
        told(error)
        process.exit(1)
      },
    )
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (askedAt === null) end(0)
      else if (performance.now() - askedAt > sameSignalMs) process.exit(1)
    })
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      told(error)
      end(1)
    })
  return end
}

function complain(error: unknown): void {
  process.stderr.write(`${errorForLog(error).stack}\n`)
}
