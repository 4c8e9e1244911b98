import { useState } from 'react'

import { goodsId } from './goods-id.ts'
import { gridClass } from './product-grid.tsx'
import { SkeletonCards } from './skeleton.tsx'

/**
 * Stands for a grid of goods that is on its way. Keeps the room of the one that goes, so that what is below
 * stays in its place: a slow answer must not push it out from under a finger, or the focus out of sight.
 */
export function ProductGridComing() {
  const [minHeight] = useState(heightOfResults)
  return (
    <div style={{ minHeight }}>
      <SkeletonCards count={12} className={gridClass} />
    </div>
  )
}

/** Of the goods with all that stands around them. */
function heightOfResults(): number | undefined {
  if (import.meta.env.SSR) return undefined
  return document.getElementById(goodsId)?.parentElement?.offsetHeight
}
