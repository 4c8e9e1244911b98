import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { cardClass } from '#app/desk/front/card.ts'

interface FoldProps {
  /** Names the heading, by which tables call themselves. */
  id: string
  title: string
  /** How it stands, said also while it is folded. */
  standing: string
  /** Marked: what is wrong stands above in words. */
  isWrong?: boolean
  children: ReactNode
}

/** A part of the room: one line, until somebody wants to see more. */
export function Fold({ id, title, standing, isWrong = false, children }: FoldProps) {
  return (
    <details className={`group ${cardClass} py-0!`}>
      <summary className="flex min-h-14 items-center gap-x-4">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 py-2">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <span className={`figures text-sm ${isWrong ? 'text-terracotta-strong' : 'text-ink-soft'}`}>
            {standing}
          </span>
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="text-ink-soft shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
