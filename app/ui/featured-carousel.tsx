import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'

import * as words from '#words/ui/carousel/en.ts'

import { IconButton } from './button.tsx'
import type { SoldPack } from './pack-sheet.tsx'
import { ProductCard } from './product-card.tsx'
import type { CardProduct } from './product-card.tsx'
import { useSideways } from './use-sideways.ts'

interface FeaturedCarouselProps {
  title: string
  products: readonly CardProduct[]
  /** The button of each card. */
  renderAction: (product: SoldPack) => ReactNode
}

/** Carousel: one product a page on a phone, two on a tablet, three on a desktop; it wraps around. */
export function FeaturedCarousel({ title, products, renderAction }: FeaturedCarouselProps) {
  const track = useRef<HTMLUListElement>(null)

  const { place, goTo } = useSideways(track)

  function turn(direction: 1 | -1) {
    const element = track.current
    if (!element) return
    const end = element.scrollWidth - element.clientWidth
    const isAtEdge = direction === 1 ? place() >= end - 4 : place() <= 4
    const wrapped = direction === 1 ? 0 : end
    goTo(isAtEdge ? wrapped : place() + direction * pageWidth(element))
  }

  return (
    <section aria-label={title}>
      {/* The buttons go below only where the longest word of the title leaves them no room. */}
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 grow basis-40 text-2xl sm:text-3xl">{title}</h2>
        {products.length > 0 && (
          <div className="flex gap-2">
            <IconButton label={words.previous} onClick={() => turn(-1)} className="border-line border">
              <ChevronLeft size={22} />
            </IconButton>
            <IconButton label={words.next} onClick={() => turn(1)} className="border-line border">
              <ChevronRight size={22} />
            </IconButton>
          </div>
        )}
      </div>
      {products.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <ul ref={track} aria-label={title} className="rail [scroll-snap-type:x_mandatory] gap-6">
          {products.map((product) => (
            <li
              key={product.id}
              className="flex w-full shrink-0 snap-start md:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)]"
            >
              <ProductCard
                product={product}
                badgeAbove={0}
                sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 46vw, 92vw"
                renderAction={renderAction}
                className="w-full"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** From the first product of one page to the first of the next: as many products as are seen at once. */
function pageWidth(track: HTMLElement): number {
  const [first, second] = track.querySelectorAll<HTMLElement>(':scope > li')
  if (!first || !second) return track.clientWidth
  const step = second.offsetLeft - first.offsetLeft
  return step * Math.max(1, Math.floor(track.clientWidth / step))
}
