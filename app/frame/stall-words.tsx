import { GlassWater, LayoutGrid, Wheat } from 'lucide-react'

import * as words from '#words/frame/header/en.ts'

const stalls = [
  { label: words.everything, Icon: LayoutGrid },
  { label: words.groceries, Icon: Wheat },
  { label: words.juice, Icon: GlassWater },
]

/**
 * Three categories that have no page of their own yet: links without a target, marked as disabled. They look
 * like plain text, so that nobody expects a page behind them.
 */
export function StallWords({ className = '' }: { className?: string }) {
  return (
    <ul aria-label={words.comingSoon} className={`flex items-center ${className}`}>
      {stalls.map(({ label, Icon }) => (
        <li key={label} className="text-ink-soft flex cursor-default">
          <span role="link" aria-disabled="true" className="flex items-center gap-1.5">
            <Icon size={17} aria-hidden="true" className="text-turmeric-strong" />
            {label}
          </span>
        </li>
      ))}
    </ul>
  )
}
