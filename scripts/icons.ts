/**
 * Draws the shop's icons for home screens (`public/icons/`) from the favicon. Needed again when that
 * changes.
 */
import fs from 'node:fs'
import path from 'node:path'

import sharp from 'sharp'

import { projectRoot } from './run-program.ts'

const folder = path.join(projectRoot, 'public/icons')
const round = fs.readFileSync(path.join(projectRoot, 'app/favicon.svg'), 'utf8')
/** To its edges, for systems that cut out a shape of their own. */
const full = round.replace(/ rx="\d+"/, '')
/** The drawing within the middle four fifths, which no shape cuts into. */
const safe = full
  .replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"')
  .replace('<rect width', '<rect x="-6" y="-6" width')
  .replace('width="64" height="64"', 'width="76" height="76"')

fs.mkdirSync(folder, { recursive: true })
await draw('haat-192', round, 192)
await draw('haat-512', round, 512)
await draw('haat-maskable-512', safe, 512)
await draw('apple-touch-180', full, 180)

async function draw(name: string, svg: string, side: number): Promise<void> {
  const drawn = sharp(Buffer.from(svg), { density: 600 }).resize(side, side)
  await drawn.png({ palette: true, compressionLevel: 9 }).toFile(path.join(folder, `${name}.png`))
}
