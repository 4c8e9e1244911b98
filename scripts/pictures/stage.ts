import type { DemoCategory } from '../../db/demo-market/types.ts'
import { darken } from './colours.ts'
import { resolvePaints } from './paints.ts'
import { round } from './shapes.ts'

/** The backdrop of each category: its light and its tint. */
const backdrops: Record<DemoCategory, readonly [light: string, tint: string]> = {
  coffee: ['#faeedd', '#e8d0b4'],
  juice: ['#fef2d8', '#f6dba4'],
  pulses: ['#fcf3de', '#eed9ab'],
  vegetables: ['#f5f7e2', '#d6e2b6'],
  fruits: ['#fef0de', '#f7d3b2'],
  'handmade arts': ['#fbeee4', '#eacbb6'],
  healthcare: ['#eff6f2', '#c6dfd8'],
  medicines: ['#f3f6e8', '#d0dfc0'],
  'personal care': ['#fdefec', '#f0cecb'],
  oils: ['#fcf5d8', '#ecdc98'],
  'dry fruits': ['#f9efe2', '#e3caa8'],
  'dairy products': ['#f8f7f0', '#d6e0de'],
  'grains and flours': ['#fbf5e6', '#e6d8ba'],
  spices: ['#fdefe2', '#f1cfb4'],
  sweeteners: ['#fdf2da', '#f1d69e'],
  pickles: ['#f8f6e0', '#dfdcac'],
  'daily needs': ['#f4f2ea', '#d8d3c4'],
}

const side = 800
/** So much wall is left and right of the square that goods stand in, for a picture of 5 to 4. */
const beside = 100

function backdrop([light, tint]: readonly [string, string]) {
  return (
    `<radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="${0.36 * side}" cy="${0.3 * side}" r="${0.85 * side}"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${tint}"/></radialGradient>` +
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darken(tint, 0.16)}" stop-opacity="0"/><stop offset="1" stop-color="${darken(tint, 0.16)}" stop-opacity=".34"/></linearGradient>` +
    '<filter id="near" x="-40%" y="-200%" width="180%" height="500%"><feGaussianBlur stdDeviation="7"/></filter><filter id="far" x="-60%" y="-300%" width="220%" height="700%"><feGaussianBlur stdDeviation="20"/></filter>' +
    '<filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="7"/><feOffset dx="3" dy="3" result="cast"/><feFlood flood-color="#3a2416" flood-opacity=".5"/><feComposite in2="cast" operator="in" result="shade"/><feMerge><feMergeNode in="shade"/><feMergeNode in="SourceGraphic"/></feMerge></filter>' +
    '<filter id="fall" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur in="SourceAlpha" stdDeviation="13"/><feOffset dx="9" dy="14" result="cast"/><feFlood flood-color="#3a2416" flood-opacity=".46"/><feComposite in2="cast" operator="in" result="shade"/><feMerge><feMergeNode in="shade"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
  )
}

/** The shadow of a thing that stands at (centre, foot), cast to the lower right. */
export function shadow(centre: number, foot: number, half: number) {
  const place = (shift: number, wide: number, tall: number) =>
    `cx="${round(centre + shift)}" cy="${round(foot - 2)}" rx="${round(half * wide)}" ry="${round(tall)}"`
  return (
    `<ellipse ${place(half * 0.16, 1.12, 12 + half * 0.11)} fill="#4a2f1c" opacity=".26" filter="url(#far)"/>` +
    `<ellipse ${place(half * 0.05, 0.92, 6 + half * 0.035)} fill="#3a2416" opacity=".4" filter="url(#near)"/>`
  )
}

/**
 * A finished picture: the goods before their category's backdrop, or on a ground seen from above. It is a
 * square, or as wide as a card.
 */
export function stage(
  category: DemoCategory,
  goods: string,
  seenFrom: 'the front' | 'above' = 'the front',
  shape: 'square' | 'card' = 'square',
) {
  const { defs, body } = resolvePaints(goods)
  const left = shape === 'card' ? beside : 0
  const width = side + 2 * left
  const floor =
    seenFrom === 'above'
      ? ''
      : `<rect x="${-left}" y="520" width="${width}" height="280" fill="url(#floor)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${side}" viewBox="${-left} 0 ${width} ${side}"><defs>${backdrop(backdrops[category])}${defs}</defs><rect x="${-left}" width="${width}" height="${side}" fill="url(#wall)"/>${floor}${body}</svg>`
}

/** Goods that lie: they throw a shadow of their own shape, to the lower right, on what is below them. */
export function lying(goods: string) {
  return `<g filter="url(#fall)">${goods}</g>`
}
