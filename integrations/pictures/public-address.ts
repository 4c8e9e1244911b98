import ipaddr from 'ipaddr.js'

/** Where clouds tell machines of their own secrets, beyond the ranges that are private anyway. */
const metadata = new Set(['168.63.129.16'])
/** What is assigned to the public network of IPv6 so far. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is one of the public network, also where IPv6 writes an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const known = ipaddr.process(address)
  if (known.range() !== 'unicast' || metadata.has(known.toString())) return false
  return known.kind() === 'ipv4' || known.match(globalIpv6)
}
