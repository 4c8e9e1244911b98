import type { ReactNode } from 'react'

interface BottomBarProps {
  /** What it is, for those who hear the page. */
  label: string
  children: ReactNode
  className?: string
}

/**
 * A bar at the foot of the window, over the page. The page keeps as much room at its end, and the chat
 * button stands above it.
 */
export function BottomBar({ label, children, className = '' }: BottomBarProps) {
  return (
    <section aria-label={label} className={`bottom-bar ${className}`}>
      {children}
    </section>
  )
}
