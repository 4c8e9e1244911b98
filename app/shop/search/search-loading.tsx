import { ProductGridComing } from '#app/ui/product-grid-coming.tsx'

export function SearchLoading() {
  return (
    <div className="shell">
      <ProductGridComing />
    </div>
  )
}
