import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { batches, growers } from '#db/schema/index.ts'
import { endCertificates } from '#domain/growers/end-certificates.ts'
import { daysAfter, endOfIndianDay, indianDay } from '#domain/time/rules.ts'
import { pages, pagesAt } from '#tests/support/built-pages.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const rendered: string[] = []
const counted: typeof pages = {
  ...pages,
  handle: (...asked) => {
    rendered.push(new URL(asked[0].url).pathname)
    return pages.handle(...asked)
  },
}
const shop = await testShop({}, { pages: counted })
const admin = await shop.admin()
const page = pagesAt(shop.url)
const today = indianDay(shop.ctx.now())
const lastDay = daysAfter(today, 20)
const sita = {
  name: 'Sita Devi',
  hindiName: 'सीता देवी',
  village: 'Rampur',
  hindiVillage: 'रामपुर',
  district: 'Sitapur',
  since: 2019,
  words: 'Peas <b>by hand</b>.',
  mobile: '9876543210',
  terms: 'share',
  shareBp: 7013,
  certificateScheme: 'npop',
  certificateNumber: 'ORG/SC/1234',
  certificateUntil: lastDay,
}
const peas = await makeProduct(shop, {
  name: 'Green Peas',
  hindiName: 'हरी मटर',
  category: 'vegetables',
  stock: 0,
})
const rice = await makeProduct(shop, { name: 'Rice', category: 'pulses', stock: 5 })

test('growers who are entered have their pages at once, in both languages, and before there is nobody', async () => {
  expect((await page('/growers')).text).toContain('No grower is entered yet.')
  expect((await page('/hi/growers')).text).toContain('अभी किसी उत्पादक का नाम नहीं लिखा है।')
  expect((await page('/grower/sita-devi')).status).toBe(404)
  await admin.post('/api/growers', sita)

  const all = (await page('/growers')).text
  expect(all).toMatch(/<a href="\/grower\/sita-devi">[\s\S]*Sita Devi[\s\S]*Rampur, Sitapur district/)
  expect(all).toContain('Certified organic (NPOP)')
  expect((await page('/hi/growers')).text).toMatch(/\/hi\/grower\/sita-devi[\s\S]*सीता देवी[\s\S]*रामपुर/)
  const own = (await page('/grower/sita-devi')).text
  expect(own).toContain('Brings goods since 2019')
  expect(own).toContain('Peas &lt;b&gt;by hand&lt;/b&gt;.')
  expect(own).toContain('Nothing of theirs is on the shelf just now.')
  expect(own).toContain('"addressLocality":"Rampur"')
  expect(own).toContain('hrefLang="hi"')
  const sitemap = (await page('/sitemap.xml')).text
  expect(sitemap).toContain('/hi/grower/sita-devi</loc>')
})

test('what they bring stands on their page, and its own page says who brought it and when it was harvested', async () => {
  const months = Array.from({ length: 12 }, () => 'some')
  await admin.post('/api/season', { productId: peas, months })
  expect((await page(`/product/${peas}`)).text).not.toContain('harvested')
  const madeOn = daysAfter(today, -1)
  const { status } = await receive(peas, { pieces: 5, madeOn, bestBefore: daysAfter(today, 5) })
  expect(status).toBe(200)

  const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const said = day.formatToParts(new Date(madeOn)).map(({ type, value }) => (type === 'literal' ? '' : value))
  const harvested = `harvested ${said.find((part) => /^\d/.test(part))} ${said.find((part) => /^[A-Z]/.test(part))}`
  const own = (await page(`/product/${peas}`)).text
  expect(plain(own)).toContain(`From Sita Devi, Rampur; ${harvested}`)
  expect(own).toContain('href="/grower/sita-devi"')
  expect(plain((await page(`/hi/product/${peas}`)).text)).toMatch(/सीता देवी, रामपुर से; फ़सल \d+ \S+ की/)
  expect((await page(`/product/${rice}`)).text).not.toContain('/grower/')
  const theirs = (await page('/grower/sita-devi')).text
  expect(plain(theirs)).toMatch(new RegExp(`Green Peas.*${harvested}`))
})

test('behind the code of a label stands who brought it and when, typed in any way, also without a script', async () => {
  const [batch] = await shop.db.select().from(batches).where(eq(batches.productId, peas))
  const { code } = batch!
  const own = (await page(`/b/${code}`)).text
  expect(own).toMatch(/Green Peas[\s\S]*Sita Devi[\s\S]*Rampur[\s\S]*Harvested[\s\S]*Good until/)
  expect(own).toContain(`${code.slice(0, 4)} ${code.slice(4)}`)
  expect(own).toContain('content="noindex"')
  expect(own).not.toMatch(/Please do not use it|not sold any more/)
  expect((await page(`/hi/b/${code.toLowerCase()}`)).text).toMatch(/हरी मटर[\s\S]*सीता देवी/)
  expect((await page('/b')).text).toMatch(/action="\/b"[\s\S]*name="code"/)

  const typed = encodeURIComponent(` ${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`)
  const sent = await page(`/b?code=${typed}`)
  expect(sent.status).toBe(302)
  const there = await page(sent.headers.get('location')!)
  expect([there.status, plain(there.text)]).toEqual([200, expect.stringContaining('Green Peas')])
  for (const unknown of ['AAAAAAAA', 'O0I1', '%3Cb%3E', 'a'.repeat(300)]) {
    const { status, text } = await page(`/b/${unknown}`)
    expect([status, text], unknown).toEqual([404, expect.stringContaining('name="code"')])
  }
})

test('the page of a batch says what its buyer should do when it is closed or called back', async () => {
  const [batch] = await shop.db.select().from(batches).where(eq(batches.productId, peas))
  const { id, code } = batch!
  await page(`/b/${code}`)
  rendered.length = 0
  await page(`/b/${code}`)
  expect(rendered, 'kept').toEqual([])
  const closedAt = shop.ctx.now()
  await shop.db
    .update(batches)
    .set({ state: 'recalled', recallReason: 'Too much <salt>', closedAt })
    .where(eq(batches.id, id))
  const recalled = plain(await followed(`/b/${code}`, 'Please do not use it.'))
  expect(recalled).toContain('Too much &lt;salt&gt;')
  expect(recalled).toContain('give you your money back')
  await shop.db.update(batches).set({ state: 'closed', recallReason: null }).where(eq(batches.id, id))
  await followed(`/b/${code}`, 'This batch is not sold any more.')
  await shop.db.update(batches).set({ state: 'open', closedAt: null }).where(eq(batches.id, id))
  await expect.poll(async () => (await page(`/product/${peas}`)).text).toContain('harvested')
})

test('their pages are kept, and dropped when the grower changes; nobody’s telephone and terms are on any', async () => {
  const showing = ['/growers', '/hi/growers', '/grower/sita-devi', '/hi/grower/sita-devi', `/product/${peas}`]
  const others = ['/about', `/product/${rice}`, '/seasons']
  const whole = (await Promise.all(showing.map((address) => page(address)))).map(({ text }) => text).join('')
  for (const secret of ['98765', '7013', '70.13']) expect(whole, secret).not.toContain(secret)
  for (const address of [...showing, ...others]) await page(address)
  rendered.length = 0
  for (const address of [...showing, ...others]) await page(address)
  expect(rendered.filter(isNoBatch), 'kept').toEqual([])

  const [{ _id, version }] = (await admin.get('/api/growers')).body['data']
  await admin.post(`/api/growers/${_id}`, { ...sita, village: 'Ramgarh', version })
  for (const address of [...showing, ...others]) await page(address)
  expect(new Set(rendered.filter(isNoBatch))).toEqual(new Set(showing))
  expect(plain((await page(`/product/${peas}`)).text)).toContain('From Sita Devi, Ramgarh;')
})

test('the mark of a certificate is gone from the midnight on with which its last day ends', async () => {
  expect((await page('/growers')).text).toContain('Certified organic')
  const untilEnd = (endOfIndianDay(lastDay).getTime() - shop.ctx.now().getTime()) / 60_000
  shop.passTime(untilEnd - 1)
  await endCertificates(shop.ctx)
  expect((await page('/grower/sita-devi')).text).toContain('ORG/SC/1234')
  shop.passTime(1.01)
  await endCertificates(shop.ctx)
  for (const address of ['/growers', '/grower/sita-devi', '/hi/grower/sita-devi'])
    expect((await page(address)).text, address).not.toMatch(/NPOP|ORG\/SC/)
})

test('who has ended is in no list and no sitemap; their page says so', async () => {
  const [{ _id, version }] = (await admin.get('/api/growers')).body['data']
  await admin.post(`/api/growers/${_id}/end`, { version })
  expect((await page('/growers')).text).toContain('No grower is entered yet.')
  expect((await page('/sitemap.xml')).text).not.toContain('sita-devi')
  expect((await page('/grower/sita-devi')).text).toContain('Brings no goods at present.')
})

/** The page of a batch names them too, and is rendered anew beside the others. */
function isNoBatch(address: string): boolean {
  return !address.startsWith('/b/')
}

async function receive(productId: string, input: object) {
  const [grower] = await shop.db.select().from(growers).where(eq(growers.name, 'Sita Devi'))
  return admin.post('/api/batches', { growerId: grower!.id, productId, ...input })
}

/** The page, once it says so: what a test writes past the calls is heard of a moment later. */
async function followed(address: string, words: string): Promise<string> {
  await expect.poll(async () => (await page(address)).text, { timeout: 10_000 }).toContain(words)
  return (await page(address)).text
}

/** What is read of a page. */
function plain(html: string): string {
  return html.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, '')
}
