import { darken } from '../colours.ts'
import { at, ball, leaf, line, oval, shape } from '../shapes.ts'

const coffeeBean = (x: number, y: number, rotate: number, colour: string, scale = 1) =>
  at(
    x,
    y,
    oval(0, 0, 15, 22, colour, 0, 0.3) + line('M2 -20C-6 -10 8 4 -2 20', darken(colour, 0.6), 3, 0.85),
    rotate,
    scale,
  )

const tumbler = (liquid: string, foam: string) =>
  shape('M30 22L70 22L64 78C64 82 36 82 36 78Z', '{side #c9ced6}') +
  '<ellipse cx="50" cy="22" rx="20.500" ry="5.500" fill="#eef1f4"/>' +
  `<ellipse cx="50" cy="22.500" rx="17.500" ry="4.200" fill="${liquid}"/><ellipse cx="47" cy="22" rx="10" ry="2.200" fill="${foam}"/>`

/** A straight glass with what is in it. */
const glass = (liquid: string, top: string, inside = '') =>
  shape('M26 12L74 12L67 90C67 94 33 94 33 90Z', '#e8f3f7', 'opacity=".85"') +
  shape('M29 26L71 26L66 86C66 90 34 90 34 86Z', `{glass ${liquid}}`) +
  `<ellipse cx="50" cy="26" rx="21" ry="5" fill="${top}"/>` +
  inside +
  '<ellipse cx="50" cy="12" rx="24" ry="5.500" fill="none" stroke="#bcd6e0" stroke-width="2"/>' +
  line('M34 22L39 80', '#fff', 3.4, 0.6)

const cube = (x: number, y: number, rotate: number) =>
  at(
    x,
    y,
    '<rect x="-8" y="-8" width="16" height="16" rx="3.500" fill="#f3fbff" opacity=".7" stroke="#d6ecf5" stroke-width="1"/>',
    rotate,
  )

/** Cups, glasses and coffee. */
export const drinkMotifs: Record<string, string> = {
  'coffee-beans':
    coffeeBean(30, 38, -30, '#6f4326', 1.08) +
    coffeeBean(68, 36, 34, '#7a4a2a', 1.08) +
    coffeeBean(50, 66, 8, '#643a20', 1.2),
  'green-coffee':
    coffeeBean(32, 36, -30, '#a9b070', 1.02) +
    coffeeBean(68, 40, 34, '#b5ba7d', 1.02) +
    coffeeBean(47, 68, 80, '#9da565', 1.1) +
    leaf(70, 80, 26, -20, '#5f9a3d'),
  davara:
    tumbler('#a8693c', '#d9ac80') +
    shape('M14 72L86 72L78 90C76 94 24 94 22 90Z', '{side #c9ced6}') +
    '<ellipse cx="50" cy="72" rx="36" ry="6" fill="none" stroke="#f3f5f7" stroke-width="2.400"/>' +
    line('M42 12C38 6 46 4 42 -2M56 12C52 6 60 4 56 -2', '#cfc3b8', 2.6, 0.7),
  'iced-coffee':
    glass('#5a3420', '#7a4c30', cube(42, 34, 12) + cube(58, 38, -16) + cube(48, 52, 30)) +
    line('M60 20L72 -6', '#c7453a', 4.4),
  'glass-water': glass(
    '#a9d8ec',
    '#d6eef7',
    ball(44, 60, 3, '#e3f5fb') + ball(56, 48, 2.4, '#e3f5fb') + ball(52, 72, 2, '#e3f5fb'),
  ),
  chaas: glass(
    '#f0ecd2',
    '#faf7e6',
    leaf(46, 26, 18, -40, '#5f9a3d', 0.4) +
      leaf(50, 27, 16, 10, '#6aa545', 0.4) +
      [
        [42, 27],
        [60, 25],
        [56, 29],
        [38, 24],
      ]
        .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="1.300" fill="#7a5a35"/>`)
        .join(''),
  ),
}
