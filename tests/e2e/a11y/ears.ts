/** What somebody hears who does not see the page: by Chromium's accessibility tree, as screen readers do. */
import type { CDPSession, Page } from '@playwright/test'

import { expect } from '../shop-test.ts'

/** As far as we read it. */
interface Heard {
  ignored: boolean
  nodeId: string
  childIds?: string[]
  role?: { value: string }
  name?: { value: string }
  value?: { value: string | number }
  description?: { value: string }
  properties?: { name: string; value: { value?: unknown } }[]
}

export interface Ears {
  /** All that was heard, a line each. */
  record: string[]
  /** Writes down what has the focus: where it stands, as far as that is new, its role, name and state. */
  hearStop: () => Promise<void>
  /** Waits until live regions have said these, and writes them down in this order. */
  hearSaid: (...wanted: RegExp[]) => Promise<void>
  /**
   * Sees that nothing on the whole page is nameless, and reads its content from the top as far as the line
   * that ends with this: what comes below it comes late, or not on every day.
   */
  hearPage: (title: string, until?: string) => Promise<void>
}

/** Roles that one enters, told when the focus comes into them. */
const places =
  /^(banner|complementary|contentinfo|dialog|form|group|main|navigation|radiogroup|region|search)$/
/** Roles whose name is all that is read of them. */
const wholes =
  /^(button|checkbox|combobox|DisclosureTriangle|heading|image|link|radio|searchbox|spinbutton|switch|tab|textbox)$/
/** What one can do something with. */
const doors =
  /^(button|checkbox|combobox|DisclosureTriangle|link|menuitem|option|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/
/** Chromium's own words, said as screen readers say them. */
const plainly: Record<string, string> = { DisclosureTriangle: 'button to open' }
const states = [
  'checked',
  'disabled',
  'expanded',
  'hasPopup',
  'invalid',
  'level',
  'pressed',
  'required',
  'selected',
]

/** Without what another day, another order or a new price changes. */
function always(words: string): string {
  return words
    .replace(/₹[\d,]+(\.\d\d)?/g, '₹…')
    .replace(/#\d+/g, '#…')
    .replace(/(It comes on|promised for|डिलीवरी का वादा:) .*/, '$1 …')
    .replace(/सामान .* को पहुँचेगा.*/, 'सामान … को पहुँचेगा…')
    .replace(/(Search Results|मिला सामान): \d+/, '$1: …')
}

/** To be called before the first page is opened. */
export async function ears(page: Page): Promise<Ears> {
  const record: string[] = []
  const said: string[] = []
  let around: string[] = []
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Accessibility.enable')
  await page.exposeFunction('isSaid', (words: string) => said.push(words))
  await page.addInitScript(tellWhatIsSaid)

  return {
    record,
    async hearStop() {
      const { focus, above } = await focusOf(cdp)
      const entered = above.filter((place) => !around.includes(place))
      around = above
      record.push(`  Tab: ${always([...entered, spoken(focus)].join(' › '))}`)
    },
    async hearSaid(...wanted) {
      const isSaid = (words: RegExp) => said.find((one) => words.test(one))
      await expect.poll(() => wanted.filter((words) => !isSaid(words))).toEqual([])
      for (const words of wanted) record.push(`  (said) ${always(isSaid(words) ?? '')}`)
      said.length = 0
    },
    async hearPage(title, until) {
      const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as { nodes: Heard[] }
      const nameless = nodes.filter(
        (node) => !node.ignored && doors.test(roleOf(node)) && !node.name?.value.trim(),
      )
      expect(nameless.map(spoken), `nameless on ${title}`).toEqual([])
      record.push('', `# ${title}`)
      around = []
      if (until === undefined) return
      const lines = readOut(nodes).map(always)
      const last = lines.findIndex((line) => line.endsWith(until))
      expect(last, `${until} is read: ${lines.join('\n')}`).toBeGreaterThan(0)
      record.push(...lines.slice(0, last + 1))
    },
  }
}

async function focusOf(cdp: CDPSession): Promise<{ focus: Heard; above: string[] }> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { objectId = '' } = result
  const { nodes } = (await cdp.send('Accessibility.getPartialAXTree', {
    objectId,
    fetchRelatives: true,
  })) as {
    nodes: (Heard & { parentId?: string })[]
  }
  const focus = nodes.find((node) =>
    node.properties?.some(({ name, value }) => name === 'focused' && value.value),
  )
  if (!focus) throw new Error('The focus is on nothing that is heard.')
  const above: string[] = []
  for (let up = parentOf(focus); up; up = parentOf(up))
    if (!up.ignored && places.test(roleOf(up))) above.unshift(spoken(up))
  return { focus, above }

  function parentOf(node: { parentId?: string }) {
    return nodes.find(({ nodeId }) => nodeId === node.parentId)
  }
}

function readOut(nodes: Heard[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const main = nodes.find((node) => !node.ignored && roleOf(node) === 'main')
  const lines: string[] = []
  if (main) read(main)
  return lines

  function read(node: Heard): void {
    const role = roleOf(node)
    if (!node.ignored) {
      if (role === 'StaticText') lines.push(`  ${node.name?.value ?? ''}`)
      else if (wholes.test(role) || places.test(role)) lines.push(`  ${spoken(node)}`)
    }
    if (node.ignored || !wholes.test(role))
      for (const child of node.childIds ?? []) read(byId.get(child) ?? { ignored: true, nodeId: child })
  }
}

function spoken(node: Heard): string {
  const its = (node.properties ?? [])
    .filter(
      ({ name, value }) =>
        states.includes(name) && ![false, 'false', undefined].includes(value.value as string),
    )
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name} ${String(value.value)}`,
    )
  const [name, value, description] = [node.name, node.value, node.description].map(
    (each) => `${each?.value ?? ''}`,
  )
  const parts = [
    plainly[roleOf(node)] ?? roleOf(node),
    name && `“${name}”`,
    value && value !== name && `= ${value}`,
    ...its,
  ]
  // A title that says the same is not heard twice.
  return [parts.filter(Boolean).join(' '), description !== name && description].filter(Boolean).join(', ')
}

function roleOf({ role }: Heard): string {
  return role?.value ?? ''
}

/** Runs in the page, before its own scripts: what a live region says when something in it changes. */
function tellWhatIsSaid(): void {
  const { isSaid } = window as unknown as { isSaid: (words: string) => void }
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
  const textOf = (node: Node): string =>
    node instanceof Element
      ? [...node.childNodes].map(textOf).filter(Boolean).join(' ')
      : (node.nodeValue ?? '').trim()
  new MutationObserver((changes) => {
    const words = new Set<string>()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(live)
      if (region && !region.hasAttribute('aria-live')) words.add(textOf(region))
      else if (region?.getAttribute('aria-atomic') === 'true') words.add(textOf(region))
      else if (region) for (const node of addedNodes) words.add(textOf(node))
      // An alert is heard as it comes; what else comes with its words in it is not.
      else
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
              if (alert.matches('[role="alert"]')) words.add(textOf(alert))
    }
    for (const each of words) if (each) isSaid(each)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
