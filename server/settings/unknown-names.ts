import { environment } from './environment.ts'

/** What the start, the tests and the build read beside the settings. */
const besides = ['HAAT_NO_BUILD', 'CHROMIUM_PATH', 'TEST_DATABASE_URL']
const known = [...Object.keys(environment.shape), ...besides]
const knownSet = new Set(known)
/** Names that nobody else gives. */
const ours = /^(?:HAAT|BACKUP|METRICS|PICTURES_S3|RAZORPAY|SESSION_SECRET)_/

/** What is to be said of variables that look like settings and are none, a line each. */
export function toldOfUnknownNames(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => {
    if (knownSet.has(name)) return []
    const meant = known.find((one) => isTypedFor(one, name.toUpperCase()))
    if (!meant && !ours.test(name)) return []
    return `${name} is no setting, and has no effect.${meant ? ` Do you mean ${meant}?` : ''}`
  })
}

/** Short names differ by a letter from names of others: HOST and HOME by two. */
function isTypedFor(known: string, typed: string): boolean {
  const most = known.length < 6 ? 1 : 2
  return Math.abs(known.length - typed.length) <= most && distance(known, typed) <= most
}

/** How many letters are to be put in, taken out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let n = 0; n < one.length; n++) {
    const next = [n + 1]
    for (let m = 0; m < other.length; m++)
      next.push(Math.min(row[m]! + (one[n] === other[m] ? 0 : 1), row[m + 1]! + 1, next[m]! + 1))
    row = next
  }
  return row[other.length]!
}
