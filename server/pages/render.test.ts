import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { contentSecurityPolicy } from './content-security-policy.ts'
import { headScript } from './head-script.ts'
import { encoded, toPage } from './render.ts'

const marker = 'n0bodyGuessesThis'
const ours = 'window.start("हाट, ₹ 40")'
const boot = 'import "/assets/root.js"'
const planted = 'document.title = "stolen"'

/** A document as the router renders it, with a script that somebody got into it. */
const document = [
  `<link rel="modulepreload" nonce="${marker}" href="/assets/root.js"/></head>`,
  `<p><script>${planted}</script><script nonce="guess">${planted}</script></p>`,
  `<script type="application/ld+json">{"name":"Haat"}</script>`,
  `<script nonce="${marker}">${ours}</script>`,
  `<script nonce="${marker}" type="module" async="">${boot}</script>`,
].join('')

const settings = { isSandbox: true, isDesk: false, isPanel: false, uploadsTo: null }

async function rendered(headers: Record<string, string>) {
  const response = new Response(document, { headers: { 'content-type': 'text/html', ...headers } })
  const page = await toPage(response)
  const policy = contentSecurityPolicy(page.scriptHashes, settings)
  const [, allowed = ''] = /script-src ([^;]*)/.exec(policy) ?? []
  return { html: page.identity.toString(), allowed, headers: page.headers }
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test('the policy allows the scripts that the render marked and those beside them, and no other', async () => {
  const { html, allowed } = await rendered({ 'script-marker': marker })
  const [, starter = ''] = /<script>(\{const start=[\s\S]*?)<\/script>/.exec(html) ?? []
  expect(allowed.split(' ')).toEqual([
    "'self'",
    hashOf(ours),
    hashOf(boot),
    hashOf(headScript),
    hashOf(starter),
  ])
})

test('a page is kept without its marks, so that nobody learns one', async () => {
  const { html, headers } = await rendered({ 'script-marker': marker })
  expect(html).not.toContain(marker)
  expect(JSON.stringify(headers)).not.toContain(marker)
  expect(html).toContain(`<script>${ours}</script>`)
  expect(html).toContain(`<script type="later">${boot}</script>`)
})

test('no script of a document that says nothing of marks is allowed', async () => {
  const { allowed } = await rendered({})
  expect(allowed).not.toContain(hashOf(ours))
  expect(allowed).not.toContain(hashOf(planted))
})

test('a page is in brotli from the beginning, and in gzip once, when somebody asks for it', async () => {
  const page = await toPage(new Response('{"a":1}', { headers: { 'content-type': 'application/json' } }))
  expect(page.gzip).toBeNull()
  const gzipped = await encoded(page, 'gzip')
  expect(gunzipSync(gzipped)).toEqual(page.identity)
  expect(brotliDecompressSync(await encoded(page, 'br'))).toEqual(page.identity)
  expect(await encoded(page, 'gzip')).toBe(gzipped)
})
