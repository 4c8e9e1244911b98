import { GlassWater, LayoutGrid, Wheat } from 'lucide-react'

const stalls = [
  { label: 'Everything', Icon: LayoutGrid },
  { label: 'Groceries', Icon: Wheat },
  { label: 'Juice', Icon: GlassWater },
]

/**
 * Three categories that have no page of their own yet: links without a target, marked as disabled. They look
 * like plain text, so that nobody expects a page behind them.
 */
export function StallWords({ className = '' }: { className?: string }) {
  return (
    <ul aria-label="Coming soon" className={`flex items-center ${className}`}>
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
