import { gridClass } from '#app/ui/product-grid.tsx'
import { SkeletonCards } from '#app/ui/skeleton.tsx'

export function SearchLoading() {
  return (
    <div className="shell">
      <SkeletonCards count={12} className={gridClass} />
    </div>
  )
}
