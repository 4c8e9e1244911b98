/** Whether the host of the shop has a name: browsers bind passkeys to it, and to no address of figures. */
export function hasName(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return /[a-z]/i.test(hostname) && !hostname.startsWith('[')
}
