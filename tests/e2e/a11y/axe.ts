import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { atOnce } from './looks.ts'

/** What another colour scheme or another width can break: names and roles are those of the first look. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']

/** What axe finds on the page as it is now, as `rule: elements`; by these rules, or by all. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // What waits below the window is looked at too, and no colour is on its way to that of light or dark.
  await page.addStyleTag({ content: atOnce })
  const axe = new AxeBuilder({ page })
    // Our pages have no frames: nothing need be gathered from them, in a page that is opened for that alone.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, selectors: false })
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
