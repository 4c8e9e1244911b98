import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'

/** How well pages can be read and used, over widths and both themes. */
export interface Reach {
  views: number
  violations: string[]
  /** Of these the ones about contrast. */
  contrast: string[]
  /** Targets on which no square of 24 pixels can be hit, and that are no link within a sentence. */
  small: string[]
}

const widths = [320, 768, 1280] as const
const themes = ['light', 'dark'] as const

export async function reach(browser: Browser, url: string, pages: readonly string[]): Promise<Reach> {
  const found: Reach = { views: 0, violations: [], contrast: [], small: [] }
  for (const colorScheme of themes)
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const tab = await context.newPage()
      for (const page of pages) {
        await tab.goto(url + page)
        await tab.waitForLoadState('networkidle')
        await look(tab, `${page} ${width} ${colorScheme}`, found)
      }
      await context.close()
    }
  return found
}

async function look(tab: Page, view: string, found: Reach): Promise<void> {
  found.views++
  // What waits below the window is looked at too.
  await tab.addStyleTag({ content: '* { content-visibility: visible !important }' })
  const { violations } = await new AxeBuilder({ page: tab }).analyze()
  for (const { id, nodes } of violations) {
    const sentence = `${view}: ${id} (${nodes.length})`
    found.violations.push(sentence)
    if (id.startsWith('color-contrast')) found.contrast.push(sentence)
  }
  for (const name of await tab.evaluate(smallTargets)) found.small.push(`${view}: ${name}`)
}

/**
 * Runs in the page: the names of the targets on which no square of 24 pixels can be hit (WCAG 2.2, 2.5.8). A
 * link may reach further than its words, as that of a card does, and a box less far than it looks, where it
 * is round, wrapped or partly out of the window: so every target is tried at its corners.
 */
function smallTargets(): string[] {
  const least = 24
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"]',
  )

  function isHitAt(target: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
  }

  function hasRoom(target: HTMLElement): boolean {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const moves = [0, -4, 4, -8, 8, -11, 11]
    // A link that wraps has a box in each of its lines.
    return [...target.getClientRects()].some(({ left, right, top, bottom }) => {
      const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      return moves.some((aside) =>
        moves.some((down) => isSquareHit(target, middle + aside, (top + bottom) / 2 + down)),
      )
    })
  }

  function isSquareHit(target: HTMLElement, x: number, y: number): boolean {
    // From pixel to pixel; a half one at the window's edge would be taken for the next, outside.
    const half = least / 2 - 0.51
    return [x - half, x, x + half].every((atX) =>
      [y - half, y, y + half].every((atY) => isHitAt(target, atX, atY)),
    )
  }

  /** A link within a sentence is as high as its line; one that is all of its paragraph is not within one. */
  function isInSentence(target: HTMLElement): boolean {
    const paragraph = target.closest('p')?.textContent.trim()
    const isInline = getComputedStyle(target).display === 'inline'
    return isInline && paragraph !== undefined && paragraph !== target.textContent.trim()
  }

  return [...targets]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => !one.closest('.sr-only, [inert]') && !isInSentence(one))
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect()
      return width > 1 && height > 1 && !hasRoom(one)
    })
    .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30) ?? one.tagName)
}
