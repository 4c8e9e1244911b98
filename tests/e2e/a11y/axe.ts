import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it is now, as `rule: elements`. */
export async function violationsOf(page: Page): Promise<string[]> {
  // What waits below the window is looked at too.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames: nothing need be gathered from them, in a page that is opened for that alone.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, selectors: false })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
