import * as words from '#words/ui/goods/en.ts'

interface RatingProps {
  /** Out of five; drawn to the nearest half. */
  stars: number
  /** What stands beside the stars, such as `(120)`. */
  label?: string
  className?: string
}

/** What buyers give a good, and how many they are; undefined: nobody yet; null: and no fixed stars either. */
export type Given = readonly [stars: number, count: number] | null | undefined

/** The stars of a good; as long as nobody has rated it those of the specification. */
export function GoodsRating({ given = [5, 120] }: { given: Given }) {
  return given && <Rating stars={given[0]} label={`(${given[1]})`} />
}

export function Rating({ stars, label, className = '' }: RatingProps) {
  return (
    <p className={`rating ${className}`}>
      <span className="stars" style={{ '--filled': filledPart(stars) }} aria-hidden="true" />
      <span className="sr-only">{words.starsOf(stars)}</span>
      {label}
    </p>
  )
}

/** How much of the five stars is filled: a half star is a tenth. */
export function filledPart(stars: number): string {
  const halves = Math.min(Math.max(Math.round(stars * 2), 0), 10)
  return `${halves * 10}%`
}
