import type { CDPSession, Page, ViewportSize } from '@playwright/test'

import { isNight } from '#tests/support/night.ts'

import { phone } from '../phone.ts'
import { layoutFaults } from './layout-faults.ts'

/** WCAG 1.4.12: so much room between letters, words and lines must a page bear. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/**
 * With reduced motion each change of style is a transition of a moment, one element after the other: seconds
 * of the processor on a long page.
 */
export const atOnce =
  '*, ::before, ::after { content-visibility: visible !important; transition: none !important }'

interface Look {
  how: string
  css?: string
  /** How large the browser's letters are. */
  percent?: number
  window?: ViewportSize
  /** Looked at in every run; the others at night, because a look costs as much as a page. */
  isAlways?: true
}

const small = { width: 320, height: 256 }

const looks: Look[] = [
  // The media queries count in the browser’s letters: with these the layout stays that of small ones.
  { how: 'letters of 200%', css: 'html { font-size: 200% }' },
  { how: 'the browser’s letters at 130%', percent: 130 },
  { how: 'the browser’s letters at 150%', percent: 150 },
  { how: 'the browser’s letters at 200%', percent: 200, isAlways: true },
  { how: 'wide spacing', css: spacing },
  // What 400 % zoom leaves of 1280 × 1024 (WCAG 1.4.10).
  { how: 'wide spacing at 320 pixels', css: spacing, window: small, isAlways: true },
  { how: '320 pixels', window: small },
  { how: '360 pixels', isAlways: true },
]

/** What a phone's page loses with large letters, a narrow window and wide spacing: a sentence each. */
export async function faultsInEveryLook(page: Page, devtools: CDPSession): Promise<string[]> {
  // What is far below is measured too, and nothing moves to its new size.
  await page.addStyleTag({ content: atOnce })
  const faults: string[] = []
  for (const look of looks.filter(({ isAlways }) => isAlways ?? isNight)) {
    await take(page, devtools, look)
    await isSettled(page)
    const found = await page.evaluate(layoutFaults)
    faults.push(...found.map((fault) => `${look.how}: ${fault}`))
  }
  return faults
}

async function take(page: Page, devtools: CDPSession, look: Look): Promise<void> {
  const { css = '', percent = 100, window = phone.viewport } = look
  await page.evaluate((text) => {
    const style =
      document.getElementById('look') ?? document.head.appendChild(document.createElement('style'))
    style.id = 'look'
    style.textContent = text
  }, css)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: Math.round((16 * percent) / 100) } })
  await page.setViewportSize(window)
}

/** Until nothing moves. */
export async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  )
}
