/**
 * What large letters break: a page that moves sideways, words that are cut, stand outside of the window or
 * lie over others, controls that lie over one another, a header that has lost a button. Runs in the page.
 */
export function layoutFaults(): string[] {
  const faults: string[] = []
  const width = document.documentElement.clientWidth
  const sideways = document.documentElement.scrollWidth
  if (sideways > width) faults.push(`the page is ${sideways} wide`)

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ‘${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}’`
  /** Nothing moves while this runs, so each element is measured once. */
  const once = <Answer>(ask: (element: Element) => Answer) => {
    const answers = new Map<Element, Answer>()
    return (element: Element): Answer => {
      const known = answers.get(element)
      if (known !== undefined) return known
      const answer = ask(element)
      answers.set(element, answer)
      return answer
    }
  }
  /** Clipped away for eyes, itself or with what it stands in: sr-only, and the head of a table that is cards.
   * */
  const isForEars = once((element): boolean => {
    const { parentElement } = element
    return (
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (parentElement !== null && isForEars(parentElement))
    )
  })
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    !isForEars(element)
  const boxOf = once((element) => element.getBoundingClientRect())
  const parentOf = ({ parentElement }: Element) => (parentElement === document.body ? null : parentElement)
  /** What passes over the page on purpose: the bars, and what opens below a button or a field. */
  const layerOf = once((element): Element | null => {
    const { position, zIndex } = getComputedStyle(element)
    if (/fixed|sticky/.test(position) || Number(zIndex) >= 20) return element
    const parent = parentOf(element)
    return parent && layerOf(parent)
  })
  /** What may cut an element, itself first. */
  const framesOf = once(
    (element): { box: DOMRect; isLetThroughAcross: boolean; isLetThroughDown: boolean }[] => {
      const parent = parentOf(element)
      const outer = parent ? framesOf(parent) : []
      const { overflowX, overflowY, textOverflow, webkitLineClamp, scrollbarWidth } =
        getComputedStyle(element)
      if (overflowX === 'visible' && overflowY === 'visible') return outer
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      // A row that people push sideways has no bar; what scrolls downwards has one.
      const isPushed = /auto|scroll/.test(overflowX) && scrollbarWidth === 'none'
      const own = {
        box: boxOf(element),
        isLetThroughAcross: isShortened || isPushed,
        isLetThroughDown: isShortened || /auto|scroll/.test(overflowY),
      }
      return [own, ...outer]
    },
  )

  interface Words {
    element: Element
    layer: Element | null
    /** As much of each line as is seen. */
    lines: DOMRect[]
  }

  /** Says what is cut of an element's words, and answers where the rest is. */
  const wordsOf = (element: Element): Words => {
    const range = document.createRange()
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    let lines = texts.flatMap((text) => {
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter((line) => line.width > 1)
    })
    let [mayBeCutAcross, mayBeCutDown] = [false, false]
    const own = boxOf(element)
    for (const { box, isLetThroughAcross, isLetThroughDown } of framesOf(element)) {
      mayBeCutAcross ||= isLetThroughAcross
      mayBeCutDown ||= isLetThroughDown
      const isWider = (rect: DOMRect) => rect.left < box.left - 1 || rect.right > box.right + 1
      // The letters' box is higher than they are.
      const isHigher = ({ top, bottom, height }: DOMRect) =>
        top < box.top - 0.2 * height || bottom > box.bottom + 0.2 * height
      if (!mayBeCutAcross && [own, ...lines].some(isWider)) faults.push(`cut: ${nameOf(element)}`)
      if (!mayBeCutDown && lines.some(isHigher)) faults.push(`cut in height: ${nameOf(element)}`)
      lines = lines.map((line) => {
        const [left, top] = [Math.max(line.left, box.left), Math.max(line.top, box.top)]
        const [right, bottom] = [Math.min(line.right, box.right), Math.min(line.bottom, box.bottom)]
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
      })
    }
    const isOutside = ({ left, right }: DOMRect) => left < -1 || right > width + 1
    if (!mayBeCutAcross && lines.some(isOutside)) faults.push(`outside: ${nameOf(element)}`)
    return { element, layer: layerOf(element), lines: lines.filter((line) => line.width * line.height > 0) }
  }

  const words = [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) && isSeen(element),
    )
    .map(wordsOf)
  const lines = words
    .flatMap(({ element, layer, lines }) => lines.map((line) => ({ element, layer, line })))
    .toSorted((one, other) => one.line.top - other.line.top)
  for (const [place, one] of lines.entries())
    for (let next = place + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.line.top > one.line.bottom) break
      if (one.element === other.element || one.layer !== other.layer) continue
      const across = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left)
      const down = Math.min(one.line.bottom, other.line.bottom) - other.line.top
      // Letters fill a good half of the height of their line.
      if (across > 2 && down > 0.4 * Math.min(one.line.height, other.line.height))
        faults.push(`words over words: ${nameOf(one.element)} and ${nameOf(other.element)}`)
    }

  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (element) => isSeen(element) && getComputedStyle(element).display !== 'inline',
  )
  const overlap = (one: Element, other: Element) => {
    const [a, b] = [boxOf(one), boxOf(other)]
    return Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    )
  }
  const apart = (group: Element[]) => {
    for (const [place, one] of group.entries())
      for (const other of group.slice(place + 1))
        // A button in a field is a part of it.
        if (
          overlap(one, other) > 3 &&
          !one.parentElement?.contains(other) &&
          !other.parentElement?.contains(one)
        )
          faults.push(`over one another: ${nameOf(one)} and ${nameOf(other)}`)
  }
  apart(controls.filter((element) => !layerOf(element)))

  const header = document.querySelector('body > header')
  const inHeader = controls.filter((element) => header?.contains(element) && !element.closest('[popover]'))
  const end = header?.getBoundingClientRect().bottom ?? 0
  apart(inHeader.filter((element) => element.matches('a, button')))
  for (const element of inHeader)
    if (boxOf(element).bottom > end + 1 && !element.closest('[role=listbox]'))
      faults.push(`below the header: ${nameOf(element)}`)
  return [...new Set(faults)]
}
