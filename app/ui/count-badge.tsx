/** A number on a button, which says it in its own name. `className` has its colours and its place. */
export function CountBadge({ count, className }: { count: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`figures flex h-5 min-w-5 items-center justify-center rounded-full px-1 text-xs font-bold ${className}`}
    >
      {count}
    </span>
  )
}
