import { useEffect, useRef } from 'react'

import { countAt, countMs } from './counting.ts'

/**
 * A figure that counts up when it comes into view. The document has the whole figure, and so have those who
 * listen to it or want no movement.
 */
export function Counter({ target, label }: { target: number; label: string }) {
  const figure = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = figure.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const began = performance.now()
      const count = (now: number) => {
        element.textContent = String(countAt(target, now - began))
        if (now - began < countMs) frame = requestAnimationFrame(count)
      }
      frame = requestAnimationFrame(count)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      element.textContent = String(target)
    }
  }, [target])

  return (
    <li className="text-center">
      <p className="font-display figures text-turmeric text-5xl leading-none sm:text-7xl">
        <span ref={figure} aria-hidden="true" className="inline-block min-w-[2ch]">
          {target}
        </span>
        <span className="sr-only">{target}</span>
      </p>
      <p className="mt-2 text-lg">{label}</p>
    </li>
  )
}
