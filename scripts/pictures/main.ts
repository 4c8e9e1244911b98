/*
 * Draws the pictures of the demo market into `pictures/`: `npm run pictures`.
 * With slugs as arguments it draws those alone, and `--out <folder>` puts them elsewhere.
 * `--preview`, with `--out`, draws small PNGs to look at, which takes seconds instead of minutes.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import sharp from 'sharp'
import type { Sharp } from 'sharp'

import { demoMarket } from '../../db/demo-market/market.ts'
import { motifReader } from './motif.ts'
import { drawScene } from './scene.ts'
import { fetchSources, readFaces, readIcons } from './sources.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, preview: { type: 'boolean', default: false } },
})
if (values.preview && !values.out) throw new Error('--preview needs --out <folder>')
const folder = values.out ?? join(import.meta.dirname, '../../pictures')
const wanted =
  positionals.length > 0 ? demoMarket.filter(({ slug }) => positionals.includes(slug)) : demoMarket

// One thread: the encoders' results and the other programs on the machine should not depend on the core count.
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

for (const product of wanted) {
  const svg = drawScene(product, await readMotif(product.picture.motif), faces)
  const large = await sharp(Buffer.from(svg))
    .flatten({ background: '#fffaf0' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  if (values.preview) {
    await write(`${product.slug}.png`, sharp(large).resize(400))
    continue
  }
  for (const width of [400, 800]) {
    const sized = sharp(large).resize(width, width, { kernel: 'lanczos3' })
    await write(`${product.slug}-${width}.avif`, sized.clone().avif({ quality: 55, effort: 4 }))
    await write(`${product.slug}-${width}.webp`, sized.clone().webp({ quality: 78 }))
  }
}

// A whole run also clears away pictures of products that are gone.
if (positionals.length === 0 && !values.out) {
  for (const name of await readdir(folder)) if (!written.has(name)) await rm(join(folder, name))
}
console.log(`${written.size} pictures in ${folder}`)
