import { MessageCircleMore } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'

import { firstIdle } from '#app/client/first-idle.ts'
import { retried } from '#app/client/retried.ts'
import { useShop } from '#app/frame/site.ts'
import { faqPath, homePath, isCartPath, isGoodsPath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as words from '#words/frame/chat-button/en.ts'

import type { ChatCardProps } from './chat-card.tsx'
import type { FreePlace } from './free-place.ts'

interface ChatbotProps {
  /** It stands in a line of the page and does not float above it. */
  isInLine?: boolean
}

/**
 * The floating chat button. The dialog is a chunk of its own, loaded on hover or with the first press.
 * Without JavaScript the button is a link to the questions.
 */
export function Chatbot({ isInLine = false }: ChatbotProps) {
  const isHydrated = useHydrated()
  const { name } = useShop()
  const [Card, setCard] = useState<ComponentType<ChatCardProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const place = useFreePlace(isInLine ? null : button)
  // Among goods it never stands in full: each of them has a button in its place sooner or later.
  const { pathname } = useLocation()
  const isAside = place.isAside || isCartPath(pathname) || (isGoodsPath(pathname) && pathname !== homePath)

  async function open() {
    try {
      const { ChatCard } = await loadCard()
      setCard(() => ChatCard)
      setOpen(true)
    } catch {
      showToast('error', words.notLoaded)
    }
  }

  /** The button must be visible again before it can take the focus back, hence `flushSync`. */
  function close() {
    flushSync(() => setOpen(false))
    button?.focus({ preventScroll: true })
  }

  const buttonLook = isInLine ? inLineClass : floatingClass
  if (!isHydrated)
    return (
      <aside aria-label={words.help}>
        <Link
          to={faqPath}
          aria-label={words.questions}
          data-aside={isAside || undefined}
          className={buttonLook}
        >
          <MessageCircleMore size={27} aria-hidden="true" className={markClass} />
        </Link>
      </aside>
    )
  return (
    <aside aria-label={words.help}>
      <button
        ref={setButton}
        type="button"
        aria-label={words.chatWith(name)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        onPointerEnter={() => void loadCard().catch(() => {})}
        onFocus={() => void loadCard().catch(() => {})}
        className={`${buttonLook} ${isOpen ? 'invisible' : ''}`}
        data-aside={isAside || undefined}
        style={place.liftPx > 0 ? { transform: `translateY(${-place.liftPx}px)` } : undefined}
      >
        <MessageCircleMore size={27} aria-hidden="true" className={markClass} />
      </button>
      {Card && <Card isOpen={isOpen} onClose={close} onLeave={() => setOpen(false)} />}
    </aside>
  )
}

const atHome: FreePlace = { liftPx: 0, isAside: false }

/** Where the button stands; what finds a free place for it is loaded when the page is idle. */
function useFreePlace(button: HTMLElement | null): FreePlace {
  const [place, setPlace] = useState(atHome)
  useEffect(() => {
    if (!button) return
    let stop = () => {}
    let isGone = false
    void firstIdle()
      .then(loadWatch)
      .then(({ watchFreePlace }) => {
        if (!isGone) stop = watchFreePlace(button, setPlace)
      })
    return () => {
      isGone = true
      stop()
    }
  }, [button])
  return place
}

const loadWatch = retried(() => import('./watch-free-place.ts'))

function loadCard() {
  return import('./chat-card.tsx')
}

const markClass =
  'transition-[translate,scale] duration-200 group-data-aside/chat:-translate-x-4.5 group-data-aside/chat:scale-50'

/** Moved aside it is a tab at the edge of the window; the square before it makes the hit area larger. */
const floatingClass =
  'group/chat before:absolute before:-start-2 before:top-4 before:size-6 bg-leaf text-on-leaf shadow-lift fixed end-4 bottom-4 z-20 flex size-14 items-center justify-center rounded-full data-aside:rounded-card transition-[translate,background-color] duration-200 ease-out data-aside:translate-x-14 data-aside:focus-visible:translate-x-0 hover:bg-leaf-strong sm:end-5 sm:bottom-5 print:hidden'

const inLineClass =
  'group/chat bg-leaf text-on-leaf hover:bg-leaf-strong flex size-11 items-center justify-center rounded-full print:hidden'
