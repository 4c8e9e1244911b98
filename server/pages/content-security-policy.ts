/** Razorpay's own, when real keys are set: its script, the frame it pays in and what it calls. */
const razorpay = {
  script: ' https://checkout.razorpay.com',
  frame: 'https://api.razorpay.com https://checkout.razorpay.com',
  connect: ' https://api.razorpay.com https://lumberjack.razorpay.com',
}

/**
 * The policy of one page. Its own inline scripts are allowed by their hashes: a page that is kept and sent to
 * everybody must not repeat a nonce, and 'unsafe-inline' would allow an attacker's script as well.
 * The panel shows pictures as they are chosen, before they are sent; `uploadsTo` is the origin of another
 * host to which this page's scripts send them.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { isSandbox, isPanel, uploadsTo }: { isSandbox: boolean; isPanel: boolean; uploadsTo: string | null },
): string {
  const hashes = scriptHashes.map((hash) => ` 'sha256-${hash}'`)
  return [
    "default-src 'self'",
    `script-src 'self'${hashes.join('')}${isSandbox ? '' : razorpay.script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https:${isPanel ? ' blob:' : ''}`,
    `connect-src 'self'${isSandbox ? '' : razorpay.connect}${uploadsTo ? ` ${uploadsTo}` : ''}`,
    `frame-src ${isSandbox ? "'none'" : razorpay.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
