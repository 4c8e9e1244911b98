import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

interface BottomBarProps {
  /** What it is, for those who hear the page. */
  label: string
  children: ReactNode
  className?: string
}

/**
 * A bar at the foot of the window, over the page. The page keeps as much room at its end, what takes the
 * focus is scrolled out from under it, and the chat button stands above it.
 */
export function BottomBar({ label, children, className = '' }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!bar.current) return
    const observer = new ResizeObserver(tellHeight)
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      tellHeight()
    }
  }, [])

  return (
    <section ref={bar} aria-label={label} className={`bottom-bar ${className}`}>
      {children}
    </section>
  )
}

/** Tells the style sheet the height of the bar that is shown, which is larger with large letters. */
function tellHeight(): void {
  const heights = [...document.querySelectorAll<HTMLElement>('.bottom-bar')].map((bar) => bar.offsetHeight)
  document.documentElement.style.setProperty('--bottom-bar', `${Math.max(0, ...heights)}px`)
}
