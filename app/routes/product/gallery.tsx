import { useState } from 'react'
import type { PointerEvent } from 'react'

import { ProductPicture } from '#app/ui/product-picture.tsx'

interface GalleryProps {
  images: readonly string[]
  name: string
  pack: string
  category: string
}

/** The product's pictures: one large, which a mouse looks into, the others to choose from. */
export function Gallery({ images, name, pack, category }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  return (
    <div className="md:sticky md:top-24">
      <div onPointerMove={lookThere} className="group rounded-card overflow-hidden">
        <ProductPicture
          key={chosen}
          url={images[chosen]}
          alt={`${name}, ${pack}`}
          category={category}
          isFirst
          sizes="(min-width: 84rem) 38rem, (min-width: 48rem) 46vw, 92vw"
          className="[&_img]:origin-[var(--look-x,50%)_var(--look-y,50%)] [&_img]:transition-transform [&_img]:duration-300 [@media(hover:hover)]:group-hover:[&_img]:scale-200"
        />
      </div>
      {images.length > 1 && (
        <ul aria-label="Pictures" className="mt-3 grid grid-cols-4 gap-3">
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Picture ${place + 1} of ${images.length}`}
                aria-current={place === chosen}
                onClick={() => setChosen(place)}
                onPointerEnter={() => setChosen(place)}
                className="rounded-card aria-[current=true]:border-leaf block w-full overflow-hidden border-2 border-transparent"
              >
                <ProductPicture url={image} alt="" category={category} sizes="8rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The enlarged picture shows the part that the pointer is over. Straight to the style: no render for each move. */
function lookThere(event: PointerEvent<HTMLDivElement>): void {
  const frame = event.currentTarget
  const { left, top, width, height } = frame.getBoundingClientRect()
  frame.style.setProperty('--look-x', `${((event.clientX - left) / width) * 100}%`)
  frame.style.setProperty('--look-y', `${((event.clientY - top) / height) * 100}%`)
}
