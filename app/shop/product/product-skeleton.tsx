import { PageHead } from '#app/frame/head/page-head.tsx'
import { waitingTitle } from '#app/frame/route-announcer.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import * as words from '#words/shop/product/en.ts'

const thumbnails = [1, 2, 3, 4]

export function ProductSkeleton() {
  return (
    <div className="shell product min-h-[90dvh]">
      <PageHead title={waitingTitle} />
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div className="gallery">
        <Skeleton className="gallery-picture" />
        <div className="gallery-thumbs">
          {thumbnails.map((thumbnail) => (
            <Skeleton key={thumbnail} />
          ))}
        </div>
      </div>
      <div className="product-facts space-y-3 md:pt-4">
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="h-13 max-w-md" />
        <Skeleton className="h-32" />
      </div>
    </div>
  )
}
