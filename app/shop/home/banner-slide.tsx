import { ArrowRight } from 'lucide-react'

import { ButtonLink } from '#app/ui/button.tsx'

import type { BannerSlide } from './banner-slides.ts'

interface BannerSlideViewProps {
  slide: BannerSlide
  /** Its place among the others, and its name. */
  label: string
  /** True while another slide is shown: then nothing in it can be reached. */
  isHidden: boolean
  isFirst: boolean
}

export function BannerSlideView({ slide, label, isHidden, isFirst }: BannerSlideViewProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={isHidden}
      className="banner-slide"
    >
      <div className="banner-scene">
        <img
          src={slide.scene}
          alt=""
          width={1600}
          height={600}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          draggable={false}
        />
      </div>
      <div className="banner-words shell">
        <p className="font-display text-[clamp(1.75rem,3.4vw,2.9rem)] leading-[1.08] font-semibold tracking-[-0.02em] text-balance">
          {slide.title}
        </p>
        <p className="mt-3 lg:text-lg">{slide.text}</p>
        <ButtonLink to={slide.link.to} look="sunny" className="mt-5">
          {slide.link.label}
          <ArrowRight size={20} aria-hidden="true" />
        </ButtonLink>
      </div>
    </div>
  )
}
