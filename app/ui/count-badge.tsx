/** A number at the upper corner of a button, which says it in its own name. */
export function CountBadge({ count, className }: { count: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`figures absolute end-0 top-0 flex h-5 min-w-5 items-center justify-center rounded-full px-1 text-xs font-bold ${className}`}
    >
      {count}
    </span>
  )
}
