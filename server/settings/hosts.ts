import { isIP } from 'node:net'

/** Where a process listens. */
export interface Listening {
  host: string
  port: number
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** True when orders without money could come from other machines through a proxy; the start then says so. */
export function isSandboxProxied({
  payments,
  host,
  publicUrl,
}: {
  payments: { isSandbox: boolean }
  host: string
  publicUrl: string
}): boolean {
  const publicHost = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  return payments.isSandbox && isLoopback(host) && !isLoopback(publicHost)
}

/**
 * True when CORS_ORIGINS names another site than the shop's, whose pages carry a session only over https and
 * by a cookie for all sites. A host and what stands below it are one site; which others are, only a list of
 * all registries would tell.
 */
export function isUsedByOtherSites({
  publicUrl,
  corsOrigins,
}: {
  publicUrl: string
  corsOrigins: readonly string[]
}): boolean {
  const shop = new URL(publicUrl)
  if (shop.protocol !== 'https:') return false
  return corsOrigins.some((origin) => {
    const { protocol, hostname } = new URL(origin)
    return (
      protocol !== shop.protocol || !(isBelow(hostname, shop.hostname) || isBelow(shop.hostname, hostname))
    )
  })
}

function isBelow(host: string, other: string): boolean {
  return host === other || host.endsWith(`.${other}`)
}

/** Where this machine itself reaches a server that listens on `host`; as a part of an address. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIP(host) === 6 ? `[${host}]` : host
}

/** Nobody can open http://0.0.0.0 or http://::1 as they stand. */
export function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

/** Where this machine reaches the process that listens there; without a slash at its end. */
export function ownAddress({ host, port }: Listening): string {
  return `http://${reachableHost(host)}:${port}`
}
