import { round } from './shapes.ts'
import type { Faces } from './sources.ts'
import { fittedLine } from './text.ts'

/**
 * How large goods are of which a picture alone does not say it: remedies, things for the sick-room, and cloth
 * and handwork of price. The words stand at a measure beside them.
 */
export const sizes: Readonly<Record<string, string>> = {
  'ashwagandha-capsules': '9 cm high',
  'triphala-tablets': '9 cm high',
  'tulsi-drops': '8 cm high',
  'giloy-juice': '22 cm high',
  'adulsa-honey-syrup': '13 cm high',
  'neem-capsules': '9 cm high',
  'isabgol-husk': '15 cm high',
  'ors-sachets': '12 cm high',
  'camphor-mint-balm': '4 cm high',
  'turmeric-capsules': '9 cm high',
  'ajwain-water': '17 cm high',
  'glycerine-pharmacy': '12 cm high',
  'adhesive-bandages': '10 cm high',
  'digital-thermometer': '13 cm long',
  'hand-sanitiser': '16 cm high',
  'face-masks': '19 cm wide',
  stethoscope: '75 cm long',
  'first-aid-kit': '25 cm wide',
  'hot-water-bag': '32 cm high',
  'cotton-roll': '20 cm high',
  'khadi-handloom-kurta': '105 cm long',
  'chanderi-silk-sari': '5.5 m long',
  'pashmina-scarf': '200 × 70 cm',
  'madhubani-painting': '38 × 56 cm',
  'kondapalli-toy': '14 cm high',
  'jute-tote-bag': '38 cm high',
  'block-print-tablecloth': '150 × 220 cm',
  'clay-water-pot': '30 cm high',
}

const ink = '#3b3226'

/** A tape measure along the foot of a view of 800 pixels, with the words of a size in its middle. */
export function drawMeasure(words: string, { text }: Faces): string {
  const [left, right, y] = [90, 710, 662]
  const said = fittedLine(text, words, 240, 40)
  const half = round(words.length * 11 + 26)
  const ticks = Array.from({ length: 32 }, (_, nth) => {
    const x = left + (nth * (right - left)) / 31
    return `M${round(x)} ${y}v${nth % 5 === 0 ? 26 : 14}`
  }).join('')
  return (
    `<rect x="${left - 14}" y="${y}" width="${right - left + 28}" height="44" rx="6" fill="#f2c64f"/>` +
    `<path d="${ticks}" stroke="${ink}" stroke-width="3" fill="none"/>` +
    `<rect x="${400 - half}" y="${y - 8}" width="${2 * half}" height="60" rx="30" fill="#fffaf0"/>` +
    said.draw(400, y + 36, ink)
  )
}
