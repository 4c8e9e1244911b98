import type { Log } from '#domain/ground/context.ts'

export interface Repetition {
  /** Runs the work now, or right after the run that is under way. */
  kick(): void
  /** Lets the run that is under way finish and starts no other. */
  stop(): Promise<void>
}

/** How work ran: `error` is what it threw, null where it went well. */
export interface Run {
  name: string
  ms: number
  error: unknown
}

/**
 * Runs work at once and then again and again, never twice at a time; without a pause where it answers true,
 * because there is more to do. A failure is logged and the next round comes. `ran` is told of each.
 */
export function repeat(
  { name, everyMs, log, ran }: { name: string; everyMs: number; log: Log; ran: (run: Run) => void },
  work: () => Promise<unknown>,
): Repetition {
  let isStopped = false
  let isKicked = false
  let wake: () => void = () => undefined
  const done = loop()

  async function loop(): Promise<void> {
    while (!isStopped) {
      isKicked = false
      let isMore = false
      const began = performance.now()
      try {
        isMore = (await work()) === true
        ran({ name, ms: performance.now() - began, error: null })
      } catch (error) {
        ran({ name, ms: performance.now() - began, error })
        log.error({ err: error, job: name }, 'job failed and will run again')
      }
      if (!isKicked && !isMore && !isStopped) await pause()
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    kick() {
      isKicked = true
      wake()
    },
    async stop() {
      isStopped = true
      wake()
      await done
    },
  }
}
