import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useDebounced } from '#app/client/debounce.ts'
import { Dots } from '#app/ui/dots.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { useRotation } from '#app/ui/use-rotation.ts'
import * as words from '#words/shop/home/parts/en.ts'

import { TestimonialCard } from './testimonial-card.tsx'
import { testimonials } from './testimonials-said.ts'

/** How long a voice is heard on a phone, in milliseconds. */
const voiceTime = 5000
/** By what a hand moves the list. */
const touches = ['pointerdown', 'wheel', 'keydown'] as const
const names = testimonials.map((testimonial) => testimonial.name)

/** Testimonials: side by side on wide screens; on a phone a carousel, which stops after a manual turn. */
export function Testimonials() {
  const { rotation, place, isPaused, holders } = useRotation(testimonials.length, voiceTime)
  const track = useRef<HTMLUListElement>(null)
  /** True while the list is on its way to where the rotation has sent it, and no hand has come between. */
  const isSent = useRef(false)
  /** The place that the list was last brought to. */
  const shown = useRef(0)

  // Where all stand side by side nothing moves.
  useEffect(() => {
    const wide = matchMedia('(width >= 48rem)')
    const look = () => {
      if (wide.matches) rotation.hold('wide')
      else rotation.release('wide')
      // What scrolls can be reached by the keyboard; what does not is no stop on its way.
      if (track.current) track.current.tabIndex = wide.matches ? -1 : 0
    }
    look()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [rotation])

  useEffect(() => {
    const list = track.current
    // Where it stands already nothing is read: reading a width would lay out what is far below the window.
    if (!list || shown.current === place) return
    shown.current = place
    if (list.scrollWidth <= list.clientWidth) return
    isSent.current = true
    list.scrollTo({ left: place * list.clientWidth })
  }, [place])

  // A hand on the list takes it from where it was sent.
  useEffect(() => {
    const list = track.current
    const take = () => (isSent.current = false)
    for (const touch of touches) list?.addEventListener(touch, take, { passive: true })
    return () => touches.forEach((touch) => list?.removeEventListener(touch, take))
  }, [])

  function stop() {
    rotation.hold('pause')
  }

  function turn(direction: 1 | -1) {
    stop()
    rotation.turn(direction)
  }

  /** The list came to rest elsewhere than the rotation had sent it: a hand has moved it. */
  function settle() {
    const list = track.current
    if (!list) return
    const at = Math.round(list.scrollLeft / list.clientWidth)
    if (at === place) isSent.current = false
    // Otherwise it may rest on the way to a later place, as after two quick presses.
    if (at === place || isSent.current) return
    stop()
    rotation.goTo(at)
  }

  // For browsers that do not tell when a list has come to rest: Safari before 26.2.
  const rested = useDebounced(settle, 120)

  return (
    <section
      className="shell below-fold mt-10 [--height:375px] lg:[--height:319px]"
      aria-labelledby="voices"
      {...holders}
    >
      <h2 id="voices" className="text-center text-3xl sm:text-4xl">
        {words.whatCustomersSay}
      </h2>
      <ul
        ref={track}
        aria-label={words.testimonials}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, as far as is known yet
        tabIndex={0}
        className="voices"
        onScrollEnd={settle}
        onScroll={() => 'onscrollend' in window || rested.call(undefined)}
      >
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.username} {...testimonial} />
        ))}
      </ul>
      <div className="voices-controls">
        <PauseButton
          what={words.theTestimonials}
          isPaused={isPaused}
          onToggle={() => rotation.togglePause()}
        />
        <Dots
          names={names}
          place={place}
          onChoose={(at) => {
            stop()
            rotation.goTo(at)
          }}
        />
        <button
          type="button"
          aria-label={words.previousTestimonial}
          onClick={() => turn(-1)}
          className="round-button"
        >
          <ChevronLeft size={22} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={words.nextTestimonial}
          onClick={() => turn(1)}
          className="round-button"
        >
          <ChevronRight size={22} aria-hidden="true" />
        </button>
      </div>
    </section>
  )
}
