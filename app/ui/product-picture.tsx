import { isIllustration, pictureSources } from '#domain/media/rules.ts'

import { Buti } from './ornaments.tsx'
import { tileHue } from './tile-hue.ts'

interface ProductPictureProps {
  /** Nothing for a product without a picture: its tile then has a pattern. */
  url: string | undefined
  alt: string
  category: string
  /** One or two letters in place of the pattern. */
  mark?: string | undefined
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
  mark,
  sizes,
  isFirst = false,
  className = '',
}: ProductPictureProps) {
  const look = url && isIllustration(url) ? 'tile drawn' : 'tile'
  return (
    <span className={`${look} ${className}`} style={{ '--hue': tileHue(category) }}>
      {url && <Picture url={url} alt={alt} sizes={sizes} isFirst={isFirst} />}
      {!url &&
        (mark ? (
          <b className={markClass} style={{ color: 'var(--indigo)' }}>
            {mark}
          </b>
        ) : (
          <Buti />
        ))}
    </span>
  )
}

const markClass = 'font-display flex size-full items-center justify-center text-2xl'

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
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...(webp && { srcSet: webp, sizes })}
      src={src}
      alt={alt}
      width={800}
      height={800}
    />
  )
  if (!avif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}
