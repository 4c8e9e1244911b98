import { darken, lighten, mix } from './colours.ts'

/*
 * Drawings name their paint in words, `fill="{ball #c0392b}"`, and this module turns the words of a finished
 * picture into gradients. So a drawing stays one plain string and equal paints share one gradient.
 * All light falls from the top left.
 */

type Stop = [offset: number, colour: string, opacity?: number]

function stopsOf(stops: readonly Stop[]) {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

function radial(id: string, stops: readonly Stop[], place = 'cx=".36" cy=".3" r=".78"') {
  return `<radialGradient id="${id}" ${place}>${stopsOf(stops)}</radialGradient>`
}

function linear(id: string, stops: readonly Stop[], place: string) {
  return `<linearGradient id="${id}" ${place}>${stopsOf(stops)}</linearGradient>`
}

type Gradient = (id: string, colour: string, second: string) => string

const gradients: Record<string, Gradient> = {
  /** A round thing. */
  ball: (id, colour) =>
    radial(id, [
      [0, lighten(colour, 0.24)],
      [0.4, lighten(colour, 0.06)],
      [0.74, darken(colour, 0.08)],
      [1, darken(colour, 0.27)],
    ]),
  /** A round thing with little contrast, for pale goods. */
  soft: (id, colour) =>
    radial(id, [
      [0, lighten(colour, 0.5)],
      [0.5, colour],
      [1, darken(colour, 0.17)],
    ]),
  /** From one colour in the middle to another at the rim, as in cut fruit. */
  flesh: (id, colour, second) =>
    radial(
      id,
      [
        [0, colour],
        [0.6, mix(colour, second, 0.25)],
        [1, second],
      ],
      'cx=".5" cy=".5" r=".55"',
    ),
  /** Lit from above. */
  down: (id, colour) =>
    linear(
      id,
      [
        [0, lighten(colour, 0.22)],
        [0.5, colour],
        [1, darken(colour, 0.22)],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    ),
  /** A slanting fall of light across a flat thing. */
  slant: (id, colour) =>
    linear(
      id,
      [
        [0, lighten(colour, 0.3)],
        [0.5, colour],
        [1, darken(colour, 0.24)],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ),
  /** From one colour above to another below. */
  fade: (id, colour, second) =>
    linear(
      id,
      [
        [0, colour],
        [1, second],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    ),
  /** An upright cylinder: bottle, jar, tin. */
  side: (id, colour) =>
    linear(
      id,
      [
        [0, darken(colour, 0.18)],
        [0.1, darken(colour, 0.04)],
        [0.26, lighten(colour, 0.2)],
        [0.4, lighten(colour, 0.06)],
        [0.62, colour],
        [0.88, darken(colour, 0.16)],
        [1, darken(colour, 0.28)],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
  /** A cylinder of glass or pale plastic. */
  glass: (id, colour) =>
    linear(
      id,
      [
        [0, darken(colour, 0.14)],
        [0.08, lighten(colour, 0.1)],
        [0.24, lighten(colour, 0.3)],
        [0.38, lighten(colour, 0.08)],
        [0.7, colour],
        [0.92, darken(colour, 0.1)],
        [1, darken(colour, 0.2)],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
  /** Shading alone, laid over a label that runs round a pack. */
  curve: (id, colour) =>
    linear(
      id,
      [
        [0, colour, 0.2],
        [0.14, colour, 0.03],
        [0.3, colour, 0],
        [0.7, colour, 0.02],
        [0.9, colour, 0.14],
        [1, colour, 0.28],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
  /** A filled soft pack: less round than a cylinder. */
  foil: (id, colour) =>
    linear(
      id,
      [
        [0, darken(colour, 0.18)],
        [0.07, lighten(colour, 0.04)],
        [0.18, lighten(colour, 0.15)],
        [0.3, colour],
        [0.75, darken(colour, 0.04)],
        [0.93, darken(colour, 0.2)],
        [1, darken(colour, 0.32)],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
}

/** The gradients that the picture's paint words ask for, and the picture with the words replaced by them. */
export function resolvePaints(svg: string) {
  const defs = new Map<string, string>()
  const body = svg.replace(
    /\{(\w+) (#[0-9a-f]+)(?: (#[0-9a-f]+))?\}/gi,
    (word, kind: string, colour: string, second = '') => {
      const gradient = gradients[kind]
      if (!gradient) throw new Error(`Unknown paint ${word}`)
      const id = `${kind}${colour.slice(1)}${(second as string).slice(1)}`
      defs.set(id, gradient(id, colour, second as string))
      return `url(#${id})`
    },
  )
  return { defs: [...defs.values()].join(''), body }
}
