/*
 * Draws the pictures of the demo market into `pictures/`: `npm run pictures`. With slugs as arguments it
 * draws those alone, with `--view 2` one view alone, and `--out <folder>` puts them elsewhere. `--preview`,
 * with `--out`, draws small PNGs to look at, which takes seconds instead of minutes.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import sharp from 'sharp'
import type { Sharp } from 'sharp'

import { demoMarket, demoPacks, demoViews } from '../../db/demo-market/market.ts'
import { renderedGoods } from '../../db/demo-market/rendered.ts'
import { pictureWidths, thumbnailWidth } from '../../domain/media/rules.ts'
import { motifReader } from './motif.ts'
import { fetchSources, readFaces, readIcons } from './sources.ts'
import { views } from './views.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    preview: { type: 'boolean', default: false },
    view: { type: 'string', multiple: true },
  },
})
if (values.preview && !values.out) throw new Error('--preview needs --out <folder>')
const folder = values.out ?? join(import.meta.dirname, '../../pictures')
const drawn = [
  ...demoMarket.map((product) => ({ product, names: demoViews(product.slug) })),
  // Another pack shares what the first one's other views show.
  ...demoPacks.map((product) => ({ product, names: [product.slug] })),
]
const wanted =
  positionals.length > 0 ? drawn.filter(({ product }) => positionals.includes(product.slug)) : drawn
const isWanted = (view: number) => !values.view || values.view.includes(String(view + 1))

// One thread: the encoders' results and the other programs on the machine should not depend on the core
// count.
sharp.concurrency(1)
fetchSources()
const readMotif = motifReader(readIcons())
const faces = await readFaces()

await mkdir(folder, { recursive: true })
const written = new Set<string>()

async function write(name: string, picture: Sharp) {
  written.add(name)
  await writeFile(join(folder, name), await picture.toBuffer())
}

for (const { product, names } of wanted) {
  const motif = await readMotif(product.picture.motif)
  for (const [index, { draw, avif, webp }] of views.entries()) {
    const name = names[index]
    if (!name || !isWanted(index)) continue
    // A rendered first view stays as it is (render.ts).
    if (index === 0 && renderedGoods.has(name) && !values.out) continue
    const { data, info } = await sharp(Buffer.from(draw(product, motif, faces)))
      .flatten({ background: '#fffaf0' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const large = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    if (values.preview) {
      await write(`${name}.png`, large.clone().resize(400).png())
      continue
    }
    // The first view is as wide as a card, 5 to 4; the others are squares.
    const resized = (width: number) =>
      large.clone().resize(width, Math.round((width * info.height) / info.width), { kernel: 'lanczos3' })
    if (index === 0) await write(`${name}-${thumbnailWidth}.avif`, resized(thumbnailWidth).avif(avif))
    for (const width of pictureWidths) {
      const sized = resized(width)
      await write(`${name}-${width}.avif`, sized.clone().avif(avif))
      if (webp) await write(`${name}-${width}.webp`, sized.clone().webp(webp))
    }
  }
}

// A whole run also clears away pictures of products that are gone.
if (positionals.length === 0 && !values.view && !values.out) {
  const isRenderedFile = (file: string) =>
    renderedGoods.has(file.replace(/-(?:160|400|800)\.(?:avif|webp)$/, ''))
  for (const file of await readdir(folder))
    if (!written.has(file) && !isRenderedFile(file)) await rm(join(folder, file))
}
console.log(`${written.size} pictures in ${folder}`)
