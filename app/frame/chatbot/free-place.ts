/**
 * Elements that the button must not cover: controls, headings and amounts. Tall ones, such as whole product
 * cards, can be pressed beside the button and are left out.
 */
const keptFree =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="slider"], h1, dd, p.figures'
const tallestKeptFreePx = 110

/** Where the chat button goes, so that it covers no control and no amount. */
export interface FreePlace {
  /**
   * The height of a bar that a page keeps at the foot of the window, in pixels: the button stands above it.
   */
  liftPx: number
  /** True when something of these lies below the button: it then shows only its edge. */
  isAside: boolean
}

/** Looks at what the page has where the button stands. `home` is its place on a page without a bar. */
export function freePlace(home: DOMRect, own: Element): FreePlace {
  const liftPx = barHeight(home, own)
  return {
    liftPx,
    isAside: isOverKeptFree(new DOMRect(home.x, home.y - liftPx, home.width, home.height), own),
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

function isOverKeptFree(place: DOMRect, own: Element): boolean {
  for (const x of pointsBetween(place.left, place.right))
    for (const y of pointsBetween(place.top, place.bottom))
      for (const element of elementsAt(x, y, own)) {
        const target = element.closest(keptFree)
        if (target && target.getBoundingClientRect().height <= tallestKeptFreePx) return true
      }
  return false
}

/** Near enough to one another that no line of text lies between two. */
function pointsBetween(start: number, end: number): number[] {
  return [0.04, 0.27, 0.5, 0.73, 0.96].map((part) => start + part * (end - start))
}

function elementsAt(x: number, y: number, own: Element): Element[] {
  return document.elementsFromPoint(x, y).filter((element) => !own.contains(element))
}
