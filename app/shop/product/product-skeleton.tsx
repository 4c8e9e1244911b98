import { PageHead } from '#app/frame/head/page-head.tsx'
import { waitingTitle } from '#app/frame/route-announcer.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

const thumbnails = [1, 2, 3, 4]

export function ProductSkeleton() {
  return (
    <div className="shell min-h-[90dvh] pt-6">
      <PageHead title={waitingTitle} />
      <p role="status" className="sr-only">
        Loading product...
      </p>
      <div className="mt-15 grid items-start gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <Skeleton className="aspect-square" />
          <div className="mt-3 grid grid-cols-4 gap-3">
            {thumbnails.map((thumbnail) => (
              <Skeleton key={thumbnail} className="aspect-square" />
            ))}
          </div>
        </div>
        <div className="space-y-4 md:pt-4">
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-14 max-w-md" />
          <Skeleton className="h-32" />
        </div>
      </div>
    </div>
  )
}
