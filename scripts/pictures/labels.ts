import type { DemoProduct, PackPicture } from '../../db/demo-market/types.ts'
import { lighten, lightness, mix, turn } from './colours.ts'
import { fitMotif } from './motif.ts'
import type { Motif } from './motif.ts'
import type { LabelPlace } from './packs.ts'
import { at, leaf, line, round } from './shapes.ts'
import type { Faces } from './sources.ts'
import { fittedLine, fittedTitle } from './text.ts'

type Style = 'plain' | 'block-print' | 'arch' | 'band' | 'medallion' | 'sprig'

/** Every maker keeps to one label, as real ones do; so a shelf is varied and a maker is known again. */
const styles: Record<string, Style> = {
  'Kaveri Hill Growers': 'arch',
  'Ananthagiri Growers': 'sprig',
  'Nilgiri Ghat Growers': 'medallion',
  'Konkan Wadi': 'medallion',
  'Pahadi Bagaan': 'sprig',
  'Narmada Mahila Samooh': 'block-print',
  'Koyna Kisan Sangh': 'band',
  'Malwa Dal Mandali': 'arch',
  'Van Jadi Samiti': 'sprig',
  'Swasth Gaon': 'band',
  'Neem Aangan': 'medallion',
  'Kachhi Ghani Kutir': 'block-print',
  'Zafran Meva Sangh': 'arch',
  'Gomati Gaushala': 'plain',
  'Kutch Gram Mandali': 'block-print',
  'Chakki Aangan': 'band',
  'Sarayu Khet Samiti': 'medallion',
  'Terai Dhan Samiti': 'arch',
  'Unjha Masala Mandali': 'block-print',
  'Sil Batta Kutir': 'band',
  'Periyar Masala Sangh': 'sprig',
  'Ganna Kutir': 'arch',
  'Panchganga Gul Sangh': 'medallion',
  'Tad Khajur Mandali': 'block-print',
  'Madhuvan Samiti': 'medallion',
  'Barni Rasoi': 'plain',
}

/** The weight as a label prints it. */
export function packSize({ netQuantity, netUnit }: Pick<DemoProduct, 'netQuantity' | 'netUnit'>) {
  if (netUnit === 'piece') return netQuantity === 1 ? '1 piece' : `${netQuantity} pcs`
  if (netQuantity < 1000) return `${netQuantity} ${netUnit}`
  return `${netQuantity / 1000} ${netUnit === 'g' ? 'kg' : 'L'}`
}

/** A row of block-printed triangles and dots. */
export function printedRow(x: number, y: number, width: number, tall: number, ink: string, up: boolean) {
  const count = Math.round(width / (tall * 1.15))
  const step = width / count
  let row = ''
  for (let index = 0; index < count; index++) {
    const left = x + index * step
    const [base, tip] = up ? [y + tall, y] : [y, y + tall]
    row += `<path d="M${round(left + 1)} ${base}L${round(left + step / 2)} ${tip}L${round(left + step - 1)} ${base}Z" fill="${ink}"/>`
    row += `<circle cx="${round(left + step)}" cy="${round(up ? y + tall * 0.28 : y + tall * 0.72)}" r="${round(tall * 0.13)}" fill="${ink}"/>`
  }
  return row
}

function outlineOf({ x, y, width, height, wrap }: LabelPlace, style: Style) {
  const right = x + width
  const low = y + height
  const middle = x + width / 2
  if (wrap > 0)
    return `M${x} ${y}Q${middle} ${y + wrap * 2} ${right} ${y}L${right} ${low}Q${middle} ${low + wrap * 2} ${x} ${low}Z`
  if (style === 'arch') {
    const shoulder = round(height * 0.12)
    return `M${x} ${y + shoulder}C${x} ${y + shoulder * 0.3} ${x + width * 0.16} ${y + shoulder * 0.5} ${x + width * 0.28} ${y + shoulder * 0.16}C${x + width * 0.38} ${y - shoulder * 0.1} ${middle - width * 0.05} ${y - shoulder * 0.1} ${middle} ${y - shoulder * 0.34}C${middle + width * 0.05} ${y - shoulder * 0.1} ${right - width * 0.38} ${y - shoulder * 0.1} ${right - width * 0.28} ${y + shoulder * 0.16}C${right - width * 0.16} ${y + shoulder * 0.5} ${right} ${y + shoulder * 0.3} ${right} ${y + shoulder}L${right} ${low - 10}Q${right} ${low} ${right - 10} ${low}L${x + 10} ${low}Q${x} ${low} ${x} ${low - 10}Z`
  }
  const radius = style === 'block-print' || style === 'band' ? 5 : 16
  return `M${x + radius} ${y}H${right - radius}Q${right} ${y} ${right} ${y + radius}V${low - radius}Q${right} ${low} ${right - radius} ${low}H${x + radius}Q${x} ${low} ${x} ${low - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`
}

/** The colour of print: the pack's own, dark enough to be read on paper. */
function inkOf(colour: string) {
  let ink = colour
  while (lightness(ink) > 0.36) ink = turn(ink, -2, 1.05, 0.9)
  return ink
}

/** The paper label of a packed product: maker, motif, name in two scripts, note and weight. */
export function drawLabel(
  product: DemoProduct,
  picture: Pick<PackPicture, 'colour' | 'title' | 'note'>,
  place: LabelPlace,
  motif: Motif,
  faces: Faces,
) {
  const style = styles[product.brand] ?? 'plain'
  const ink = inkOf(picture.colour)
  const paper = style === 'sprig' ? '#faf1dd' : style === 'block-print' ? '#fbf4e4' : '#fffcf5'
  const { x, y, width, height, wrap } = place
  const centre = x + width / 2
  const tint = mix(paper, picture.colour, lightness(picture.colour) > 0.9 ? 0.5 : 0.2)
  const sag = wrap

  let decoration = ''
  let top = y + height * 0.05
  let bottom = y + height * 0.955
  if (style === 'block-print') {
    const tall = height * 0.055
    decoration += `<g transform="translate(0 ${sag})">${printedRow(x + 4, y + 7, width - 8, tall, ink, false)}${printedRow(x + 4, y + height - 7 - tall, width - 8, tall, ink, true)}</g>`
    top = y + 7 + tall + height * 0.035
    bottom = y + height - 7 - tall - height * 0.025
  } else if (style === 'band') {
    const tall = height * 0.13
    const low = y + tall
    decoration += `<path d="M${x} ${y}Q${centre} ${y + wrap * 2} ${x + width} ${y}L${x + width} ${low}Q${centre} ${low + wrap * 2} ${x} ${low}Z" fill="${ink}"/><path d="M${x} ${low + 5}Q${centre} ${low + 5 + wrap * 2} ${x + width} ${low + 5}" stroke="${ink}" stroke-width="2" fill="none" opacity=".6"/>`
  } else if (style === 'plain' || style === 'arch') {
    const inner = { x: x + 8, y: y + 8, width: width - 16, height: height - 16, wrap }
    decoration += `<path d="${outlineOf(inner, style)}" fill="none" stroke="${ink}" stroke-width="1.8" opacity=".5"/>`
    if (style === 'arch' && wrap === 0) top += height * 0.02
    bottom -= 6
    top += 4
  } else if (style === 'sprig') {
    const size = Math.min(width, height) * 0.16
    const sprig =
      leaf(0, 0, size, -38, ink, 0.24) +
      leaf(0, 0, size * 0.8, -78, ink, 0.24) +
      leaf(0, 0, size * 0.8, 2, ink, 0.24)
    const low = y + height - 10 + sag * 0.5
    decoration +=
      `<g opacity=".55">${at(x + 10, low, sprig)}<g transform="translate(${x + width - 10} ${low}) scale(-1 1)">${sprig}</g></g>` +
      line(`M${x + width * 0.2} ${y + 12 + sag}H${x + width * 0.8}`, ink, 2, 0.5)
    top += 8
  }
  top += sag
  bottom += sag

  const inside = width * (wrap > 0 ? 0.8 : 0.84)
  const maker = fittedLine(
    faces.text,
    product.brand.toUpperCase(),
    inside * (style === 'arch' && wrap === 0 ? 0.8 : 0.92),
    Math.min(height * 0.055, 17),
    0.09,
  )
  const titles = fittedTitle(faces.title, picture.title, inside, Math.min(width * 0.17, height * 0.16))
  const hindi = fittedLine(faces.hindi, product.hindiName, inside * 0.9, Math.min(height * 0.085, 28))
  const narrow = style === 'sprig' ? 0.72 : 0.92
  const weight = fittedLine(
    faces.text,
    [picture.note, packSize(product)].filter(Boolean).join(' · '),
    inside * narrow,
    Math.min(height * 0.07, 22),
  )

  const titleSize = titles[0]?.size ?? 0
  const makerLine = style === 'band' ? y + height * 0.065 + maker.size * 0.36 + sag : top + maker.size
  const motifTop = (style === 'band' ? y + height * 0.15 + sag : makerLine) + height * 0.03
  const weightLine = bottom - weight.size * 0.32
  const hindiLine = weightLine - weight.size * 1.05 - hindi.size * 0.38
  const titleLast = hindiLine - hindi.size * 1.28
  const titleTop = titleLast - titleSize * (titles.length - 1) * 1.02 - titleSize * 0.82
  const room = {
    x: centre - inside / 2,
    y: motifTop,
    width: inside,
    height: titleTop - motifTop - height * 0.025,
  }
  if (style === 'medallion') {
    const r = Math.min(room.height / 2, inside / 2)
    decoration += `<circle cx="${centre}" cy="${room.y + room.height / 2}" r="${round(r)}" fill="${tint}"/><circle cx="${centre}" cy="${room.y + room.height / 2}" r="${round(r - 4)}" fill="none" stroke="${ink}" stroke-width="1.600" stroke-dasharray="2 5" stroke-linecap="round" opacity=".6"/>`
    room.x = centre - r * 0.74
    room.width = r * 1.48
    room.y += room.height / 2 - r * 0.74
    room.height = r * 1.48
  }

  const shading =
    wrap > 0
      ? `<path d="${outlineOf(place, style)}" fill="{curve #000000}"/>`
      : `<path d="${outlineOf(place, style)}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="1.500"/>`
  return (
    (wrap > 0
      ? ''
      : `<path d="${outlineOf(place, style)}" fill="#000" opacity=".14" transform="translate(3 4)"/>`) +
    `<path d="${outlineOf(place, style)}" fill="${paper}"/>` +
    decoration +
    fitMotif(motif, room).svg +
    maker.draw(centre, makerLine, style === 'band' ? lighten(paper, 0.6) : ink) +
    titles
      .map((title, index) =>
        title.draw(centre, titleLast - (titles.length - 1 - index) * titleSize * 1.02, '#2b2118'),
      )
      .join('') +
    hindi.draw(centre, hindiLine, ink) +
    weight.draw(centre, weightLine, '#5c5045') +
    shading
  )
}
