import { pictureSources } from '#domain/media/rules.ts'

import { tileColour } from './tile-colour.ts'

interface ProductPictureProps {
  /** Nothing for a product without a picture: its tile then stays a tile. */
  url: string | undefined
  alt: string
  category: string
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string
  /** True for the picture that people see first: it is then fetched at once, before others. */
  isFirst?: boolean
  className?: string
}

/** A square picture on a tile in its category's colour, so that the place is never empty or white. */
export function ProductPicture({
  url,
  alt,
  category,
  sizes,
  isFirst = false,
  className = '',
}: ProductPictureProps) {
  return (
    <span className={`tile block aspect-square ${className}`} style={{ '--tile': tileColour(category) }}>
      {url && <Picture url={url} alt={alt} sizes={sizes} isFirst={isFirst} />}
    </span>
  )
}

function Picture({
  url,
  alt,
  sizes,
  isFirst,
}: {
  url: string
  alt: string
  sizes: string
  isFirst: boolean
}) {
  const { src, avif, webp } = pictureSources(url)
  const image = (
    <img
      src={src}
      alt={alt}
      width={800}
      height={800}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'auto' : 'async'}
      className="size-full object-cover"
    />
  )
  if (!avif || !webp) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      {image}
    </picture>
  )
}
