// One file, fetched when the page is idle: what stands under the cart, and what few see of it.

export { EmptyBelow } from './empty-below.tsx'
export { CartBelow } from './cart-below.tsx'
export { KeptLines } from './kept-lines.tsx'
export { ObstaclesNotice } from './obstacles-notice.tsx'
