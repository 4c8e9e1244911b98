import { Link } from 'react-router'

import * as words from '#words/frame/chat/en.ts'

import type { ChatLine } from './chat-script.ts'

interface BubbleProps {
  line: ChatLine
  shopName: string
  /** Called when its link is followed. */
  onLeave: () => void
}

export function Bubble({ line, shopName, onLeave }: BubbleProps) {
  const isShopper = line.from === 'shopper'
  return (
    <div data-from={line.from} className="chat-line">
      <p>
        <span className="sr-only">{isShopper ? words.you : `${shopName}: `}</span>
        {line.text}
      </p>
      {line.link && (
        <Link to={line.link.to} onClick={onLeave}>
          {line.link.label}
        </Link>
      )}
    </div>
  )
}
