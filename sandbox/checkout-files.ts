import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

// Plain browser files, served as they are: checkout.js is the script that a shop loads, the others are its
// modules.
const modules = [
  'session.js',
  'shell.js',
  'methods.js',
  'upi.js',
  'steps.js',
  'elements.js',
  'gateway.js',
  'checkout.css',
]

/** `/v1/checkout.js` and what it loads. */
export async function checkoutFiles(app: FastifyInstance): Promise<void> {
  const folder = path.join(projectFolder(), 'sandbox', 'checkout')
  const addresses: [file: string, address: string][] = [
    ['checkout.js', '/v1/checkout.js'],
    ...modules.map((file): [string, string] => [file, `/v1/checkout/${file}`]),
  ]
  for (const [file, address] of addresses) {
    const content = await readFile(path.join(folder, file), 'utf8')
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    app.get(address, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=60').send(content),
    )
  }
}

/** This file runs from its own folder in development and from inside `build/` in production. */
function projectFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`)
    folder = parent
  }
  return folder
}
