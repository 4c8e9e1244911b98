import type { AvifOptions, WebpOptions } from 'sharp'

import type { DemoProduct } from '../../db/demo-market/types.ts'
import type { Motif } from './motif.ts'
import { drawFront } from './scene.ts'
import type { Faces } from './sources.ts'
import { drawTable } from './table.ts'

type View = {
  draw: (product: DemoProduct, motif: Motif, faces: Faces) => string
  avif: AvifOptions
  webp: WebpOptions
}

/*
 * All pictures together may weigh 12 MB. The first view sells and stands in every list, so it is kept the
 * sharpest; the other has soft light and calm grounds, on which strong compression is not seen.
 */
const further = {
  avif: { quality: 31, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 18, effort: 6 },
} as const

/** The views of every product in the order of its gallery, which is also that of `demoViews`. */
export const views: readonly View[] = [
  { draw: drawFront, avif: { quality: 55, effort: 4 }, webp: { quality: 78 } },
  { draw: drawTable, ...further },
]
