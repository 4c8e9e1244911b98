import { Link } from 'react-router'

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
    <div
      className={`w-fit max-w-[85%] animate-[rise_200ms_var(--ease)] rounded-[14px] px-3.5 py-2.5 ${isShopper ? 'bg-leaf text-on-leaf ms-auto rounded-ee-[4px]' : 'bg-paper-sunken rounded-es-[4px]'}`}
    >
      <p>
        <span className="sr-only">{isShopper ? 'You: ' : `${shopName}: `}</span>
        {line.text}
      </p>
      {line.link && (
        <Link
          to={line.link.to}
          onClick={onLeave}
          className="text-leaf-strong inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
        >
          {line.link.label}
        </Link>
      )}
    </div>
  )
}
