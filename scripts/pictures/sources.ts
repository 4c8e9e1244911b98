import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * The icon sets and faces are fetched when the pictures are drawn, into a folder outside the project: the
 * shop needs only the finished pictures, so 120 MB of icons are no dependency of it. The versions are pinned
 * because another version would draw other pictures.
 */
const packages = {
  '@iconify-json/fluent-emoji': '1.2.7',
  '@iconify-json/noto': '1.2.9',
  '@fontsource/figtree': '5.3.0',
  '@fontsource/fraunces': '5.3.0',
  '@fontsource/mukta': '5.3.0',
  fontkit: '2.0.4',
} as const

const cache = join(tmpdir(), 'haat-pictures')

function inCache(...parts: string[]) {
  return join(cache, 'node_modules', ...parts)
}

function isFetched([name, version]: [string, string]) {
  const manifest = inCache(name, 'package.json')
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version
}

/** Fetches the pinned packages unless they are there already. */
export function fetchSources() {
  if (Object.entries(packages).every(isFetched)) return
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  execFileSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', cache, ...wanted],
    {
      stdio: 'inherit',
    },
  )
}

/** An icon's SVG body and the side of its square. */
export type Icon = { body: string; size: number }

type IconSet = { icons: Record<string, { body: string }>; height: number }

/** The two icon sets, read once. */
export function readIcons() {
  const read = (name: string) =>
    JSON.parse(readFileSync(inCache('@iconify-json', name, 'icons.json'), 'utf8')) as IconSet
  const sets: Record<string, IconSet> = { fluent: read('fluent-emoji'), noto: read('noto') }
  return (set: string, name: string): Icon => {
    const found = sets[set]?.icons[name]
    if (!found) throw new Error(`No icon ${set}:${name}`)
    return { body: found.body, size: sets[set]?.height ?? 32 }
  }
}

/** As much of fontkit as we use. */
export type Face = {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string): {
    advanceWidth: number
    glyphs: { path: { toSVG(): string } }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

/** The faces of the labels. */
export type Faces = { title: Face; text: Face; hindi: Face }

/** Reads the faces, whose outlines become part of the pictures, so that no system font is ever used. */
export async function readFaces(): Promise<Faces> {
  const fontkit = (await import(pathToFileURL(inCache('fontkit', 'dist', 'main.cjs')).href)) as {
    default: { create(buffer: Buffer): Face }
  }
  const read = (family: string, file: string) =>
    fontkit.default.create(readFileSync(inCache('@fontsource', family, 'files', `${file}.woff`)))
  return {
    title: read('fraunces', 'fraunces-latin-700-normal'),
    text: read('figtree', 'figtree-latin-600-normal'),
    hindi: read('mukta', 'mukta-devanagari-600-normal'),
  }
}
