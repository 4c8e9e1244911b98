import { Suspense, lazy, memo, useEffect, useRef } from 'react'
import type { ComponentType } from 'react'

import { firstIdle } from './first-idle.ts'

/**
 * Selective hydration: the server draws the part with the page, and its script comes when the page is idle or
 * somebody reaches for it. Until then its links work as those of a document do, and a press of one of its
 * buttons is kept. If the script cannot be loaded, the server's markup stays.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { hurry: () => void } {
  const wanted = signal()
  const hydrated = signal()

  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await Promise.race([firstIdle(), wanted.given])
    try {
      const Loaded = await load()
      return { default: (props: Props) => <Hydrated part={Loaded} props={props} /> }
    } catch (error) {
      if (import.meta.env.SSR) throw error
      return { default: AsSent }
    }
  })

  function Hydrated({ part: Loaded, props }: { part: ComponentType<Props>; props: Props }) {
    useEffect(() => hydrated.give(), [])
    return (
      <div className="contents">
        <Loaded {...props} />
      </div>
    )
  }

  function Late(props: Props) {
    const frame = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const element = frame.current
      if (!element) return
      const press = ({ target }: Event) => {
        const button = target instanceof Element && target.closest('button')
        if (button) void hydrated.given.then(() => button.click())
      }
      const ready = new AbortController()
      for (const reach of reaches) element.addEventListener(reach, wanted.give, ready)
      element.addEventListener('click', press, ready)
      void hydrated.given.then(() => ready.abort())
      return () => ready.abort()
    }, [])
    return (
      <div ref={frame} className="contents">
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }

  // Memo: a parent that is drawn again must not ask React for what is not there yet.
  return Object.assign(memo(Late) as unknown as ComponentType<Props>, { hurry: wanted.give })
}

/** Each of these comes before a press. */
const reaches = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

/** As `Promise.withResolvers`, which not all of the shop's browsers have. */
function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give }
}

/** Keeps what the server sent: React does not look inside of it. */
function AsSent() {
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
