import { expect, test } from 'vitest'

import { gramsIn, gramsTyped, readScale } from './scale.ts'
import type { ScalePort } from './scale.ts'

/** A scale that says these parts, one after the other, and then is silent. */
function scale(...parts: string[]): ScalePort & { isOpen: boolean } {
  const port = {
    isOpen: false,
    readable: new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      },
    }),
    open: async () => void (port.isOpen = true),
    close: async () => void (port.isOpen = false),
  }
  return port
}

test('a weight is taken once the scale has come to rest, also where its line comes in parts', async () => {
  const port = scale('US,GS,  0.512kg\r\nUS,GS,  0.9', '37kg\r\nST,GS,  0.940kg\r\n', 'ST,GS,  0.940kg\r\n')
  expect(await readScale(port)).toBe(940)
  expect(port.isOpen).toBe(false)
})

test('an empty scale, and one that does not come to rest, say nothing, and are given up', async () => {
  for (const lines of ['0.000kg\n0.000kg\n', '0.100kg\n0.200kg\n']) {
    const port = scale(lines)
    expect(await readScale(port, 20)).toBeNull()
    expect(port.isOpen).toBe(false)
  }
})

test.each([
  ['ST,NT,+  1.250 kg', 1250],
  ['   940 g', 940],
  ['0,5kg', 500],
  ['ERR 3', null],
])('the line %j is %j grams', (line, grams) => expect(gramsIn(line)).toBe(grams))

test.each([
  ['940', 940],
  ['940 g', 940],
  ['0.94', 940],
  ['0,94 kg', 940],
  ['1.2kg', 1200],
  ['0', null],
  ['a lot', null],
])('%j that is typed is %j grams', (typed, grams) => expect(gramsTyped(typed)).toBe(grams))

test('a whole number is kilograms where so many can be had at a time, and grams from there on', () => {
  expect(['2', '9', '10', '50', '740', '2 g'].map((typed) => gramsTyped(typed, 9900))).toEqual([
    2000, 9000, 10, 50, 740, 2,
  ])
})
