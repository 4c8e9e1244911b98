interface RatingProps {
  /** Out of five, in halves. */
  stars: number
  /** What stands beside the stars, such as `(120)`. */
  label?: string
}

export function Rating({ stars, label }: RatingProps) {
  return (
    <p className="text-ink-soft flex items-center gap-1.5 text-xs">
      <span
        className="stars text-sm"
        style={{ '--filled': `${stars * 20}%` }}
        role="img"
        aria-label={`${stars} out of 5 stars`}
      />
      {label && <span className="figures">{label}</span>}
    </p>
  )
}
