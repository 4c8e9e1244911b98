import { useSyncExternalStore } from 'react'

// The connection to the shop, which may drop: what waits for it tries again. In the build a module of React
// Router is replaced by it (scripts/vite-plugins.ts), so it imports nothing of ours.

/** Backoff: the longest pause between two tries, in milliseconds. */
const longestPause = 16_000

const connection = new EventTarget()
let waiting = 0

/** Whether something that is needed to go on cannot be fetched, and is tried again. */
export function useIsWaiting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      connection.addEventListener('waiting', listener)
      return () => connection.removeEventListener('waiting', listener)
    },
    () => waiting > 0,
    () => false,
  )
}

/** For 'Retry': whatever waits is tried at once. */
export function retryNow(): void {
  connection.dispatchEvent(new Event('retry'))
}

/**
 * Backoff: resolves after 1, 2, 4 … 16 seconds, but not while the page is hidden or the browser offline; and
 * at once when the browser comes online, somebody presses Retry, or the signal aborts.
 */
export function nextTry(tries: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let isDue = false
    const over = new AbortController()
    const go = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const look = () => {
      if (isDue && navigator.onLine && document.visibilityState === 'visible') go()
    }
    const timer = setTimeout(
      () => {
        isDue = true
        look()
      },
      Math.min(1000 * 2 ** tries, longestPause),
    )
    window.addEventListener('online', go, over)
    document.addEventListener('visibilitychange', look, over)
    connection.addEventListener('retry', go, over)
    signal?.addEventListener('abort', go, over)
  })
}

/** Asks until there is an answer. Meanwhile the page says that there is no connection. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch {
      wait(1)
      await nextTry(tries)
      wait(-1)
    }
  }
}

function wait(more: 1 | -1): void {
  waiting += more
  connection.dispatchEvent(new Event('waiting'))
}

/** Whether this is how `fetch` says that no answer came: in Chromium, Safari and Firefox. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|load failed|networkerror/i.test(error.message)
}

interface RoutePart {
  id: string
  /** The address of its script. */
  module: string
}

/** Where the router is going. */
let target: string | null = null

/** For the router's middleware: what runs meanwhile belongs to this page. */
export async function goingTo(path: string, go: () => Promise<unknown>): Promise<void> {
  target = path
  await go()
  if (target === path) target = null
}

/**
 * Loads the script of a page. In the build it stands in for the function of this name in React Router, which
 * reloads the page when a script cannot be fetched: without a connection that ends on the browser's own
 * page. When a script is gone, because the shop has been built again since, the target is loaded as a
 * whole.
 */
export function loadRouteModule(route: RoutePart, loaded: Record<string, unknown>): Promise<unknown> {
  let failures = 0
  return untilAnswered(async () => {
    if (route.id in loaded) return loaded[route.id]
    try {
      return (loaded[route.id] = await import(/* @vite-ignore */ route.module))
    } catch (error) {
      const { ok, status } = await fetch(route.module)
      failures += 1
      // One that is there and still fails needs another one, which is gone.
      if (status !== 404 && !(ok && failures > 1)) throw error
      if (target !== null) window.location.assign(target)
      return new Promise(() => {})
    }
  })
}
