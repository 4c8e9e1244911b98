/** An answer of the shop with its headers and bytes, for the servers that are its limit. */
import http from 'node:http'

import type { Kept } from './limit-server.ts'
import type { Request } from './request.ts'

/** What Node's server writes by itself, and what is of one connection alone. */
const written = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

export function capture(port: number, { method = 'GET', path, headers = {}, body }: Request): Promise<Kept> {
  const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', method, path, headers: sent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const { rawHeaders: raw, statusCode: status = 0 } = answer
        const all = raw.flatMap((name, n): [string, string][] => (n % 2 ? [] : [[name, raw[n + 1] ?? '']]))
        const kept = all.filter(([name]) => !written.has(name.toLowerCase()))
        const bytes = Buffer.concat(chunks)
        // One that was sent in chunks has none.
        if (status === 200 && !kept.some(([name]) => name.toLowerCase() === 'content-length'))
          kept.push(['content-length', String(bytes.length)])
        resolve({ path, status, headers: kept, body: bytes.toString('base64') })
      })
    })
    request.on('error', reject)
    request.end(body && JSON.stringify(body))
  })
}
