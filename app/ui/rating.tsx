interface RatingProps {
  /** Out of five; drawn to the nearest half. */
  stars: number
  /** What stands beside the stars, such as `(120)`. */
  label?: string
  className?: string
}

export function Rating({ stars, label, className = '' }: RatingProps) {
  return (
    <p className={`rating ${className}`}>
      <span className="stars" style={{ '--filled': filledPart(stars) }} aria-hidden="true" />
      <span className="sr-only">{`${stars} out of 5 stars`}</span>
      {label}
    </p>
  )
}

/** How much of the five stars is filled: a half star is a tenth. */
export function filledPart(stars: number): string {
  const halves = Math.min(Math.max(Math.round(stars * 2), 0), 10)
  return `${halves * 10}%`
}
