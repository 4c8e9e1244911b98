import { GlassWater, LayoutGrid, Wheat } from 'lucide-react'

const stalls = [
  { label: 'Everything', Icon: LayoutGrid },
  { label: 'Groceries', Icon: Wheat },
  { label: 'Juice', Icon: GlassWater },
]

/**
 * Three stalls that have no page of their own yet. Links without a target, and told as such: they look like
 * the painted words on a market's gate, so that nobody presses them in vain.
 */
export function StallWords({ className = '' }: { className?: string }) {
  return (
    <ul aria-label="Stalls" className={`flex items-center ${className}`}>
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
