import type { Page } from '@playwright/test'

import { demoShop } from '#db/demo-market/shop.ts'
import { staysLatin } from '#tests/support/latin-words.ts'
import { isNight } from '#tests/support/night.ts'
import { all, states } from '#words/desk/orders/hi.ts'

import { skeletons } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import {
  comeAs,
  comeAsAdmin,
  comeAsCustomer,
  orderOf,
  productNamed,
  putIntoCart,
  sharedListOf,
} from '../shopper.ts'
import { rulesOfLooks, violationsOf } from './axe.ts'
import { faultsInEveryLook } from './looks.ts'

// A page that is not there is among them.
test.use({
  viewport: phone.viewport,
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: failedRequests,
})

const pages = {
  goods: [
    '',
    '/product-category?category=oils',
    '/search?q=ghee',
    '/product/tomato',
    '/list/shared',
    '/cart',
    '/checkout',
  ],
  people: [
    '/login',
    '/login#number',
    '/sign-up',
    '/order',
    '/account',
    '/complaint',
    '/forgot-password',
    '/success',
    '/cancel',
  ],
  words: [
    '/about',
    '/seasons',
    '/growers',
    '/b',
    '/contact',
    '/blog',
    '/blog/how-ghee-is-made',
    '/faq',
    '/list',
    '/privacy',
    '/terms',
    '/nothing',
    '/product/none',
    '/claim/none',
    '/list/none',
  ],
  stall: [
    '/stall/sell',
    '/stall/orders',
    '/stall/receive',
    '/stall/packing',
    '/stall/every-day',
    '/stall/runs',
    '/stall/new-order',
    '/stall/till',
    '/stall/print/pack-list?order=paid',
  ],
  panel: [
    '/admin-panel',
    '/admin-panel/slots',
    '/admin-panel/delivery',
    '/admin-panel/till',
    '/admin-panel/all-users',
    '/admin-panel/people/asha',
    '/admin-panel/growers',
  ],
}

/** What Hindi words can break on a page whose structure was looked at in English (axe-pages.spec.ts). */
const rulesOfWords = [...rulesOfLooks, 'html-has-lang', 'valid-lang', 'label-content-name-mismatch']
const isSeenInEnglish = (address: string) => !isNight && !address.startsWith('/stall')

/** What is done before a room is read: only then it says most of what it can. */
const inRoom: Record<string, (page: Page) => Promise<void>> = {
  '/stall/sell': async (page) => {
    const field = page.getByRole('combobox', { name: 'सामान जोड़ें' })
    await typeLine(page, '2 टमाटर')
    await field.press('Enter')
    await page.getByLabel('ग्राहक ने दिए').fill('500')
    await page.getByLabel('ग्राहक ने दिए').press('Enter')
    await expect(page.getByRole('region', { name: 'पिछली बिक्री' })).toContainText(/वापस.*नकद.*ऑर्डर #\d+, बिल/)
    await field.fill('क्षक्ष')
    await field.press('Enter')
    await expect(page.getByRole('alert').first()).toContainText('नहीं मिला')
  },
  '/stall/orders': async (page) => {
    const pack = page.getByRole('button', { name: /^पैक करें: ऑर्डर #/ })
    await pack.first().click()
    await expect(page.getByRole('button', { name: /^वापस लें: ऑर्डर #/ })).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^ऑर्डर #\d+ चुनें/ })
      .first()
      .check()
  },
  '/stall/new-order': async (page) => {
    const person = page.getByRole('combobox', { name: 'नाम या नंबर' })
    await person.fill('लता 98220 11223')
    await expect(page.getByRole('option')).toHaveText(/नया ग्राहक: लता/)
    await person.press('Enter')
    await typeLine(page, '2 टमाटर')
    await expect(page.getByRole('button', { name: /^ऑर्डर लें · ₹/ })).toBeEnabled()
  },
}

async function typeLine(page: Page, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'सामान जोड़ें' })
  await field.fill(words)
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('list', { name: 'जोड़ा हुआ सामान' })).toContainText('टमाटर')
}

/** What people are called, what their shop has typed, and names of other places. */
const names =
  /\bShopkeeper\b|Asha Devi|Asha Patil|Tulsi Baug|Behind the temple|Second floor, the green door|Pune|Meera Kulkarni|Arjun Rathore|Farida Sheikh|Joseph Kurian|@[\w.]+|\S+@\S+|Mandi Subah|Iran|Uttar Pradesh|“ghee”|खोज: ghee|English|Instagram|Facebook|YouTube|Google Play|App Store/g
const typed = [...JSON.stringify(demoShop).matchAll(/"([^"]*[A-Za-z]{2}[^"]*)"(?!:)/g)]
  .flatMap(([, fact = '']) => [fact, ...fact.split('@')])
  .toSorted((a, b) => b.length - a.length)

for (const [what, addresses] of Object.entries(pages))
  test(
    `Hindi pages of ${what} say nothing in Latin letters but names and units, cut nothing, and axe finds nothing`,
    { tag: '@night' },
    async ({ page, context }) => {
      test.slow()
      const devtools = await context.newCDPSession(page)
      const order = ['stall', 'panel'].includes(what) ? await orderOf(page, 'Asha Devi', 'Tomato') : null
      if (what === 'stall')
        await comeAs(page, { name: 'Asha Devi', role: 'GENERAL', duties: ['packs', 'counter'] })
      else if (what === 'panel') await comeAsAdmin(page)
      else if (what !== 'words') await comeAsCustomer(page)
      if (what === 'goods') await putIntoCart(page, 'Tomato')
      const tomato = await productNamed(page, 'Tomato')
      const list = what === 'goods' ? await sharedListOf(page, tomato) : ''
      const found: string[] = []
      for (const address of addresses)
        await test.step(address, async () => {
          const own = address.replace('tomato', tomato._id).replace('/list/shared', list)
          await page.goto(
            `/hi${own.replace('=paid', `=${order?._id}`).replace('/asha', `/${order?.personId}`)}`,
          )
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(skeletons(page)).toHaveCount(0)
          await inRoom[address]?.(page)
          const texts = await page.evaluate(textsOfPage)
          const faults = [
            ...texts.flatMap((text) => latinWordsOf(text).map((word) => `${word} in ${text}`)),
            ...(await violationsOf(page, isSeenInEnglish(address) ? rulesOfWords : undefined)),
            ...(await faultsInEveryLook(page, devtools)),
          ]
          await page.setViewportSize(phone.viewport)
          found.push(...faults.filter((fault) => !meant.test(fault)).map((fault) => `${address}: ${fault}`))
        })
      expect(found).toEqual([])
    },
  )

function latinWordsOf(text: string): string[] {
  const rest = typed.reduce((left, fact) => left.replaceAll(fact, ''), text).replaceAll(names, '')
  return (rest.match(/[A-Za-z]{2,}(?:-[A-Z][a-z]+)?/g) ?? []).filter((word) => !staysLatin.has(word))
}

/**
 * On a phone the states of orders are one line that is moved sideways, and the chat's button stands on the
 * empty end of the line that opens the footers of the desk.
 */
const meant = new RegExp(
  `: (cut|outside): a ‘(${[...Object.values(states), all].join('|')})’|over one another: summary ‘Haat के पेज’ and button ‘Haat से चैट’`,
)

/** What is read, seen or heard, but for what the page marks as English. Runs in the page. */
function textsOfPage(): string[] {
  const isEnglish = (element: Element | null) =>
    !element || element.closest('script, style, noscript, [lang="en"]')
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!isEnglish(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '')
  for (const element of document.body.querySelectorAll('*'))
    if (!isEnglish(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
  return [...new Set(texts.map((text) => text.trim()))]
}
