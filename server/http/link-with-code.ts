import { renderSVG } from 'uqr'

/** A link, and the same as a QR code: an SVG picture. */
export function linkWithCode(url: string): { url: string; qrCode: string } {
  return { url, qrCode: renderSVG(url, { border: 2 }) }
}
