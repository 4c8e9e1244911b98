import { ArrowRight } from 'lucide-react'

import { ButtonLink } from '#app/ui/button.tsx'
import * as words from '#words/shop/home/parts/en.ts'

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
      aria-roledescription={words.slide}
      aria-label={label}
      inert={isHidden}
      className="banner-slide"
    >
      <div className="banner-scene">
        <img
          src={slide.scene}
          // The server's first scene is not the browser's (banner-slides.ts), and stays.
          suppressHydrationWarning={isFirst}
          alt=""
          width={1600}
          height={600}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          draggable={false}
        />
      </div>
      <div className="banner-words">
        <p className="banner-title">{slide.title}</p>
        <p className="banner-text">{slide.text}</p>
        <ButtonLink to={slide.link.to} look="sunny" className="banner-link">
          {slide.link.label}
          <ArrowRight size={18} aria-hidden="true" />
        </ButtonLink>
      </div>
    </div>
  )
}
