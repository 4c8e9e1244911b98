/**
 * On a phone Razorpay's frame goes to the address of a payment app, which opens it: `upi:` where the phone
 * asks which app, `intent:` where Chrome on Android is told, else the scheme of one app (Razorpay's own list
 * of them, 'supported apps'). What `frame-src` does not name turns the frame into the browser's error page.
 */
const paymentApps =
  'upi intent tez gpay phonepe paytmmp credpay bhim mobikwik freecharge amazonpay navi navipay kiwi payzapp jupiter sbiyono whatsapp-consumer slice-upi bobupi myjio omnicard shriramone indusmobile popclubapp in.fampay.app kotakbank postpe super lxme scapia curieapp snapmint'

/**
 * Razorpay's own, when real keys are set: its scripts (the one of `cdn` weighs the risk since May 2026), the
 * frame it pays in, the apps it opens and what it calls. Its pictures are among those of `https:`.
 */
const razorpay = {
  script: ' https://checkout.razorpay.com https://cdn.razorpay.com',
  frame: `https://api.razorpay.com https://checkout.razorpay.com ${paymentApps.replaceAll(/\S+/g, '$&:')}`,
  connect: ['api', 'lumberjack', 'lumberjack-cx', 'lumberjack-metrics']
    .map((name) => ` https://${name}.razorpay.com`)
    .join(''),
}

/**
 * The policy of one page. Its own inline scripts are allowed by their hashes: a page that is cached and sent
 * to everybody must not repeat a nonce, and 'unsafe-inline' would allow an attacker's script as well.
 * Panel and stall may run WebAssembly, with which bar codes are read out of the camera's picture.
 * The panel shows pictures as they are chosen, before they are sent; `uploadsTo` is the origin of another
 * host to which this page's scripts send them.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  {
    isSandbox,
    isDesk,
    isPanel,
    uploadsTo,
  }: { isSandbox: boolean; isDesk: boolean; isPanel: boolean; uploadsTo: string | null },
): string {
  const hashes = scriptHashes.map((hash) => ` 'sha256-${hash}'`)
  return [
    "default-src 'self'",
    `script-src 'self'${isDesk ? " 'wasm-unsafe-eval'" : ''}${hashes.join('')}${isSandbox ? '' : razorpay.script}`,
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
