import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'

import { IconButton } from '#app/ui/button.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { isIllustration } from '#domain/media/rules.ts'
import * as words from '#words/shop/product/en.ts'

import { useZoom } from './use-zoom.ts'

interface GalleryProps {
  images: readonly string[]
  name: string
  pack: string
  category: string
}

/** The product's pictures: one large, to look into, the others to choose from. */
export function Gallery({ images, name, pack, category }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const image = images[chosen]
  const { frame, isOn, toggle, handlePointer, handleKey } = useZoom()
  return (
    <div className="gallery">
      <div
        ref={frame}
        onPointerMove={handlePointer}
        data-zoomed={isOn || undefined}
        className="gallery-picture rounded-card relative overflow-hidden data-zoomed:touch-none"
      >
        <ProductPicture
          key={chosen}
          url={image}
          alt={image && isIllustration(image) ? words.illustration(`${name}, ${pack}`) : `${name}, ${pack}`}
          category={category}
          isFirst
          sizes="(min-width: 84rem) 38rem, (min-width: 48rem) 46vw, 92vw"
        />
        {image && (
          <span className="absolute end-2 bottom-2 md:end-3 md:bottom-3">
            <IconButton
              label={words.zoomIn}
              aria-pressed={isOn}
              onClick={toggle}
              onKeyDown={handleKey}
              className="bg-paper-raised"
            >
              {isOn ? <ZoomOut size={20} /> : <ZoomIn size={20} />}
            </IconButton>
          </span>
        )}
        <p role="status" className="sr-only">
          {isOn && words.zoomed}
        </p>
      </div>
      {images.length > 1 && (
        <div role="group" aria-label={words.pictures} className="gallery-thumbs">
          {images.map((url, place) => (
            <button
              key={url}
              type="button"
              aria-label={words.pictureOf(place + 1, images.length)}
              aria-current={place === chosen}
              onClick={() => setChosen(place)}
              onPointerEnter={() => setChosen(place)}
            >
              <ProductPicture
                url={url}
                alt=""
                category={category}
                sizes="(min-width: 48rem) 4.5rem, 2.75rem"
              />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
