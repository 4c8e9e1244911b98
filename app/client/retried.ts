import { nextTry } from './connection.ts'

/**
 * Loads a script when it is needed. One that does not come is tried again, ever less often, and at once when
 * it is asked for again; so the promise, which is always the same one, never rejects.
 */
export function retried<Loaded>(get: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  let pause = new AbortController()
  async function load(): Promise<Loaded> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await get()
      } catch {
        pause = new AbortController()
        await nextTry(tries, pause.signal)
      }
    }
  }
  return () => {
    pause.abort()
    return (loading ??= load())
  }
}
