import { BlockList, isIP } from 'node:net'

import type { FastifyRequest } from 'fastify'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** What proxies and tunnels add; a visitor is named by x-real-ip, x-client-ip, cf-connecting-ip and more. */
const forwarding = /^(forwarded|via|x-forwarded-.*|.*-ip)$/

/**
 * Whether a program on this machine asks, in its own name: it connects from loopback to a name of loopback,
 * and nothing says that a proxy passed the request on. A shop that is opened under another name has a proxy,
 * and some, as nginx unless it is told otherwise, say nothing and ask for a name of loopback. So a proxy on
 * this machine, believed or not (TRUST_PROXY), brings nobody in.
 */
export function isFromThisMachine({ ip, headers }: FastifyRequest, publicUrl: string): boolean {
  if (!isLoopback(hostOf(new URL(publicUrl).host))) return false
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false
  return isLoopback(ip) && isLoopback(hostOf(headers.host))
}

/** Without its port and brackets. */
function hostOf(host = ''): string {
  return host.replace(/:\d+$/, '').replaceAll(/^\[|\]$/g, '')
}

function isLoopback(host: string): boolean {
  if (host === 'localhost') return true
  const family = isIP(host)
  return family !== 0 && loopback.check(host, family === 4 ? 'ipv4' : 'ipv6')
}
