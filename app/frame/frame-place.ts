import type { ComponentType } from 'react'

/** What says where the shop's goods are brought. isRow: in the menu of small screens, and not in the header's
 * row. */
export type FramePlace = ComponentType<{ isRow?: boolean }>
