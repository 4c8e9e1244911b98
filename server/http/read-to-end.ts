import type { IncomingMessage } from 'node:http'

/** Beyond this nobody is waited for. */
const mostBytes = 64 * 1024 * 1024

/**
 * Takes in the rest of a body that is refused, and keeps none of it: a browser that is cut off while it
 * sends reads no answer, and says that the line broke.
 */
export async function readToEnd(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = mostBytes
  body.on('data', ({ length }: Buffer) => {
    left -= length
    if (left < 0) resolve()
  })
  body.once('end', resolve).once('close', resolve)
  await promise
}
