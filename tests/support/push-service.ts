/** A push service of our own, and browsers that read what they get: nobody else's keys open it. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import { projectFolder } from '#db/project-folder.ts'
import type { PushSettings } from '#integrations/push/web-push.ts'

/** What came for a browser. */
interface ReceivedPush {
  /** As it came: only the browser can read it. */
  sealed: Buffer
  /** What the browser makes of it. */
  shown: { title: string; body: string; path: string }
  /** Who says that they sent it: the key is theirs, and they have signed for this service. */
  from: { key: string; audience: string }
  urgency: string | undefined
}

export interface TestPushService {
  settings: PushSettings
  pushes: ReceivedPush[]
  /** What it answers. */
  status: number
  /** A new browser, as it tells of itself. */
  browser(): { endpoint: string; keys: { p256dh: string; auth: string } }
  close(): Promise<void>
}

/** To be closed by who started it. */
export async function pushService(): Promise<TestPushService> {
  const pem = readFileSync(path.join(projectFolder(), 'tests/e2e/self-signed.pem'), 'utf8')
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const server = https.createServer({ key: pem, cert: pem }, (request, response) => {
    void buffer(request).then((sealed) => {
      const browser = browsers.get(request.url ?? '')
      if (browser && service.status === 201)
        service.pushes.push({
          sealed,
          shown: JSON.parse(opened(sealed, browser).toString()) as ReceivedPush['shown'],
          from: senderIn(request.headers.authorization ?? ''),
          urgency: request.headers.urgency as string | undefined,
        })
      response.writeHead(browser ? service.status : 404).end('Not for the shop to read.')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const host = `localhost:${port}`
  const service: TestPushService = {
    settings: { hosts: [host], ca: pem },
    pushes: [],
    status: 201,
    browser() {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const auth = randomBytes(16)
      const place = `/push/${randomBytes(9).toString('hex')}`
      browsers.set(place, { ecdh, auth })
      return { endpoint: `https://${host}${place}`, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return service
}

/** RFC 8291 and 8188: one record, encrypted for a browser. */
function opened(
  sealed: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): Buffer {
  const [salt, theirs] = [sealed.subarray(0, 16), sealed.subarray(21, 21 + sealed[20]!)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs])
  const secret = hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32)
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length))
  const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  const record = sealed.subarray(21 + theirs.length)
  open.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([open.update(record.subarray(0, -16)), open.final()])
  // The last byte but for padding says that no other record follows.
  return text.subarray(0, text.lastIndexOf(2))
}

/** RFC 8292. Throws where it is not signed by the key that it names. */
function senderIn(authorization: string): ReceivedPush['from'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head, claims, signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isTheirs) throw new Error('The push is not signed by the key that it names')
  const { aud } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as { aud: string }
  return { key, audience: aud }
}
