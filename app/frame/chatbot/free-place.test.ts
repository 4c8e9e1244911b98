import { afterEach, expect, test, vi } from 'vitest'

import { freePlace } from './free-place.ts'

afterEach(() => vi.unstubAllGlobals())

interface Thing {
  top: number
  bottom: number
  isPressable?: boolean
  position?: string
}

/** A window 740 pixels high that holds these things, each as wide as the window. */
function page(things: Thing[]) {
  const elements = things.map((thing) => {
    const element = {
      ...thing,
      closest: () => (thing.isPressable ? element : null),
      getBoundingClientRect: () => ({ ...thing, height: thing.bottom - thing.top }),
    }
    return element
  })
  vi.stubGlobal('window', { innerHeight: 740 })
  vi.stubGlobal('document', {
    elementsFromPoint: (_x: number, y: number) =>
      elements.filter(({ top, bottom }) => top <= y && y < bottom),
  })
  vi.stubGlobal('getComputedStyle', (element: Thing) => ({ position: element.position ?? 'static' }))
  vi.stubGlobal('DOMRect', Rectangle)
  const own = { contains: () => false } as unknown as Element
  return freePlace(new Rectangle(288, 668, 56, 56) as DOMRect, own)
}

class Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  constructor(x: number, y: number, width: number, height: number) {
    Object.assign(this, { x, y, left: x, top: y, right: x + width, bottom: y + height })
    this.x = x
    this.y = y
    this.width = width
    this.height = height
  }
}

test('the chat button stays at home over text and pictures', () => {
  expect(page([{ top: 0, bottom: 740 }])).toEqual({ liftPx: 0, isAside: false })
})

test('the chat button steps aside from a button below it', () => {
  expect(page([{ top: 700, bottom: 744, isPressable: true }])).toEqual({ liftPx: 0, isAside: true })
})

test('a card that is one large link can be pressed beside the chat button', () => {
  expect(page([{ top: 400, bottom: 740, isPressable: true }])).toEqual({ liftPx: 0, isAside: false })
})

test('the chat button stands above a bar at the foot of the window', () => {
  const bar = { top: 676, bottom: 740, position: 'fixed' }
  expect(page([bar, { ...bar, isPressable: true, position: 'static' }])).toEqual({
    liftPx: 64,
    isAside: false,
  })
})
