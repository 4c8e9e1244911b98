import { X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'

import { useShop } from '#app/frame/site.ts'
import { IconButton } from '#app/ui/button.tsx'
import { LeafMark } from '#app/ui/leaf-mark.tsx'
import { chatWith } from '#words/frame/chat-button/en.ts'
import * as words from '#words/frame/chat/en.ts'

import { Bubble } from './chat-bubble.tsx'
import { topicsOf } from './chat-script.ts'
import type { ChatLine } from './chat-script.ts'
import { conversation } from './conversation.ts'
import { useClosing } from './use-closing.ts'

import styleText from './chat.css?inline'

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
    <div ref={card} role="dialog" aria-labelledby={titleId} tabIndex={-1} data-phase={phase} className="chat">
      <style href="chat" precedence="late">
        {styleText}
      </style>
      <div className="chat-head">
        <span>
          <LeafMark className="h-6 w-auto" />
        </span>
        <h2 id={titleId}>{chatWith(shop.name)}</h2>
        <IconButton label={words.close} onClick={onClose}>
          <X size={22} />
        </IconButton>
      </div>
      <div
        ref={messages}
        role="log"
        aria-label={words.messages}
        // It scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="chat-said"
      >
        {lines.map((line, place) => (
          // Lines are only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <Bubble key={place} line={line} shopName={shop.name} onLeave={onLeave} />
        ))}
      </div>
      <ul aria-label={words.questions} className="chat-questions">
        {topicsOf(shop).map((topic) => (
          <li key={topic.question}>
            <button type="button" onClick={() => chat.ask(topic)}>
              {topic.question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
