import type { PackPicture } from '../../db/demo-market/types.ts'
import { darken, lighten, lightness, turn } from './colours.ts'
import { at, chance, line, round } from './shapes.ts'

/** Where a label sits; `wrap` is the depth of its curve on a round pack, 0 on a flat one. */
export type LabelPlace = { x: number; y: number; width: number; height: number; wrap: number }

/** A pack in a square of 800 by 800, standing on y = 690. */
type Pack = { back: string; label: LabelPlace; front: string; foot: { centre: number; half: number } }

type Form = (colour: string, cap: string) => Pack

const ground = 690

function rect(x: number, y: number, width: number, height: number, radius: number, fill: string, more = '') {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`
}

function outline(d: string, fill: string, more = '') {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

function ribs(x: number, y: number, width: number, height: number, count: number, opacity = 0.16) {
  let svg = ''
  for (let index = 1; index < count; index++)
    svg += `<path d="M${Math.round(x + (width * index) / count)} ${y}v${height}" stroke="#000" stroke-width="2" opacity="${opacity}"/>`
  return svg
}

/** A long soft reflection on the left of a pack, faint: goods and packs are matte alike. */
function gleam(x: number, y: number, height: number, width = 14, opacity = 0.32) {
  return rect(x, y, width, height, width / 2, '#fffaf0', `opacity="${round(opacity * 0.5)}"`)
}

function pouch(colour: string): Pack {
  const body =
    'M222 112L578 112L577 176C588 300 600 520 591 646C589 678 574 690 546 690L254 690C226 690 211 678 209 646C200 520 212 300 223 176Z'
  return {
    back:
      outline(body, `{foil ${colour}}`) +
      rect(222, 112, 356, 52, 3, darken(colour, 0.22), 'opacity=".55"') +
      ribs(222, 114, 356, 48, 44, 0.13) +
      line('M226 176L574 176', lighten(colour, 0.4), 2.5, 0.5) +
      line('M222 200C340 206 460 206 578 200M222 207C340 213 460 213 578 207', darken(colour, 0.4), 2, 0.4) +
      outline('M570 132l8 -6v12z', '#000', 'opacity=".25"') +
      outline(
        'M210 640C290 606 510 606 590 640C590 678 574 690 546 690L254 690C226 690 210 678 210 640Z',
        darken(colour, 0.4),
        'opacity=".2"',
      ) +
      line('M210 640C290 606 510 606 590 640', lighten(colour, 0.4), 2, 0.35) +
      outline('M236 216C226 320 220 470 226 600C236 470 240 330 252 216Z', '#fff', 'opacity=".2"') +
      outline('M566 216C576 330 582 470 576 600C566 470 560 330 552 216Z', '#000', 'opacity=".1"'),
    label: { x: 254, y: 236, width: 292, height: 366, wrap: 0 },
    front: '',
    foot: { centre: 400, half: 190 },
  }
}

function bottle(colour: string, cap: string): Pack {
  const body =
    'M358 176L442 176C442 232 450 256 484 284C526 316 550 340 550 392L550 654C550 680 536 690 514 690L286 690C264 690 250 680 250 654L250 392C250 340 274 316 316 284C350 256 358 232 358 176Z'
  return {
    back:
      outline(body, `{glass ${colour}}`) +
      line('M268 392C268 350 290 328 324 302', '#fff', 7, 0.2) +
      rect(358, 172, 84, 20, 4, darken(colour, 0.2), 'opacity=".5"') +
      rect(348, 92, 104, 82, 12, `{side ${cap}}`) +
      ribs(348, 102, 104, 52, 16) +
      rect(348, 158, 104, 16, 5, `{side ${darken(cap, 0.16)}}`),
    label: { x: 250, y: 352, width: 300, height: 304, wrap: 9 },
    front:
      gleam(270, 384, 256, 11, 0.28) +
      outline(
        'M250 666C310 676 490 676 550 666C550 682 536 690 514 690L286 690C264 690 250 682 250 666Z',
        '#000',
        'opacity=".12"',
      ),
    foot: { centre: 400, half: 150 },
  }
}

function flask(colour: string, cap: string): Pack {
  const body =
    'M346 232L454 232L454 256C500 268 540 296 540 350L540 650C540 678 526 690 500 690L300 690C274 690 260 678 260 650L260 350C260 296 300 268 346 256Z'
  return {
    back:
      outline(body, `{glass ${colour}}`) +
      line('M276 356C276 316 300 292 340 280', '#fff', 7, 0.2) +
      rect(336, 142, 128, 96, 16, `{side ${cap}}`) +
      rect(336, 142, 128, 16, 8, '#fff', 'opacity=".22"') +
      ribs(336, 166, 128, 60, 20, 0.1),
    label: { x: 260, y: 340, width: 280, height: 304, wrap: 8 },
    front:
      gleam(278, 366, 260, 10, 0.26) +
      outline(
        'M260 656C320 668 480 668 540 656C540 680 526 690 500 690L300 690C274 690 260 680 260 656Z',
        '#000',
        'opacity=".1"',
      ),
    foot: { centre: 400, half: 140 },
  }
}

function pump(colour: string, cap: string): Pack {
  const body =
    'M340 284L460 284C506 290 534 312 534 356L534 652C534 680 520 690 496 690L304 690C280 690 266 680 266 652L266 356C266 312 294 290 340 284Z'
  return {
    back:
      rect(388, 172, 24, 74, 6, `{side ${cap}}`) +
      outline(
        'M322 128C322 118 330 112 342 112L430 112C448 112 456 124 456 138L456 176L366 176L366 158L334 158C326 158 322 152 322 144Z',
        `{down ${cap}}`,
      ) +
      line('M340 122L430 122', '#fff', 5, 0.5) +
      rect(348, 232, 104, 58, 10, `{side ${cap}}`) +
      ribs(348, 240, 104, 42, 18, 0.12) +
      outline(body, `{glass ${colour}}`) +
      line('M282 360C282 328 304 312 344 304', '#fff', 7, 0.2),
    label: { x: 266, y: 352, width: 268, height: 294, wrap: 8 },
    front: gleam(284, 376, 250, 10, 0.26),
    foot: { centre: 400, half: 134 },
  }
}

function dropper(colour: string, cap: string): Pack {
  const body =
    'M358 316L442 316L442 346C490 356 520 380 520 424L520 656C520 680 508 690 484 690L316 690C292 690 280 680 280 656L280 424C280 380 310 356 358 346Z'
  return {
    back:
      outline('M374 236C368 190 372 140 400 140C428 140 432 190 426 236Z', `{side ${darken(cap, 0.1)}}`) +
      line('M388 156C384 180 384 200 386 226', '#fff', 6, 0.3) +
      rect(344, 234, 112, 86, 10, `{side ${cap}}`) +
      ribs(344, 242, 112, 70, 20, 0.2) +
      rect(344, 234, 112, 12, 6, '#fff', 'opacity=".2"') +
      outline(body, `{glass ${colour}}`) +
      line('M296 430C296 398 318 380 352 368', '#fff', 7, 0.2),
    label: { x: 280, y: 412, width: 240, height: 240, wrap: 7 },
    front: gleam(296, 436, 190, 10, 0.26),
    foot: { centre: 400, half: 120 },
  }
}

function jar(colour: string, cap: string): Pack {
  const body =
    'M262 244L538 244C574 252 590 280 590 320L590 620C590 668 566 690 522 690L278 690C234 690 210 668 210 620L210 320C210 280 226 252 262 244Z'
  return {
    back:
      outline(body, `{glass ${colour}}`) +
      line('M230 330C230 290 246 272 276 262', '#fff', 9, 0.22) +
      rect(250, 234, 300, 18, 5, darken(colour, 0.3), 'opacity=".45"') +
      rect(236, 148, 328, 92, 16, `{side ${cap}}`) +
      ribs(236, 176, 328, 58, 40, 0.12) +
      rect(236, 148, 328, 20, 10, '#fff', 'opacity=".22"'),
    label: { x: 210, y: 318, width: 380, height: 300, wrap: 12 },
    front:
      gleam(234, 340, 250, 14, 0.28) +
      outline(
        'M210 628C300 646 500 646 590 628C588 670 566 690 522 690L278 690C234 690 212 670 210 628Z',
        '#000',
        'opacity=".1"',
      ),
    foot: { centre: 400, half: 185 },
  }
}

/** Where pieces press against the glass of a pickle jar: above its label and below. */
const pressed = Array.from({ length: 34 }, (_, index) => {
  const low = index >= 20
  return {
    x: low ? 264 + ((index - 20) / 13) * 272 : 258 + ((index % 10) / 9) * 284,
    y: low ? 656 + chance(index) * 8 : 296 + Math.floor(index / 10) * 34 + chance(index) * 14,
    size: low ? 12 + chance(index + 60) * 5 : 15 + chance(index + 60) * 11,
    shade: chance(index + 90),
    turned: Math.round(chance(index + 30) * 180),
  }
})

/** A wide jar of glass, full of pickle under oil, its mouth bound with cloth. */
function pickleJar(colour: string, cap: string): Pack {
  const body =
    'M272 232L528 232C568 240 590 264 590 306L590 626C590 670 568 690 526 690L274 690C232 690 210 670 210 626L210 306C210 264 232 240 272 232Z'
  const oil = turn(lighten(colour, 0.24), 4, 1.1)
  const pieces = pressed
    .map(({ x, y, size, shade, turned }) =>
      at(
        x,
        y,
        rect(
          -size,
          -size * 0.66,
          size * 2,
          size * 1.32,
          size * 0.5,
          `{slant ${shade > 0.6 ? lighten(colour, 0.26) : shade > 0.3 ? turn(colour, 12, 1, 1.06) : darken(colour, 0.2)}}`,
        ),
        turned,
      ),
    )
    .join('')
  const hem = Array.from({ length: 13 }, (_, index) => {
    const [x, dip] = [222 + index * 27.4, index % 2 ? 262 : 252]
    return `Q${round(x + 13.7)} ${dip + 10} ${round(x + 27.4)} ${dip - 4}`
  }).join('')
  return {
    back:
      outline(body, '{glass #dfe3d2}') +
      outline(
        'M226 300C226 268 244 254 276 250L524 250C556 254 574 268 574 300L574 622C574 656 556 676 524 676L276 676C244 676 226 656 226 622Z',
        `{side ${colour}}`,
      ) +
      outline(
        'M228 290C232 266 248 256 276 252L524 252C552 256 568 266 572 290C480 302 320 302 228 290Z',
        oil,
        'opacity=".9"',
      ) +
      pieces +
      line('M232 330C232 288 246 270 276 260', '#fff', 8, 0.34) +
      // The cloth over the lid: its skirt, its top and the twine.
      outline(`M250 196C244 214 232 236 222 256${hem}C568 236 556 214 550 196Z`, `{side ${cap}}`) +
      [262, 318, 372, 428, 482, 538]
        .map((x) => line(`M${round(400 + (x - 400) * 0.9)} 204L${x} 250`, darken(cap, 0.4), 2.5, 0.24))
        .join('') +
      outline('M246 198C246 146 300 136 400 136C500 136 554 146 554 198Z', `{side ${cap}}`) +
      outline('M262 182C272 152 320 146 400 146C340 152 290 160 262 182Z', '#fff', 'opacity=".18"') +
      [
        [290, 176],
        [336, 158],
        [384, 176],
        [432, 156],
        [478, 176],
        [520, 168],
        [276, 234],
        [330, 226],
        [384, 238],
        [440, 226],
        [494, 238],
        [530, 228],
      ]
        .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="5" fill="#fffaf0" opacity=".5"/>`)
        .join('') +
      rect(244, 190, 312, 14, 7, '{down #b08a52}') +
      ribs(244, 191, 312, 12, 60, 0.2),
    label: { x: 210, y: 352, width: 380, height: 290, wrap: 12 },
    front:
      gleam(234, 372, 230, 13, 0.3) +
      outline(
        'M210 640C300 660 500 660 590 640C588 672 566 690 522 690L278 690C234 690 212 672 210 640Z',
        '#2a1a08',
        'opacity=".16"',
      ),
    foot: { centre: 400, half: 185 },
  }
}

function box(colour: string): Pack {
  return {
    back:
      outline('M212 186L276 148L612 148L548 186Z', lighten(colour, 0.28)) +
      outline('M548 186L612 148L612 650L548 690Z', `{fade ${darken(colour, 0.2)} ${darken(colour, 0.42)}}`) +
      outline('M212 186L548 186L548 690L212 690Z', `{slant ${colour}}`) +
      line('M212 186L548 186L548 690', lighten(colour, 0.5), 2.5, 0.55) +
      line('M244 167L580 167', darken(colour, 0.3), 2, 0.35) +
      outline('M340 186A40 30 0 0 0 420 186Z', '#000', 'opacity=".16"') +
      outline('M212 660L548 660L548 690L212 690Z', '#000', 'opacity=".08"'),
    label: { x: 236, y: 226, width: 288, height: 420, wrap: 0 },
    front: '',
    foot: { centre: 412, half: 200 },
  }
}

function carton(colour: string, cap: string): Pack {
  return {
    back:
      outline('M524 270L592 244L592 656L524 690Z', `{fade ${darken(colour, 0.22)} ${darken(colour, 0.42)}}`) +
      outline('M524 270L592 244L520 168L508 168Z', darken(colour, 0.34)) +
      outline('M240 270L524 270L508 168L256 168Z', `{down ${lighten(colour, 0.12)}}`) +
      outline('M252 122L512 122L512 172L252 172Z', `{down ${colour}}`) +
      ribs(252, 124, 260, 46, 30, 0.1) +
      line('M252 170L512 170', darken(colour, 0.4), 2, 0.4) +
      outline('M240 270L524 270L524 690L240 690Z', `{slant ${colour}}`) +
      line('M240 270L524 270L524 690', lighten(colour, 0.5), 2.5, 0.5) +
      '<ellipse cx="382" cy="236" rx="42" ry="15" fill="#000" opacity=".18"/>' +
      rect(342, 196, 80, 38, 6, `{side ${cap}}`) +
      ribs(342, 202, 80, 30, 14, 0.14) +
      `<ellipse cx="382" cy="197" rx="40" ry="13" fill="${lighten(cap, 0.2)}"/>`,
    label: { x: 258, y: 292, width: 248, height: 376, wrap: 0 },
    front: '',
    foot: { centre: 416, half: 172 },
  }
}

function tub(colour: string, cap: string): Pack {
  const body = 'M200 356L600 356L568 664C565 682 554 690 536 690L264 690C246 690 235 682 232 664Z'
  return {
    back:
      outline(body, `{side ${colour}}`) +
      outline('M200 356L600 356L598 376L202 376Z', '#000', 'opacity=".18"') +
      rect(182, 290, 436, 70, 20, `{side ${cap}}`) +
      rect(182, 290, 436, 24, 12, '#fff', 'opacity=".25"') +
      ribs(182, 330, 436, 28, 56, 0.08),
    label: { x: 244, y: 388, width: 312, height: 276, wrap: 10 },
    front: outline('M218 372L232 372L256 664L246 664Z', '#fff', 'opacity=".28"'),
    foot: { centre: 400, half: 172 },
  }
}

function sachet(colour: string): Pack {
  const one = (opacity: number) =>
    rect(252, 130, 296, 556, 6, `{foil ${colour}}`) +
    rect(252, 130, 296, 40, 4, darken(colour, 0.25), 'opacity=".55"') +
    rect(252, 646, 296, 40, 4, darken(colour, 0.25), 'opacity=".55"') +
    ribs(252, 132, 296, 36, 34, 0.14) +
    ribs(252, 648, 296, 36, 34, 0.14) +
    outline('M266 180C258 320 258 500 266 636C278 500 278 320 266 180Z', '#fff', `opacity="${opacity}"`)
  return {
    back:
      `<g transform="translate(62 12) rotate(8 400 690)">${one(0.1)}<rect x="252" y="130" width="296" height="556" rx="6" fill="#000" opacity=".16"/></g><g transform="translate(-54 8) rotate(-7 400 690)">${one(0.1)}<rect x="252" y="130" width="296" height="556" rx="6" fill="#000" opacity=".1"/></g>` +
      one(0.26),
    label: { x: 278, y: 196, width: 244, height: 424, wrap: 0 },
    front: '',
    foot: { centre: 404, half: 200 },
  }
}

function tin(colour: string, cap: string): Pack {
  return {
    back:
      outline('M232 210L568 210L568 664C568 700 232 700 232 664Z', `{side ${colour}}`) +
      outline('M232 640C300 664 500 664 568 640L568 664C568 700 232 700 232 664Z', `{side ${cap}}`) +
      outline('M224 160L576 160L576 218C500 238 300 238 224 218Z', `{side ${cap}}`) +
      `<ellipse cx="400" cy="160" rx="176" ry="30" fill="{slant ${cap}}"/><ellipse cx="400" cy="158" rx="152" ry="22" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>` +
      line('M224 218C300 238 500 238 576 218', '#000', 3, 0.22),
    label: { x: 232, y: 254, width: 336, height: 372, wrap: 14 },
    front: gleam(262, 270, 360, 12, 0.24),
    foot: { centre: 400, half: 168 },
  }
}

function tube(colour: string, cap: string): Pack {
  return {
    back:
      outline(
        'M276 112L524 112L522 164C528 330 510 500 496 606L304 606C290 500 272 330 278 164Z',
        `{glass ${colour}}`,
      ) +
      rect(276, 112, 248, 46, 3, darken(colour, 0.2), 'opacity=".5"') +
      ribs(276, 114, 248, 42, 30, 0.13) +
      rect(316, 600, 168, 90, 14, `{side ${cap}}`) +
      ribs(316, 612, 168, 64, 24, 0.14) +
      line('M306 606L494 606', '#000', 3, 0.25),
    label: { x: 298, y: 196, width: 204, height: 364, wrap: 0 },
    front: outline('M292 176C288 330 298 470 312 590C304 460 300 330 308 176Z', '#fff', 'opacity=".3"'),
    foot: { centre: 400, half: 88 },
  }
}

function milkBottle(colour: string, cap: string): Pack {
  const body =
    'M344 158L456 158C456 240 470 276 504 316C528 344 536 366 536 404L536 652C536 680 522 690 498 690L302 690C278 690 264 680 264 652L264 404C264 366 272 344 296 316C330 276 344 240 344 158Z'
  return {
    back:
      outline(body, '{glass #d3e4ea}') +
      outline(
        'M352 212L448 212C452 262 472 292 496 322C518 350 526 372 526 404L526 648C526 672 514 682 494 682L306 682C286 682 274 672 274 648L274 404C274 372 282 350 304 322C328 292 348 262 352 212Z',
        `{soft ${colour}}`,
      ) +
      '<ellipse cx="400" cy="212" rx="48" ry="9" fill="#fff"/>' +
      line('M284 410C284 366 316 330 340 288', '#fff', 8, 0.45) +
      rect(334, 146, 132, 22, 9, '{glass #c6dbe3}') +
      outline('M336 108C336 98 464 98 464 108L470 152C440 160 360 160 330 152Z', `{side ${cap}}`) +
      ribs(336, 112, 128, 40, 18, 0.14),
    label: { x: 264, y: 378, width: 272, height: 276, wrap: 8 },
    front: gleam(282, 400, 240, 10, 0.5),
    foot: { centre: 400, half: 136 },
  }
}

/** A rim of paper, cut with pinking shears from (x, y) to the right. */
function pinked(x: number, y: number, width: number, count: number) {
  const step = width / count
  return `M${x} ${y}${`l${round(step / 2)} -9l${round(step / 2)} 9`.repeat(count)}`
}

/**
 * An open bag of brown paper for goods that are weighed out; what peeps out of it is drawn between its back
 * and its front.
 */
export function paperBag() {
  const kraft = '#cba472'
  return {
    back: outline(`${pinked(238, 372, 324, 18)}L558 430L242 430Z`, darken(kraft, 0.34)),
    front:
      outline(
        `${pinked(232, 404, 336, 18)}L580 660C582 682 574 690 558 690L242 690C226 690 218 682 220 660Z`,
        `{foil ${kraft}}`,
      ) +
      outline('M232 404L262 470L258 690L242 690C226 690 218 682 220 660Z', '#000', 'opacity=".08"') +
      outline('M568 404L538 470L542 690L558 690C574 690 582 682 580 660Z', '#000', 'opacity=".14"') +
      line('M262 470L258 688M538 470L542 688', darken(kraft, 0.4), 2, 0.3) +
      line('M236 424C340 430 460 430 564 424', darken(kraft, 0.4), 2, 0.3),
    foot: { centre: 400, half: 178 },
  }
}

const forms: Record<PackPicture['form'], Form> = {
  pouch,
  bottle,
  flask,
  pump,
  dropper,
  jar,
  'pickle-jar': pickleJar,
  box,
  carton,
  tub,
  sachet,
  tin,
  tube,
  'milk-bottle': milkBottle,
}

/** The pack of a product. */
export function drawPack({ form, colour, cap }: PackPicture) {
  return forms[form](colour, cap ?? (lightness(colour) > 0.6 ? darken(colour, 0.5) : lighten(colour, 0.6)))
}

/** Where packs stand. */
export const groundLine = ground
