import type { DemoProduct } from '../../db/demo-market/types.ts'
import { inks } from './inks.ts'
import { packSize, printedRow } from './labels.ts'
import { at, line, round } from './shapes.ts'
import type { Faces } from './sources.ts'
import { fittedLine, fittedTitle } from './text.ts'

const paper = '#fbf3e0'
const twine = '#9a7642'

/** A paper tag with the weight, tied to loose goods: it leans at (x, y), its hole towards the goods. */
export function weightTag(product: DemoProduct, faces: Faces, x: number, y: number) {
  const ink = inks[product.category]
  const weight = fittedLine(faces.title, packSize(product), 138, 50)
  const card = 'M-100 -52H62L100 -18V18L62 52H-100Q-108 52 -108 44V-44Q-108 -52 -100 -52Z'
  const tag =
    `<path d="${card}" fill="${paper}"/>` +
    printedRow(-104, -46, 162, 12, ink, false) +
    printedRow(-104, 34, 162, 12, ink, true) +
    `<circle cx="76" r="11" fill="none" stroke="${ink}" stroke-width="4"/><circle cx="76" r="8" fill="#6a5236"/>` +
    weight.draw(-20, round(weight.size * 0.34), '#2b2118')
  const string = line('M76 0C96 -26 116 -20 128 -48M76 0C104 -12 118 -2 142 -34', twine, 3.5)
  return `<g filter="url(#lift)">${at(x, y, tag + string, -7, 1.14)}</g>`
}

/** A printed card with name and weight, as it hangs on a basket or is glued on a paper bag. */
export function nameCard(product: DemoProduct, faces: Faces, x: number, top: number) {
  const ink = inks[product.category]
  const width = 280
  const left = x - width / 2
  const titles = fittedTitle(faces.title, product.name, width * 0.84, 34)
  const size = titles[0]?.size ?? 0
  const isLong = titles.length > 1
  const [y, height] = isLong ? [top - 16, 184] : [top, 164]
  const hindi = fittedLine(faces.hindi, product.hindiName, width * 0.7, 21)
  const weight = fittedLine(faces.title, packSize(product), width * 0.6, 34)
  const first = y + (isLong ? 24 : 30) + size
  const body =
    `<rect x="${left}" y="${y}" width="${width}" height="${height}" rx="7" fill="${paper}"/>` +
    printedRow(left + 5, y + 6, width - 10, 13, ink, false) +
    printedRow(left + 5, y + height - 19, width - 10, 13, ink, true) +
    titles.map((title, index) => title.draw(x, round(first + index * size), '#2b2118')).join('') +
    hindi.draw(x, round(first + (titles.length - 1) * size + 25), ink) +
    weight.draw(x, y + height - 32, '#2b2118')
  return `<g filter="url(#lift)">${body}</g>`
}
