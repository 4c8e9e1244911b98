export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different headers. Somebody who makes up others has each of them read anew. */
const mostHeaders = 100
const known = new Map<string, Encoding>()

/** The best encoding that an Accept-Encoding allows. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '')
  const again = known.get(list)
  if (again) return again
  const encoding = bestOf(list)
  if (known.size < mostHeaders && list.length < 200) known.set(list, encoding)
  return encoding
}

function bestOf(list: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(list)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(list) ? 'gzip' : 'identity'
}

/** Whether an If-None-Match names this ETag: whoever asks has these bytes. */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** One tag an encoding: the bytes differ, and a strong ETag promises bytes. */
export function etagOf({ etag }: { etag: string }, encoding: Encoding): string {
  return `"${etag}-${encoding}"`
}
