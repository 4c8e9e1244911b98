import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Accounts that one device remembers; the one that signed in last comes first. */
const accountsADevice = 5
const yearSeconds = 365 * 24 * 60 * 60

/** By its name; a cookie for all sites has another one than one for the shop's own pages (better-auth.ts). */
const cookies = {
  'haat.device': /(?:^|;\s*)haat\.device=([\w-]{22})((?:\.[\w-]{22})+)(?:;|$)/,
  'haat-sites.device': /(?:^|;\s*)haat-sites\.device=([\w-]{22})((?:\.[\w-]{22})+)(?:;|$)/,
}

export interface KnownDevices {
  /** The device that a request comes from, when this account has signed in on it before; else null. */
  deviceOf(cookies: string | undefined, email: string): string | null
  /** The device by its own word alone, which proves nothing; null where it says none. */
  claimed(cookies: string | undefined): string | null
  /** The Set-Cookie line by which the device is known to this account from now on. */
  remember(cookies: string | undefined, email: string): string
}

interface Options {
  secret: string
  /** Marks that it has made are known, too. */
  previousSecret: string | null
  isHttps: boolean
  /** As for sessions: the pages of other sites sign people in, too. */
  isUsedByOtherSites: boolean
}

/**
 * Knows the devices on which an account has signed in by a cookie that they keep: the device's name, then a
 * mark for each of its accounts that only the shop can make. It opens no door; it only spares a person
 * who knew the password once from sharing their tries with strangers.
 */
export function knownDevices({ secret, previousSecret, isHttps, isUsedByOtherSites }: Options): KnownDevices {
  const name = isUsedByOtherSites ? 'haat-sites.device' : 'haat.device'
  const secure = isHttps ? '; Secure' : ''
  // A browser that keeps cookies of other sites away takes them all the same, one for each site.
  const sites = isUsedByOtherSites ? 'SameSite=None; Partitioned' : 'SameSite=Lax'

  function markOf(device: string, email: string, by = secret): string {
    const mark = createHmac('sha256', by).update(JSON.stringify(['device', device, email]))
    return mark.digest('base64url').slice(0, 22)
  }

  function read(sent: string | undefined, email: string) {
    const [, device, marks = ''] = cookies[name].exec(sent ?? '') ?? []
    if (device === undefined) return null
    const known = [markOf(device, email)]
    if (previousSecret !== null) known.push(markOf(device, email, previousSecret))
    const others = marks
      .slice(1)
      .split('.')
      .filter((one) => !known.some((mark) => isSame(one, mark)))
    return { device, isKnown: others.length < marks.length / 23, others }
  }

  return {
    deviceOf(sent, email) {
      const found = read(sent, email)
      return found?.isKnown ? found.device : null
    },
    claimed: (sent) => cookies[name].exec(sent ?? '')?.[1] ?? null,
    remember(sent, email) {
      const { device, others } = read(sent, email) ?? {
        device: randomBytes(16).toString('base64url'),
        others: [],
      }
      const value = [device, markOf(device, email), ...others].slice(0, 1 + accountsADevice).join('.')
      return `${name}=${value}; Max-Age=${yearSeconds}; Path=/api; HttpOnly; ${sites}${secure}`
    },
  }
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
