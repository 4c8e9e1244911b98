import { createHmac, timingSafeEqual } from 'node:crypto'

/** A cookie as better-auth signs them: `<token>.<signature>`, escaped. */
export interface SignedCookie {
  name: string
  /** The one that signs, then those that are still believed. */
  secrets: readonly string[]
}

/** The token of the one cookie of this name, if its signature is ours. */
export function tokenIn(cookies: string, { name, secrets }: SignedCookie): string | null {
  const values = partsOf(cookies).filter((one) => one.startsWith(`${name}=`))
  // What better-auth makes of several, or of its other cookies, it says itself.
  if (values.length !== 1 || cookies.includes('session_data')) return null
  const value = decoded(values[0]!.slice(name.length + 1))
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1))
  return secrets.some((secret) => isSame(given, Buffer.from(signature(token, secret)))) ? token : null
}

/**
 * The same headers, with a cookie that the secret of before has signed signed by that of now: better-auth
 * believes one secret alone.
 */
export function signedAnew(headers: Headers, cookie: SignedCookie): Headers {
  const { name, secrets } = cookie
  const [secret = '', ...before] = secrets
  if (before.length === 0) return headers
  const cookies = headers.get('cookie') ?? ''
  const token = tokenIn(cookies, { name, secrets: before })
  if (token === null) return headers
  const renewed = `${name}=${encodeURIComponent(`${token}.${signature(token, secret)}`)}`
  const others = partsOf(cookies).filter((one) => !one.startsWith(`${name}=`))
  const signed = new Headers(headers)
  signed.set('cookie', [renewed, ...others].join('; '))
  return signed
}

function signature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function partsOf(cookies: string): string[] {
  return cookies.split(';').map((one) => one.trim())
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
