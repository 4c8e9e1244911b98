import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'

import { Dots } from '#app/ui/dots.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { swipeDirection } from '#app/ui/rotation.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useRotation } from '#app/ui/use-rotation.ts'
import * as words from '#words/shop/home/parts/en.ts'

import { BannerSlideView } from './banner-slide.tsx'
import { bannerSlides } from './banner-slides.ts'

/** How long a slide is shown, in milliseconds. */
const slideTime = 5000
/** How long one takes to move; nothing else is taken meanwhile. */
const movingTime = 500
/** How long what is seen first is fetched alone, before the other scenes. */
const restTime = 2500

const names = bannerSlides.map((slide) => slide.name)

/** What is going on in the village: five scenes that follow one another. */
export function Banner() {
  const { rotation, place, isPaused, holders } = useRotation(bannerSlides.length, slideTime, movingTime)
  const isHydrated = useHydrated()
  const touchedAt = useRef<number | null>(null)
  const [isRested, setRested] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restTime)
    return () => clearTimeout(timer)
  }, [])

  function touch({ pointerType, clientX }: PointerEvent) {
    if (pointerType !== 'mouse') touchedAt.current = clientX
  }

  function letGo({ clientX }: PointerEvent) {
    if (touchedAt.current === null) return
    const direction = swipeDirection(clientX - touchedAt.current)
    touchedAt.current = null
    if (direction) rotation.turn(direction)
  }

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={words.fromTheVillage}
      className="banner"
      data-rested={isRested || place > 0 || undefined}
      {...holders}
    >
      <div
        className="banner-window"
        aria-live={isPaused ? 'polite' : 'off'}
        onPointerDown={touch}
        onPointerUp={letGo}
        onPointerCancel={() => (touchedAt.current = null)}
      >
        <div className="banner-track" style={{ translate: `${-100 * place}%` }}>
          {bannerSlides.map((slide, at) => (
            <BannerSlideView
              key={slide.name}
              slide={slide}
              label={words.slideOf(at + 1, bannerSlides.length, slide.name)}
              isHidden={isHydrated && at !== place}
              isFirst={at === 0}
            />
          ))}
        </div>
      </div>
      <div className="banner-controls">
        <PauseButton what={words.theSlides} isPaused={isPaused} onToggle={() => rotation.togglePause()} />
        <Dots names={names} place={place} onChoose={(at) => rotation.goTo(at)} />
        <button
          type="button"
          aria-label={words.previousSlide}
          onClick={() => rotation.turn(-1)}
          className="round-button max-sm:hidden"
        >
          <ChevronLeft size={22} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={words.nextSlide}
          onClick={() => rotation.turn(1)}
          className="round-button max-sm:hidden"
        >
          <ChevronRight size={22} aria-hidden="true" />
        </button>
      </div>
    </section>
  )
}
