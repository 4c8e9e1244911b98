/** Processes of the bench that are asked by messages, and the way in which they answer. */
import { fork } from 'node:child_process'
import { once } from 'node:events'

type Duties = Record<string, (input: never) => unknown>

interface Question {
  id: number
  duty: string
  input: unknown
}

interface Reply {
  id: number
  value?: unknown
  error?: string
}

export interface Helper<Of extends Duties> {
  pid: number
  ask<Name extends keyof Of & string>(
    duty: Name,
    input: Parameters<Of[Name]>[0],
  ): Promise<Awaited<ReturnType<Of[Name]>>>
  end(): Promise<void>
}

/** Starts a file of this folder as a process, which has to call `serveParent`. */
export function startHelper<Of extends Duties>(file: string): Helper<Of> {
  const child = fork(new URL(file, import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  child.on('message', ({ id, value, error }: Reply) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) one?.resolve(value)
    else one?.reject(new Error(`${file}: ${error}`))
  })
  child.on('exit', (code) => {
    for (const one of waiting.values()) one.reject(new Error(`${file} ended with ${code}`))
    waiting.clear()
  })
  return {
    pid: child.pid ?? 0,
    async ask(duty, input) {
      const answer = Promise.withResolvers<unknown>()
      waiting.set(++last, answer)
      child.send({ id: last, duty, input } satisfies Question)
      return (await answer.promise) as never
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Answers the process that has started this one, and ends with it. */
export function serveParent(duties: Duties): void {
  // Ctrl-C reaches all processes of a terminal; the parent decides when this one ends.
  process.on('SIGINT', () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', ({ id, duty, input }: Question) => {
    void Promise.resolve()
      .then(() => duties[duty]?.(input as never))
      .then(
        (value) => process.send?.({ id, value } satisfies Reply),
        (error: Error) => process.send?.({ id, error: error.stack ?? error.message } satisfies Reply),
      )
  })
}
