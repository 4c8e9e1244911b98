import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import { verifyPassword as isPasswordOfScrypt } from 'better-auth/crypto'

import { bulkhead } from '#domain/ground/busy.ts'

const argon2id = promisify(argon2).bind(null, 'argon2id')

/** OWASP's least: 19 MiB, 2 rounds, 1 lane. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

const start = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Each takes 19 MiB and a core: more at once would take them from the rest of the shop. */
const inTurn = bulkhead('passwords', { atOnce: 2, waiting: 300 })

/** The hash of a password, in the form of the PHC. @throws busy */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const hash = await inTurn(() => hashOf(password, nonce, cost, hashBytes))
  return `${start}${unpadded(nonce)}$${unpadded(hash)}`
}

/** Whether the hash is of this password: argon2id, or better-auth's scrypt as before. @throws busy */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = written.exec(hash) ?? []
  if (memory === undefined) return inTurn(() => isPasswordOfScrypt({ hash, password }))
  const known = Buffer.from(expected, 'base64')
  const made = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await inTurn(() => hashOf(password, Buffer.from(salt, 'base64'), made, known.length))
  return timingSafeEqual(found, known)
}

/** Whether a hash is made as hashes are made now; others are renewed at the next sign-in. */
export function isCurrent(hash: string): boolean {
  return hash.startsWith(start)
}

function hashOf(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof cost,
  tagLength: number,
) {
  // One password whatever keyboard wrote it, as better-auth has it.
  const message = Buffer.from(password.normalize('NFKC'))
  return argon2id({ message, nonce, memory, passes, parallelism, tagLength })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
