/**
 * What a finger may want to press, and the name of the page. Whole product cards are links too, and can be pressed
 * beside the button.
 */
const pressable =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="slider"], h1'
const tallestPressablePx = 110

/** Where the chat button goes, so that it covers nothing that is to be pressed. */
export interface FreePlace {
  /** The height of a bar that a page keeps at the foot of the window, in pixels: the button stands above it. */
  liftPx: number
  /** True when something to be pressed lies below the button: it then shows only its edge. */
  isAside: boolean
}

/** Looks at what the page has where the button stands. `home` is its place on a page without a bar. */
export function freePlace(home: DOMRect, own: Element): FreePlace {
  const liftPx = barHeight(home, own)
  return {
    liftPx,
    isAside: isOverPressable(new DOMRect(home.x, home.y - liftPx, home.width, home.height), own),
  }
}

function barHeight(home: DOMRect, own: Element): number {
  for (const element of elementsAt(home.x + home.width / 2, window.innerHeight - 3, own)) {
    const { position } = getComputedStyle(element)
    if (position !== 'fixed' && position !== 'sticky') continue
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom >= window.innerHeight - 1 && top > window.innerHeight / 2) return window.innerHeight - top
  }
  return 0
}

function isOverPressable(place: DOMRect, own: Element): boolean {
  for (const x of [place.left + 2, place.left + place.width / 2, place.right - 2])
    for (const y of [place.top + 2, place.top + place.height / 2, place.bottom - 2])
      for (const element of elementsAt(x, y, own)) {
        const target = element.closest(pressable)
        if (target && target.getBoundingClientRect().height <= tallestPressablePx) return true
      }
  return false
}

function elementsAt(x: number, y: number, own: Element): Element[] {
  return document.elementsFromPoint(x, y).filter((element) => !own.contains(element))
}
