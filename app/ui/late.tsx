import { Suspense, memo, use, useEffect, useRef, useState } from 'react'
import type { ComponentType, RefObject } from 'react'

import { firstIdle } from './first-idle.ts'

type Late<Props> = ComponentType<Props> & {
  /** Fetches its script now. Never rejects. */
  load: () => Promise<unknown>
}

/**
 * Selective hydration: the server draws the part with the page, and its script comes when the page is idle or
 * somebody reaches for it. Until then, and if the script cannot be loaded, it stays as it was sent: its links
 * work as those of a document do, and a press of one of its buttons is kept.
 */
export function late<Props extends object>(getPart: () => Promise<ComponentType<Props>>): Late<Props> {
  let part: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props> | null> | undefined
  let waiting: typeof loading
  let hurry = () => {}
  const wanted = new Promise<void>((resolve) => (hurry = resolve))

  const fetchPart = () =>
    (loading ??= getPart().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        if (import.meta.env.SSR) throw error
        // `waiting` stays: React would try a new promise at once, again and again.
        loading = undefined
        return null
      },
    ))
  const wait = () =>
    (waiting ??= import.meta.env.SSR ? fetchPart() : Promise.race([firstIdle(), wanted]).then(fetchPart))

  /** The next page that shows it tries again. */
  const forgetFailure = () => {
    if (!loading) waiting = undefined
  }

  function Part({ props, frame, presses }: PartProps<Props>) {
    const Loaded = part ?? use(wait())
    useEffect(() => {
      if (Loaded) presses.current.release()
    }, [Loaded, presses])
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
    const presses = useRef(keptPresses())
    useEffect(() => {
      const reach = ({ type, target }: Event) => {
        if (!(target instanceof Element) || !frame.current?.contains(target)) return
        hurry()
        if (type === 'click') presses.current.keep(target)
      }
      // Of the window, because React stops what happens to a part that it has not hydrated.
      for (const type of reaches) window.addEventListener(type, reach, true)
      return () => {
        for (const type of reaches) window.removeEventListener(type, reach, true)
        forgetFailure()
      }
    }, [])
    return (
      <div ref={frame} className="contents">
        <Suspense fallback={<AsSent frame={frame} />}>
          <Part props={props} frame={frame} presses={presses} />
        </Suspense>
      </div>
    )
  }

  const load = () => {
    hurry()
    return fetchPart()
  }
  // Memo: a parent that is drawn again must not ask React for what is not there yet.
  return Object.assign(memo(LatePart) as unknown as ComponentType<Props>, { load })
}

/** Each of these comes before a press, or is one. */
const reaches = ['pointerover', 'focusin', 'click'] as const

interface PartProps<Props> {
  props: Props
  frame: RefObject<HTMLElement | null>
  presses: RefObject<ReturnType<typeof keptPresses>>
}

/** What the server sent, without its script: React does not look inside of it. */
function AsSent({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [sent] = useState(() => frame.current?.innerHTML ?? '')
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sent }} />
}

/** Keeps presses of buttons that nobody hears yet, and does them once somebody does. */
function keptPresses() {
  let kept: HTMLButtonElement[] | null = []
  return {
    keep: (target: Element) => {
      const button = target.closest('button')
      if (button) kept?.push(button)
    },
    release: () => {
      const buttons = kept ?? []
      kept = null
      for (const button of buttons) button.click()
    },
  }
}
