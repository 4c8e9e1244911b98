import type { CDPSession, Page } from '@playwright/test'

import { phone } from '../phone.ts'
import { layoutFaults } from './layout-faults.ts'

/** So much larger than ours are the letters that people choose in their browser, in percent. */
const sizes = [130, 150, 200]

/** WCAG 1.4.12: so much room between letters, words and lines must a page bear. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/**
 * With reduced motion each change of style is a transition of a moment, one element after the other: seconds
 * of the processor on a long page.
 */
export const atOnce =
  '*, ::before, ::after { content-visibility: visible !important; transition: none !important }'

/** What a phone's page loses with large letters, a narrow window and wide spacing: a sentence each. */
export async function faultsInEveryLook(page: Page, devtools: CDPSession): Promise<string[]> {
  // What is far below is measured too, and nothing moves to its new size.
  await page.addStyleTag({ content: atOnce })
  const faults: string[] = []
  for (const [how, look] of looks(page, devtools)) {
    await look()
    await isSettled(page)
    const found = await page.evaluate(layoutFaults)
    faults.push(...found.map((fault) => `${how}: ${fault}`))
  }
  return faults
}

/** Ways to look at a page; each leaves it as it was found by the next. */
function looks(page: Page, devtools: CDPSession): [how: string, look: () => Promise<unknown>][] {
  const set = (css: string) =>
    page.evaluate((text) => {
      const style =
        document.getElementById('look') ?? document.head.appendChild(document.createElement('style'))
      style.id = 'look'
      style.textContent = text
    }, css)
  const browserSize = (percent: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: Math.round((16 * percent) / 100) } })
  return [
    // The media queries count in the browser’s letters: with these the layout stays that of small ones.
    ['letters of 200%', () => set('html { font-size: 200% }')],
    ...sizes.map((percent): [string, () => Promise<unknown>] => [
      `the browser’s letters at ${percent}%`,
      async () => {
        await set('')
        await browserSize(percent)
      },
    ]),
    [
      'wide spacing',
      async () => {
        await browserSize(100)
        await set(spacing)
      },
    ],
    // What 400 % zoom leaves of 1280 × 1024 (WCAG 1.4.10).
    ['wide spacing at 320 pixels', () => page.setViewportSize({ width: 320, height: 256 })],
    ['320 pixels', () => set('')],
    ['360 pixels', () => page.setViewportSize(phone.viewport)],
  ]
}

/** Until nothing moves. */
export async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  )
}
