/**
 * Files that a passphrase opens, in the format of age (age-encryption.org/v1), so that `age -d` opens them
 * too.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'

import { Decrypter, Encrypter, Stanza } from 'age-encryption'
import type { Identity, Recipient } from 'age-encryption'

export const firstBytes = 'age-encryption.org/v1\n'

/** Two to the power of this: 64 MB of memory, for a moment. */
const workFactor = 16
/** More is not for us: it would take gigabytes. */
const mostWorkFactor = 20

export async function* encrypted(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipientOf(passphrase))
  yield* pieces(await encrypter.encrypt(webStream(source)))
}

/** Throws where the passphrase is another one, or a byte was changed. */
export async function* decrypted(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identityOf(passphrase))
  yield* pieces(await decrypter.decrypt(webStream(source)))
}

/** The library's own derives the key on this thread, and everybody waits for seconds. */
function recipientOf(passphrase: string): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16)
      const cipher = createCipheriv(...(await keyOf(passphrase, salt, workFactor)))
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
      return [new Stanza(['scrypt', unpadded(salt), String(workFactor)], body)]
    },
  }
}

function identityOf(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [only, ...more] = stanzas
      const [kind, salt = '', factor = ''] = only?.args ?? []
      if (!only || more.length > 0 || kind !== 'scrypt' || !/^[1-9]\d?$/.test(factor)) return null
      if (Number(factor) > mostWorkFactor) return null
      const decipher = createDecipheriv(
        ...(await keyOf(passphrase, Buffer.from(salt, 'base64'), Number(factor))),
      )
      decipher.setAuthTag(only.body.subarray(16))
      try {
        return Buffer.concat([decipher.update(only.body.subarray(0, 16)), decipher.final()])
      } catch {
        return null
      }
    },
  }
}

const derived = promisify<string, Buffer, number, object, Buffer>(scrypt)

async function keyOf(passphrase: string, salt: Buffer, factor: number) {
  const labelled = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
  const N = 2 ** factor
  const key = await derived(passphrase, labelled, 32, { N, r: 8, p: 1, maxmem: 128 * N * 8 + 1024 * 1024 })
  return ['chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 }] as const
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

function webStream(source: AsyncIterable<Buffer>) {
  return Readable.toWeb(Readable.from(source)) as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>
}

async function* pieces(stream: unknown): AsyncGenerator<Buffer> {
  for await (const chunk of stream as ReadableStream<Uint8Array>)
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}
