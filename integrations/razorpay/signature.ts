import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What Razorpay signs with: HMAC-SHA256 in lower-case hex, over a text or over the exact bytes of a body.
 */
export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

/** The signature that the checkout hands to the browser after a payment that succeeded. */
export function checkoutSignature(
  keySecret: string,
  gatewayOrderId: string,
  gatewayPaymentId: string,
): string {
  return sign(keySecret, `${gatewayOrderId}|${gatewayPaymentId}`)
}

/** Compares in constant time, so that nobody can feel their way to a signature byte by byte. */
export function isSameSignature(expected: string, given: string): boolean {
  const expectedBytes = Buffer.from(expected)
  const givenBytes = Buffer.from(given)
  return expectedBytes.length === givenBytes.length && timingSafeEqual(expectedBytes, givenBytes)
}
