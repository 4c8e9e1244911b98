import { call } from '#app/client/call.ts'
import type { DeskNow, getDeskNow } from '#contract/notices.ts'

/** Without a word of the stream for so long it is taken for dead, and what is new is asked for. */
const deadMs = 45_000
const askMs = 5_000
/** A stream that was refused is tried again after so long. */
const refusedMs = 30_000

/**
 * Tells what waits and what is new, as it happens, until the answered function is called: by one stream for
 * all tabs of this browser, because it opens six connections to a shop at most, and by asking where there is
 * none.
 */
export function followDesk(personId: string, tell: (now: DeskNow) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const name = `haat-desk-${personId}`
  let heardAt = -Infinity
  let last: DeskNow | null = null

  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  // A channel has no target, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (said: DeskNow | null | 'hello') => channel?.postMessage(said)
  function hear(now: DeskNow | null): void {
    heardAt = performance.now()
    if (!now) return
    last = now
    tell(now)
  }
  function pass(now: DeskNow | null): void {
    hear(now)
    say(now)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<DeskNow | null | 'hello'>) => {
    if (data !== 'hello') return hear(data)
    if (last) say(last)
  })
  say('hello')

  async function ask(): Promise<void> {
    const answer = await call<typeof getDeskNow>('GET', '/api/desk-now').catch(() => null)
    if (signal.aborted || !answer) return
    if (answer.ok) tell(answer.body.data)
    // Signed out, or not at the desk any more: the room finds out with its next call.
    else if (answer.status === 401 || answer.status === 403) over.abort()
  }
  const timer = setInterval(() => {
    if (performance.now() - heardAt > deadMs) void ask()
  }, askMs)

  const lead = () =>
    listen(signal, {
      pass,
      end: () => over.abort(),
      lose: () => {
        heardAt = -Infinity
      },
    })
  // The other tabs wait until the one that listens is closed. Over http there are no locks.
  if ('locks' in navigator) void navigator.locks.request(name, { signal }, lead).catch(() => undefined)
  else void lead()

  signal.addEventListener('abort', () => {
    clearInterval(timer)
    channel?.close()
  })
  return () => over.abort()
}

interface Hearing {
  /** null: the stream says that it is there. */
  pass: (now: DeskNow | null) => void
  /** Nothing is told to this person any more. */
  end: () => void
  /** The stream is broken. */
  lose: () => void
}

/** Listens to the stream, opened again and again, until the signal. */
function listen(signal: AbortSignal, { pass, end, lose }: Hearing): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource
    let timer: ReturnType<typeof setTimeout>
    function open(): void {
      source = new EventSource('/api/desk-events')
      source.addEventListener('desk', ({ data }) => pass(JSON.parse(data as string) as DeskNow))
      source.addEventListener('quiet', () => pass(null))
      source.addEventListener('over', end)
      source.addEventListener('error', () => {
        lose()
        // Otherwise the browser opens it again by itself.
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, refusedMs)
      })
    }
    open()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      source.close()
      resolve()
    })
  })
}
