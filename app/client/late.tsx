import { Suspense, memo, use, useEffect, useRef, useState } from 'react'
import type { ComponentType, RefObject } from 'react'

import { comes } from './coming.ts'
import { firstIdle } from './first-idle.ts'
import { retried } from './retried.ts'
import { pressWaiting } from './taps.ts'

type Late<Props> = ComponentType<Props> & {
  /** Fetches its script now, and again at once where it has failed. Never rejects. */
  load: () => Promise<unknown>
}

/**
 * Selective hydration: the server draws the part with the page, and its script comes when the page is idle or
 * somebody reaches for it. Until then it stays as it was sent: its links work as those of a document do, and
 * a press of one of its buttons is kept. What the server has not drawn is not there until its script comes.
 */
export function late<Props extends object>(getPart: () => Promise<ComponentType<Props>>): Late<Props> {
  let part: ComponentType<Props> | null = null
  const tryOnce = async () => (part = await getPart())
  const fetchPart = retried(tryOnce)

  let hurry = () => {}
  const wanted = new Promise<void>((resolve) => (hurry = resolve))
  let firstTry: Promise<ComponentType<Props> | null> | undefined
  // Null where it fails: while a part of this page waits, React does not show that the next is on its way.
  const begin = () =>
    (firstTry ??= import.meta.env.SSR
      ? tryOnce()
      : knownToReact(comes(Promise.race([firstIdle(), wanted]).then(() => tryOnce().catch(() => null)))))
  if (!import.meta.env.SSR) void begin()

  async function load() {
    hurry()
    await fetchPart()
    await begin()
  }

  function Part({ props, frame }: PartProps<Props>) {
    // `use` in every render, also when the part is there: React repeats a render that has waited, and without
    // it the next hook fails with error #467.
    const first = use(begin())
    const [Loaded, setLoaded] = useState(() => first ?? part)
    useEffect(() => {
      if (!Loaded) void fetchPart().then((loaded) => setLoaded(() => loaded))
      else if (frame.current) pressWaiting(frame.current)
    }, [Loaded, frame])
    if (!Loaded) return <AsSent frame={frame} />
    return (
      <div className="contents">
        {/* oxlint-disable-next-line react/static-components -- loaded once for good, not made by a render */}
        <Loaded {...props} />
      </div>
    )
  }

  function LatePart(props: Props) {
    const frame = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const reach = ({ target }: Event) => {
        if (target instanceof Element && frame.current?.contains(target)) void load()
      }
      // Before this page was alive.
      if (frame.current?.querySelector('[data-pressed]')) void load()
      // Of the window, because React stops what happens to a part that it has not hydrated.
      for (const type of reaches) window.addEventListener(type, reach, true)
      return () => {
        for (const type of reaches) window.removeEventListener(type, reach, true)
      }
    }, [])
    return (
      <div ref={frame} data-waits="" className="contents">
        <Suspense fallback={<AsSent frame={frame} />}>
          <Part props={props} frame={frame} />
        </Suspense>
      </div>
    )
  }

  // Memo: a parent that is drawn again must not ask React for what is not there yet.
  return Object.assign(memo(LatePart) as unknown as ComponentType<Props>, { load })
}

/** Fulfilled, it has what React reads of a promise: nothing waits for it, not even for a moment. */
function knownToReact<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }))
  return promise
}

/** Each of these comes before a press, or is one. */
const reaches = ['pointerover', 'focusin', 'click'] as const

interface PartProps<Props> {
  props: Props
  frame: RefObject<HTMLElement | null>
}

/** What the server sent, without its script: React does not look inside of it. */
function AsSent({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [sent] = useState(() => frame.current?.innerHTML ?? '')
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sent }} />
}
