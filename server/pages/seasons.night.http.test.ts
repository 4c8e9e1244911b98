import { expect, test } from 'vitest'

import { seasons } from '#db/schema/index.ts'
import { beginMonth, nextMonth } from '#domain/catalog/seasons/begin-month.ts'
import { indianMonth } from '#domain/catalog/seasons/rules.ts'
import { pages, pagesAt } from '#tests/support/built-pages.ts'
import { testDatabase } from '#tests/support/database.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

// Two machines of the shop.
const database = await testDatabase()
const rendered: string[] = []
const counted: typeof pages = {
  ...pages,
  handle: (...asked) => {
    rendered.push(new URL(asked[0].url).pathname)
    return pages.handle(...asked)
  },
}
const here = await testShop({}, { database, pages: counted })
const there = await testShop({}, { database, pages: counted })
const admin = await here.admin()
const [page, pageThere] = [pagesAt(here.url), pagesAt(there.url)]

const month = indianMonth(here.ctx.now())
const thisMonthAlone = Array.from({ length: 12 }, (_, place) => (place === month ? 'plenty' : 'none'))
const names = new Intl.DateTimeFormat('en', { month: 'long' })
const [thisMonth, nextOne] = [0, 1].map((ahead) => names.format(new Date(2026, month + ahead, 15)))

const peas = await makeProduct(here, { name: 'Green Peas', hindiName: 'हरी मटर', category: 'vegetables' })
const rice = await makeProduct(here, { name: 'Rice', category: 'pulses' })
const showing = ['/', '/hi', '/seasons', '/hi/seasons', `/product/${peas}`]
const others = ['/about', '/product-category', `/product/${rice}`, '/products']

test('a season that is entered stands in the calendar, on its page and on home at once, in both languages; before, on none', async () => {
  expect((await page('/seasons')).text).toContain('Nobody has entered a season yet.')
  expect((await page('/')).text).not.toContain('>In season<')
  await admin.post('/api/shop-settings', demoSettings)
  await admin.post('/api/season', { productId: peas, months: thisMonthAlone, region: 'Punjab' })

  expect((await page('/')).text).toContain('>In season<')
  const calendar = (await page('/seasons')).text
  expect(calendar).toContain('In season now')
  expect(calendar).toMatch(/<table[\s\S]*<th scope="col"[\s\S]*<th scope="row">.*Green Peas/)
  expect(calendar).toContain(`>${thisMonth}, this month</span>`)
  const hindi = (await page('/hi/seasons')).text
  expect(hindi).toContain('अभी मौसम में')
  expect(hindi).toContain('उत्तर प्रदेश के खेतों से')
  expect(hindi).toContain('हरी मटर')
  expect(hindi).toContain('>पंजाब</span>')
  const own = (await page(`/product/${peas}`)).text
  expect(own).toContain('Plenty this month.')
  expect(own).toContain('Punjab')
  expect(own).toContain('<h2 id="declared"')
  expect((await page(`/product/${rice}`)).text).not.toContain('id="season"')
})

test('what comes onto the shelf comes into the calendar, and what leaves it leaves it', async () => {
  const move = (state: string) => admin.post('/api/set-product-state', { _id: peas, state })
  await move('archived')
  expect((await page('/seasons')).text).not.toContain('Green Peas')
  expect((await page('/')).text).not.toContain('>In season<')
  await move('on_shelf')
  expect((await page('/seasons')).text).toContain('Green Peas')
})

test('at the first moment of a month in India every machine drops the pages that say the month, and no others', async () => {
  await beginMonth(here.ctx)
  await there.ctx.catalogChanged()
  for (const address of [...showing, ...others]) for (const ask of [page, pageThere]) await ask(address)
  rendered.length = 0
  const untilNext = (nextMonth(here.ctx.now()).getTime() - here.ctx.now().getTime()) / 60_000
  pass(untilNext - 1)
  await beginMonth(here.ctx)
  for (const ask of [page, pageThere]) await ask('/seasons')
  expect(rendered, 'a minute before').toEqual([])

  pass(1.1)
  await Promise.all([beginMonth(there.ctx), beginMonth(here.ctx)])
  await expect.poll(() => pageThere('/seasons').then(({ text }) => text)).toContain(`${nextOne}, this month`)
  for (const address of [...showing, ...others]) for (const ask of [page, pageThere]) await ask(address)
  expect(new Set(rendered)).toEqual(new Set(showing))
  expect((await page(`/product/${peas}`)).text).toContain(`It comes again in ${thisMonth}.`)
  expect((await page('/')).text).not.toContain('>In season<')
  expect((await page('/seasons')).text).toContain('Later in the year')

  rendered.length = 0
  await beginMonth(here.ctx)
  await page('/seasons')
  expect(rendered, 'once a month').toEqual([])
})

test('the table takes no season without any, of another length, or with a week of a month that has none', async () => {
  const wrong = (season: object) =>
    here.db.insert(seasons).values({ productId: rice, months: thisMonthAlone as never, ...season })
  for (const season of [
    { months: thisMonthAlone.map(() => 'none') },
    { months: thisMonthAlone.slice(1) },
    { firstWeek: month * 4 + 1 },
    { firstWeek: month * 4 + 1, lastWeek: ((month + 1) % 12) * 4 + 1 },
  ])
    await expect(wrong(season)).rejects.toThrow()
})

function pass(minutes: number): void {
  here.passTime(minutes)
  there.passTime(minutes)
}
