import type { ReactNode } from 'react'

import { LeafMark } from './leaf-mark.tsx'
import { Buti } from './ornaments.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  as?: 'h1' | 'h2'
}

export function EmptyState({ title, children, action, as: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <span className="arch bg-leaf-tint text-leaf relative mb-6 flex h-36 w-28 items-center justify-center">
        <Buti className="absolute inset-0 opacity-15" />
        <LeafMark className="relative h-14 w-auto" />
      </span>
      <Title className="text-3xl">{title}</Title>
      {children && <div className="text-ink-soft mt-3 max-w-md">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
