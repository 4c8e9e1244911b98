import sharp from 'sharp'

import type { DemoMotif } from '../../db/demo-market/types.ts'
import { matte } from './matte.ts'
import { ownMotifs } from './motifs/own.ts'
import { resolvePaints } from './paints.ts'
import { recolour } from './recolours.ts'
import { round } from './shapes.ts'
import type { Icon } from './sources.ts'

type Box = { x: number; y: number; width: number; height: number }

/** A motif with the box that its ink really fills. */
export type Motif = { body: string; box: Box }

const probe = 256

async function inkBox({ body, size }: Icon): Promise<Box> {
  // A margin of a tenth on every side, because some own motifs reach over their square.
  const margin = size / 10
  const side = size + margin * 2
  const { defs, body: painted } = resolvePaints(body)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${probe}" height="${probe}" viewBox="${-margin} ${-margin} ${side} ${side}"><defs>${defs}</defs>${painted}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [probe, probe, 0, 0]
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) < 40) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  const unit = side / probe
  return {
    x: left * unit - margin,
    y: top * unit - margin,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
  }
}

/** Ids made the motif's own, so that two motifs of one picture never share a gradient by accident. */
function withOwnIds(body: string, prefix: string) {
  return body.replace(/(id="|url\(#|href="#)/g, `$1${prefix}-`)
}

/** Looks motifs up and measures each of them once. */
export function motifReader(readIcon: (set: string, name: string) => Icon) {
  const known = new Map<DemoMotif, Promise<Motif>>()
  async function load(id: DemoMotif): Promise<Motif> {
    const [set = '', name = ''] = id.split(':')
    if (set === 'own') {
      const drawing = ownMotifs[name]
      if (!drawing) throw new Error(`No own motif ${name}`)
      const body = drawing.replace(/-?\d*\.\d{3,}/g, (number) => String(round(Number(number))))
      return { body, box: await inkBox({ body, size: 100 }) }
    }
    const icon = readIcon(set, name)
    const body = withOwnIds(matte(id, recolour(id, icon.body)), `${set}-${name}`)
    return { body, box: await inkBox({ body, size: icon.size }) }
  }
  return (id: DemoMotif) => {
    const found = known.get(id) ?? load(id)
    known.set(id, found)
    return found
  }
}

/** The motif as large as fits, centred in the box, or standing on its lower edge. */
export function fitMotif({ body, box }: Motif, into: Box, stand: 'centre' | 'ground' = 'centre') {
  const scale = Math.min(into.width / box.width, into.height / box.height)
  const x = into.x + (into.width - box.width * scale) / 2 - box.x * scale
  const free = into.height - box.height * scale
  const y = into.y + (stand === 'ground' ? free : free / 2) - box.y * scale
  return {
    svg: `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})">${body}</g>`,
    width: box.width * scale,
    height: box.height * scale,
  }
}
