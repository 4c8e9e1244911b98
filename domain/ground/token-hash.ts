import { createHash } from 'node:crypto'

/** As the token of a link is stored. It is random, so it needs no salt and no slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
