/*
 * Renders goods of the demo market from our own models (`models/goods/`) and keeps them as the first view of
 * their product, in place of the drawn one: `npm run pictures:render`, or with slugs those alone. It needs
 * Debian's `blender` and `python3-numpy`. What is finished is not rendered again unless its model or a part
 * of the studio that it uses has changed. It may be stopped at any time, and goes on where it was.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'

import sharp from 'sharp'

import { thumbnailWidth } from '../../domain/media/rules.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Where passes are kept until they are a picture. */
    cache: { type: 'string', default: join(tmpdir(), 'haat-renders') },
    out: { type: 'string', default: join(import.meta.dirname, '../../pictures') },
    /** More of them later make a picture cleaner: those that are there are kept. */
    passes: { type: 'string', default: '3' },
    samples: { type: 'string', default: '6' },
    threads: { type: 'string', default: '2' },
  },
})
/** The files of a first view, and how many bytes each may have: that of the lists is the lightest. */
const files = [
  { width: thumbnailWidth, format: 'avif', most: 2300 },
  { width: 400, format: 'avif', most: 6900 },
  { width: 400, format: 'webp', most: 7600 },
  { width: 800, format: 'avif', most: 15_000 },
  { width: 800, format: 'webp', most: 22_000 },
] as const
const models = join(import.meta.dirname, 'models')
const goods = readdirSync(join(models, 'goods'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => basename(file, '.py').replaceAll('_', '-'))
const wanted = positionals.length > 0 ? positionals : goods
mkdirSync(values.cache, { recursive: true })
let child: ReturnType<typeof spawn> | null = null
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopped = true
    child?.kill('SIGTERM')
  })

for (const slug of wanted) {
  if (isStopped) break
  const folder = join(values.cache, `${slug}-${fingerprint(`goods/${slug.replaceAll('-', '_')}.py`)}`)
  const picture = join(folder, `picture-${values.passes}.png`)
  if (!existsSync(picture)) await render(slug, folder)
  if (existsSync(picture) && !isKept(slug, picture)) await keep(slug, picture)
}

function log(line: string) {
  console.log(line)
  appendFileSync(join(values.cache, 'log.txt'), `${new Date().toISOString()} ${line}\n`)
}

/** A hash of a model and of all files of ours that it is made with. */
function fingerprint(model: string): string {
  const seen = new Map<string, string>()
  const read = (file: string) => {
    if (seen.has(file) || !existsSync(join(models, file))) return
    const text = readFileSync(join(models, file), 'utf8')
    seen.set(file, text)
    for (const [, name = ''] of text.matchAll(/^(?:from|import) ([\w.]+)/gm))
      read(`${name.replace('.', '/')}.py`)
  }
  for (const file of [model, 'render.py']) read(file)
  const parts = [...seen].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([parts, values.samples]))
    .digest('hex')
    .slice(0, 12)
}

async function render(slug: string, folder: string) {
  const start = Date.now()
  const { passes, samples, threads } = values
  const ours = [
    slug.replaceAll('-', '_'),
    folder,
    '--passes',
    passes,
    '--samples',
    samples,
    '--threads',
    threads,
  ]
  const options = [
    '-b',
    '--python-exit-code',
    '1',
    '-P',
    join(models, 'render.py'),
    '--',
    ...ours,
    '--size',
    '800',
  ]
  child = spawn('nice', ['-n', '19', 'blender', ...options])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  const code = await new Promise((resolve) => child?.on('close', resolve))
  child = null
  const seconds = Math.round((Date.now() - start) / 1000)
  if (code === 0) log(`${slug}: rendered in ${seconds} s`)
  else log(`${slug}: ${isStopped ? 'stopped' : `failed:\n${said.slice(-2000)}`} after ${seconds} s`)
}

/** Whether its files were written after the picture; the last one that is written tells it. */
function isKept(slug: string, picture: string): boolean {
  const last = join(values.out, `${slug}-800.webp`)
  return existsSync(last) && statSync(last).mtimeMs > statSync(picture).mtimeMs
}

/** Writes the files of a first view, each in the best quality that its weight allows. */
async function keep(slug: string, picture: string) {
  const weights: string[] = []
  for (const { width, format, most } of files) {
    const sized = sharp(picture)
      .removeAlpha()
      .resize(width, (width * 4) / 5, { kernel: 'lanczos3' })
    let quality = 62
    let bytes: Buffer
    do {
      quality -= 4
      if (quality < 26) throw new Error(`${slug}-${width}.${format} cannot be made of ${most} bytes`)
      const encoded =
        format === 'avif'
          ? sized.clone().avif({ quality, effort: 4 })
          : sized.clone().webp({ quality: quality + 14, effort: 6 })
      bytes = await encoded.toBuffer()
    } while (bytes.length > most)
    await writeFile(join(values.out, `${slug}-${width}.${format}`), bytes)
    weights.push(`${width}.${format} ${bytes.length} bytes at ${quality}`)
  }
  log(`${slug}: ${weights.join(', ')}`)
}
