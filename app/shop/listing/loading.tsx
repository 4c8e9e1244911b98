import { gridClass } from '#app/ui/product-grid.tsx'
import { SkeletonCards } from '#app/ui/skeleton.tsx'

export function Loading() {
  return (
    <div className="min-h-[80dvh]">
      <SkeletonCards count={12} className={gridClass} />
    </div>
  )
}
