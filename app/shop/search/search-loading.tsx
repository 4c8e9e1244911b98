import { gridClass } from '#app/ui/product-grid.tsx'
import { SkeletonCards } from '#app/ui/skeleton.tsx'

export function SearchLoading() {
  return (
    <div className="shell mt-4">
      <p role="status" className="text-ink-soft mb-6 font-semibold">
        Loading ...
      </p>
      <SkeletonCards count={12} className={gridClass} />
    </div>
  )
}
