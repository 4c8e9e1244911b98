import { useEffect, useRef, useState } from 'react'

/**
 * True once a sentinel at the top of the page has left the viewport (IntersectionObserver, no scroll
 * handler).
 */
export function useScrolledPast() {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return { sentinel, isScrolled }
}
