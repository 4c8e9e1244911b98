import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a challenge is good. */
const goodMs = 5 * 60_000

interface Challenges {
  /** `purpose`: what it is signed for; `at`: now. */
  make(purpose: string, at: Date): string
  /** Whether it is one of ours, for this and in its time. */
  isGood(challenge: string, purpose: string, at: Date): boolean
}

/** What a device signs: random, with its end, under the shop's own signature, so that nobody stores it. */
export function challenges(secret: string): Challenges {
  const sign = (body: string, purpose: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['challenge', purpose, body]))
      .digest()
  return {
    make(purpose, at) {
      const body = `${randomBytes(16).toString('base64url')}.${at.getTime() + goodMs}`
      return `${body}.${sign(body, purpose).toString('base64url')}`
    },
    isGood(challenge, purpose, at) {
      const [, body = '', end = '', given = ''] = /^([\w-]+\.(\d+))\.([\w-]+)$/.exec(challenge) ?? []
      const [mine, theirs] = [sign(body, purpose), Buffer.from(given, 'base64url')]
      return mine.length === theirs.length && timingSafeEqual(mine, theirs) && at.getTime() < Number(end)
    },
  }
}
