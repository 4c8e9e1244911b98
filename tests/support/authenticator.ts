import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a device answers to WebAuthn's options, as a browser hands it over. */
export interface Authenticator {
  id: string
  create(options: { challenge: string }, as?: How): object
  get(options: { challenge: string }, as?: How): object
}

interface How {
  /** Of the page that asks, in place of the shop's. */
  origin?: string
  /** Whether the device has asked for a finger, a face or its PIN. */
  isVerified?: boolean
}

/** A device with one passkey, which counts what it signs. */
export function authenticator(shop: { origin: string; host: string }): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0

  /** Hash of the host, flags (1 present, 4 verified, 64 with a key) and counter: WebAuthn, 6.1. */
  function authData(isVerified: boolean, flags = 0): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([
      hash(Buffer.from(shop.host)),
      Buffer.from([1 + (isVerified ? 4 : 0) + flags]),
      count,
    ])
  }

  function answer(response: Record<string, Buffer>): object {
    const texts = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: Object.fromEntries(texts) as object,
      clientExtensionResults: {},
    }
  }

  return {
    id,
    create({ challenge }, { origin = shop.origin, isVerified = true } = {}) {
      // COSE as CBOR: a key for ES256.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, credentialId.length])
      const data = Buffer.concat([authData(isVerified, 64), Buffer.alloc(16), length, credentialId, key])
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return answer({ clientDataJSON: clientData('webauthn.create', challenge, origin), attestationObject })
    },

    get({ challenge }, { origin = shop.origin, isVerified = true } = {}) {
      const authenticatorData = authData(isVerified)
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData, signature })
    },
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
