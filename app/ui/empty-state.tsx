import type { ReactNode } from 'react'

import { LeafMark } from './leaf-mark.tsx'
import { Buti } from './ornaments.tsx'

interface EmptyStateProps {
  title: string
  /** What is missing, as a small picture: the strokes of one on 48 by 48, or an icon. Without it a leaf. */
  mark?: ReactNode
  children?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({ title, mark, children, action, as: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <span className="arch bg-leaf-tint text-leaf relative mb-4 flex h-28 w-24 items-center justify-center">
        <Buti className="absolute inset-0 opacity-15" />
        <span className="relative [&>svg]:h-14 [&>svg]:w-auto">
          {typeof mark === 'string' ? (
            <svg
              viewBox="0 0 48 48"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={mark} />
            </svg>
          ) : (
            (mark ?? <LeafMark />)
          )}
        </span>
      </span>
      <Title className="text-2xl sm:text-3xl">{title}</Title>
      {children && <div className="text-ink-soft mt-2 max-w-md">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
