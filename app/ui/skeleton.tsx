/** A place that is still waiting for its content. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span data-skeleton="" aria-hidden="true" className={`block ${className}`} />
}

/** Cards of products that are on their way, each one skeleton. */
export function SkeletonCards({ count, className }: { count: number; className: string }) {
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} data-skeleton="" className="block aspect-[3/5] min-w-0" />
      ))}
    </div>
  )
}
