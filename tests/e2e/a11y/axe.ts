import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { atOnce } from './looks.ts'

/** What axe finds on the page as it is now, as `rule: elements`. */
export async function violationsOf(page: Page): Promise<string[]> {
  // What waits below the window is looked at too, and no colour is on its way to that of light or dark.
  await page.addStyleTag({ content: atOnce })
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames: nothing need be gathered from them, in a page that is opened for that alone.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, selectors: false })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
