import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'

import type { Page } from '#server/cache/page-cache.ts'
import type { Encoding } from '#server/http/negotiation.ts'

import { ownScripts as added, paintFirst } from './paint-first.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Middle quality: close to the best in size at a tenth of its time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

/** Headers of the router's answer that go out with the page; the others are ours to set. */
const passedOn = [
  'content-type',
  'location',
  'referrer-policy',
  'x-remix-response',
  'x-remix-redirect',
  'x-remix-status',
  'x-remix-revalidate',
]

/**
 * Makes an answer of the router into a page: whole, compressed, with its ETag and the hashes of its own
 * scripts.
 */
export async function toPage(response: Response, compress: Compress = inBackground): Promise<Page> {
  const type = response.headers.get('content-type') ?? ''
  const rendered = Buffer.from(await response.arrayBuffer())
  const marker = response.headers.get('script-marker')
  const document = type.startsWith('text/html') ? documentOf(rendered, marker) : null
  const identity = document?.html ?? rendered
  const headers: Record<string, string> = {}
  for (const name of passedOn) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return {
    status: response.status,
    identity,
    br: await compress(identity),
    gzip: null,
    etag: sha256(identity).toString('base64url').slice(0, 22),
    headers,
    scriptHashes: (document?.ownScripts ?? []).map((script) => sha256(script).toString('base64')),
    tags: tagsOf(response),
  }
}

/** Into brotli, which all browsers take. */
type Compress = (bytes: Buffer) => Buffer | Promise<Buffer>

const inBackground: Compress = (bytes) => brotli(bytes, brotliOptions)

/** On the thread that asks: for one whose priority is lower than that of Node's own helpers. */
export const atOnce: Compress = (bytes) => brotliCompressSync(bytes, brotliOptions)

/** The bytes of a page as they are sent. Gzip is made for the first who takes no brotli, and then cached. */
export async function encoded(page: Page, encoding: Encoding): Promise<Buffer> {
  if (encoding !== 'gzip') return page[encoding]
  return (page.gzip ??= await zip(page.identity))
}

/**
 * The document, and the scripts in it that are the program's own: those that carry the mark of their
 * rendering, which nobody can know beforehand. A script that somebody got into the page has none. The marks
 * are taken off, so that a cached page gives none away.
 */
function documentOf(rendered: Buffer, marker: string | null): { html: Buffer; ownScripts: Buffer[] } {
  // A letter a byte: all that is looked for is ASCII, and reading UTF-8 takes a twentieth of a rendering.
  const text = rendered.toString('latin1')
  if (!marker) return { html: Buffer.from(paintFirst(text), 'latin1'), ownScripts: [] }
  const marked = new RegExp(`<script(?=[^>]*\\snonce="${marker}")[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...text.matchAll(marked)].map(([, script = '']) => script)
  const html = paintFirst(text.replaceAll(` nonce="${marker}"`, ''))
  const ofOurs = added.filter((script) => html.includes(script))
  const ownScripts = [...new Set([...scripts, ...ofOurs])].map((script) => Buffer.from(script, 'latin1'))
  return { html: Buffer.from(html, 'latin1'), ownScripts }
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Only a page that was found and says what it shows may be cached. */
function tagsOf(response: Response): ReadonlySet<string> {
  if (response.status !== 200) return new Set()
  return new Set((response.headers.get('cache-tag') ?? '').split(',').filter(Boolean).map(decodeURIComponent))
}
