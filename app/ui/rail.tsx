import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import * as words from '#words/ui/rail/en.ts'

import { useSideways } from './use-sideways.ts'

interface RailProps {
  /** What the row holds, for its name. */
  label: string
  /** How far one press of a button goes, in pixels. */
  step: number
  children: ReactNode
  /** Where the buttons stand, from the top: the middle of the pictures. */
  buttonsAt: string
  /** Turns the mouse wheel sideways while the pointer is over the row. */
  scrollsByWheel?: boolean
}

/** A row of things that scrolls sideways: by touch, by its buttons, by the keyboard. */
export function Rail({ label, step, children, buttonsAt, scrollsByWheel = false }: RailProps) {
  const rail = useRef<HTMLUListElement>(null)
  const { place, goTo } = useSideways(rail)
  const move = (distance: number) => goTo(place() + distance)

  useEffect(() => {
    const element = rail.current
    if (!element) return
    // Where everything fits the row is at both ends, and no button is needed. Asked of an observer, because
    // reading the width here would make the browser lay out what is far below the window.
    const observer = new ResizeObserver(() => markEdges(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = rail.current
    if (!element || !scrollsByWheel) return
    // Not by onWheel: only a listener that is not passive may turn the wheel.
    element.addEventListener('wheel', turnSideways, { passive: false })
    return () => element.removeEventListener('wheel', turnSideways)
  }, [scrollsByWheel])

  return (
    <div data-edge="start" className="group/rail relative">
      <ul
        ref={rail}
        aria-label={label}
        onScroll={({ currentTarget }) => markEdges(currentTarget)}
        className="rail gap-3 sm:gap-4"
      >
        {children}
      </ul>
      <button
        type="button"
        aria-label={words.back(label)}
        onClick={() => move(-step)}
        className={`${railButton} -start-4 group-data-[edge~=start]/rail:invisible ${buttonsAt}`}
      >
        <ChevronLeft size={24} />
      </button>
      <button
        type="button"
        aria-label={words.forward(label)}
        onClick={() => move(step)}
        className={`${railButton} -end-4 group-data-[edge~=end]/rail:invisible ${buttonsAt}`}
      >
        <ChevronRight size={24} />
      </button>
    </div>
  )
}

const railButton =
  'absolute hidden size-12 items-center justify-center rounded-full border border-line bg-paper-raised shadow-lift transition-transform hover:scale-105 md:flex'

/** Disables the button at either end. Written to the DOM directly: no render for each scroll event. */
function markEdges(row: HTMLElement): void {
  const end = row.scrollWidth - row.clientWidth
  const edges = [row.scrollLeft <= 4 && 'start', row.scrollLeft >= end - 4 && 'end']
  row.parentElement?.setAttribute('data-edge', edges.filter(Boolean).join(' '))
  // The button that leads no further goes out of sight, and must not take the focus along.
  const [back, on] = row.parentElement?.querySelectorAll<HTMLElement>(':scope > button') ?? []
  if (edges[0] && back === document.activeElement) on?.focus({ preventScroll: true })
  if (edges[1] && on === document.activeElement) back?.focus({ preventScroll: true })
}

/** At either end of the row the wheel scrolls the page again, so that nobody is caught. */
function turnSideways(event: WheelEvent): void {
  const row = event.currentTarget as HTMLElement
  if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
  const end = row.scrollWidth - row.clientWidth
  const isStuck = event.deltaY < 0 ? row.scrollLeft <= 0 : row.scrollLeft >= end - 1
  if (isStuck) return
  event.preventDefault()
  row.scrollLeft += event.deltaY
}
