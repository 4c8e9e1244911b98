import { Skeleton } from '#app/ui/skeleton.tsx'

/** The home page while it is on its way: strip, two rows, card rows. */
export function HomeSkeleton() {
  return (
    <div className="shell py-10">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-80" />
      <Skeletons count={10} className="mt-12 h-40 w-28 sm:w-36" />
      <Skeletons count={13} className="h-80 w-40 sm:w-48" />
      <Skeletons count={13} className="h-80 w-40 sm:w-48" />
      <Skeletons count={8} className="h-96 w-44 sm:w-64" />
    </div>
  )
}

function Skeletons({ count, className }: { count: number; className: string }) {
  return (
    <div className="mt-14 flex gap-4 overflow-hidden">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} className={`shrink-0 ${className}`} />
      ))}
    </div>
  )
}
