/** The push services of the browsers: Chrome and those made of it, Firefox, Edge, Safari. */
export const pushHosts: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

/**
 * Whether a push service is one of these. Whoever subscribes tells the address, and the shop calls it: so no
 * other host, no other port, nothing but https, and no password in it.
 */
export function isPushService(endpoint: string, hosts: readonly string[] = pushHosts): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url?.protocol !== 'https:' || url.username + url.password !== '' || url.href !== endpoint) return false
  // `host` has the port, where it is another one than that of https.
  return hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host))
}
