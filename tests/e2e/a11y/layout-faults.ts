/**
 * What large letters break: a page that moves sideways, words that are cut or stand outside of the window,
 * controls that lie over one another, a header that has lost a button. Runs in the page.
 */
export function layoutFaults(): string[] {
  const faults: string[] = []
  const width = document.documentElement.clientWidth
  const sideways = document.documentElement.scrollWidth
  if (sideways > width) faults.push(`the page is ${sideways} wide`)

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.sr-only, [inert], [aria-hidden="true"]')
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ‘${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}’`
  /** In a row that scrolls sideways, or in what is cut on purpose. */
  const isInRow = (element: Element): boolean =>
    element.parentElement !== null &&
    (getComputedStyle(element.parentElement).overflowX !== 'visible' || isInRow(element.parentElement))

  for (const element of document.querySelectorAll('body *')) {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!hasWords || !isSeen(element)) continue
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
    if (isCut && textOverflow !== 'ellipsis' && webkitLineClamp === 'none')
      faults.push(`cut: ${nameOf(element)}`)
    const { left, right } = element.getBoundingClientRect()
    if ((left < -1 || right > width + 1) && !isInRow(element)) faults.push(`outside: ${nameOf(element)}`)
  }

  /** What stays where it is while the page scrolls passes over it on purpose. */
  const isOverPage = (element: Element): boolean =>
    /fixed|sticky/.test(getComputedStyle(element).position) ||
    (element.parentElement !== null && isOverPage(element.parentElement))
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (element) => isSeen(element) && getComputedStyle(element).display !== 'inline',
  )
  const overlap = (one: Element, other: Element) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
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
          !one.parentElement?.contains(other) &&
          !other.parentElement?.contains(one) &&
          overlap(one, other) > 3
        )
          faults.push(`over one another: ${nameOf(one)} and ${nameOf(other)}`)
  }
  apart(controls.filter((element) => !isOverPage(element)))

  const header = document.querySelector('body > header')
  const inHeader = controls.filter((element) => header?.contains(element) && !element.closest('[popover]'))
  const end = header?.getBoundingClientRect().bottom ?? 0
  apart(inHeader.filter((element) => element.matches('a, button')))
  for (const element of inHeader)
    if (element.getBoundingClientRect().bottom > end + 1) faults.push(`below the header: ${nameOf(element)}`)
  return [...new Set(faults)]
}
