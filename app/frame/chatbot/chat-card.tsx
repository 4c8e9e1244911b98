import { X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'

import { useShop } from '#app/frame/site.ts'
import { IconButton } from '#app/ui/button.tsx'
import { LeafMark } from '#app/ui/leaf-mark.tsx'

import { Bubble } from './chat-bubble.tsx'
import { topicsOf } from './chat-script.ts'
import type { ChatLine } from './chat-script.ts'
import { conversation } from './conversation.ts'
import { useClosing } from './use-closing.ts'

export interface ChatCardProps {
  isOpen: boolean
  onClose: () => void
  /** A link was followed: the page that it leads to comes to the front. */
  onLeave: () => void
}

/** The chat dialog. Its messages stay when it is closed, and are there when it is opened again. */
export function ChatCard({ isOpen, onClose, onLeave }: ChatCardProps) {
  const [lines, setLines] = useState<ChatLine[]>([])
  const shop = useShop()
  const chat = useMemo(() => conversation(shop, (line) => setLines((said) => [...said, line])), [shop])
  const phase = useClosing(isOpen)
  const card = useRef<HTMLDivElement>(null)
  const messages = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (!isOpen) return
    card.current?.focus({ preventScroll: true })
    chat.open()
    return () => chat.close()
  }, [isOpen, chat])

  useEffect(() => {
    const element = card.current
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', closeOnEscape)
    return () => element?.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  useEffect(() => {
    if (lines.length > 0) messages.current?.scrollTo({ top: messages.current.scrollHeight })
  }, [lines])

  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-phase={phase}
      className={`bg-paper-raised border-line rounded-card shadow-lift short:w-[40rem] short:max-h-[calc(100dvh-10px)] short:grid-cols-[1fr_15rem] short:grid-rows-[auto_minmax(0,1fr)] fixed end-[clamp(5px,calc((100vw-350px)/2),1.25rem)] bottom-[clamp(5px,2dvh,1.25rem)] z-40 w-[350px] max-w-[calc(100vw-10px)] origin-bottom-right flex-col overflow-hidden border transition-[opacity,translate,scale] duration-300 ease-out focus:outline-none starting:translate-y-4 starting:scale-95 starting:opacity-0 ${phaseClass[phase]}`}
    >
      <div className="bg-leaf text-on-leaf short:col-span-2 short:py-0.5 flex items-center gap-3 py-2 ps-4 pe-2">
        <span className="bg-on-leaf text-leaf flex size-9 items-center justify-center rounded-full">
          <LeafMark className="h-6 w-auto" />
        </span>
        <h2 id={titleId} className="flex-1 text-lg">
          Chat with {shop.name}
        </h2>
        <IconButton label="Close chat" onClick={onClose} className="text-on-leaf! hover:bg-leaf-strong!">
          <X size={22} />
        </IconButton>
      </div>
      <div
        ref={messages}
        role="log"
        aria-label="Messages"
        // It scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="short:h-auto short:max-h-none short:min-h-0 h-[380px] max-h-[calc(100dvh-13.5rem)] space-y-3 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        {lines.map((line, place) => (
          // Lines are only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <Bubble key={place} line={line} shopName={shop.name} onLeave={onLeave} />
        ))}
      </div>
      <ul
        aria-label="Questions"
        className="border-line short:min-h-0 short:overflow-y-auto short:border-s short:border-t-0 flex flex-wrap content-start gap-2 border-t p-3"
      >
        {topicsOf(shop).map((topic) => (
          <li key={topic.question}>
            <button
              type="button"
              onClick={() => chat.ask(topic)}
              className="border-line-strong hover:bg-leaf-tint hover:text-leaf-strong min-h-11 rounded-full border px-3 text-sm font-semibold transition-colors"
            >
              {topic.question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const phaseClass = {
  open: 'flex short:grid',
  closing: 'flex short:grid pointer-events-none translate-y-4 scale-95 opacity-0',
  closed: 'hidden',
}
