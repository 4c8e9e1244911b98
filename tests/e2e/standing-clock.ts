/** Pages on which time passes only where a test lets it: nothing turns, goes or is asked by itself. */
import type { Locator, Page } from '@playwright/test'

import { expect } from './shop-test.ts'

/** Opens a page whose clock stands from the start: everything on it begins at the same moment. */
export async function openWithStandingClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(address)
}

/** Lets just so much time pass until it is shown: an answer of the server takes real time to come. */
export async function passUntilVisible(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await shown.isVisible()).toBe(true)
  }).toPass({ intervals: [20] })
}
