import type { AvifOptions, WebpOptions } from 'sharp'

import type { DemoProduct } from '../../db/demo-market/types.ts'
import { drawOnPrint } from './block-print.ts'
import { drawClose } from './close.ts'
import type { Motif } from './motif.ts'
import { drawFront } from './scene.ts'
import type { Faces } from './sources.ts'
import { drawTable } from './table.ts'

type View = {
  draw: (product: DemoProduct, motif: Motif, faces: Faces) => string
  avif: AvifOptions
  /** Only the first view is also kept in WebP: it stands in for the others where AVIF is not understood. */
  webp?: WebpOptions
}

/*
 * All pictures together may weigh 16.6 MB. The first view sells and stands in every list, so it is kept the
 * sharpest; the others have soft light and calm grounds, on which strong compression is not seen.
 */
const further: AvifOptions = { quality: 31, effort: 4, chromaSubsampling: '4:2:0' }

/** The views of every product in the order of its gallery, which is also that of `demoViews`. */
export const views: readonly View[] = [
  { draw: drawFront, avif: { quality: 55, effort: 4 }, webp: { quality: 74, effort: 6 } },
  { draw: drawClose, avif: further },
  { draw: drawTable, avif: further },
  { draw: drawOnPrint, avif: further },
]
