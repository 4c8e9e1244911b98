import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, imports, productImages, products, seasons, stockEntries } from '#db/schema/index.ts'
import { seedDemoMarket } from '#db/seed/demo-market.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { lockStock } from '#domain/inventory/lock-stock.ts'
import { importsOf } from '#tests/support/imports.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { takeDueImports } from './take-due-imports.ts'

const shop = await testShop()
const admin = await shop.admin()
const { plan, linesOf, take, exported } = importsOf(admin)

const head = 'id,name,brand,category,price,selling price,stock,description,pictures'

async function productOf(id: string) {
  const [product] = await shop.db.select().from(products).where(eq(products.id, id))
  return product!
}

/** As many pieces go as if they were sold. */
function spoil(id: string, pieces: number) {
  return shop.ctx.db.transaction(async (db) => {
    await lockStock({ ...shop.ctx, db }, [id])
    await changeStock({ ...shop.ctx, db }, { why: 'spoiled' }, [{ productId: id, change: -pieces }])
  })
}

test('what is taken out and brought back changes nothing, for the whole demo market', async () => {
  await seedDemoMarket({
    db: shop.ctx.db,
    now: new Date(),
    layPictures: async () => undefined,
  })
  await makeProduct(shop, {
    name: '=SUM(A1) "quoted", with\nlines; and \t tabs',
    hindiName: "'आलू 🥔",
    description: "-5 @home,\r\n+91 'as it is'",
    aliases: ['tur, arhar', 'back\\slash'],
    stock: 4,
    hsnCode: '07131000',
    taxRateBp: 1250,
  })
  await shop.db
    .update(products)
    .set({ state: 'draft', onFrom: new Date('2026-12-03T00:30:00Z') })
    .where(eq(products.name, 'Chikmagalur Arabica Beans'))
  const total = await shop.db.$count(products)
  const file = await exported()

  const { status, body } = await plan(file)

  expect(status).toBe(200)
  expect(body['data'].counts).toEqual({ wrong: 0, changed: 0, new: 0, unchanged: total })
  // With semicolons and LF, as another spreadsheet would save it.
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(file, { skipEmptyLines: true })
  const other = await plan(Papa.unparse(data, { delimiter: ';', newline: '\n' }))
  expect(other.body['data'].counts).toEqual({ wrong: 0, changed: 0, new: 0, unchanged: total })
})

test('a file is taken as its plan has said: new products, changed ones, and nothing else', async () => {
  const dal = await makeProduct(shop, { sellingPricePaise: 100_00, listPricePaise: 120_00, stock: 10 })
  const rice = await makeProduct(shop)
  const before = await productOf(rice)
  const { body } = await plan(
    `${head}\n${dal},Chana Dal,Gram Seva,pulses,120,130,25,Split.,/images/toor-dal-800.webp\n` +
      `,Masoor,Gram Seva,Pulses,90,80.5,7,Red.,"https://images.example/a,b.webp http://images.example/2.webp"\n`,
  )
  const planned = body['data']

  expect(planned.counts).toEqual({ wrong: 0, changed: 1, new: 1, unchanged: 0 })
  const [changed, added] = await linesOf(planned._id)
  expect(changed).toMatchObject({
    line: 2,
    kind: 'changed',
    name: 'Chana Dal',
    isAboveListPrice: true,
    before: { sellingPricePaise: 100_00, stock: 10 },
    after: { sellingPricePaise: 130_00, stock: 25 },
  })
  expect(added).toMatchObject({ line: 3, kind: 'new', name: 'Masoor', isAboveListPrice: false })
  expect((await productOf(dal)).sellingPricePaise).toBe(100_00)

  const taken = await take(planned)

  expect(taken).toMatchObject({ state: 'taken', done: 2 })
  expect(await productOf(dal)).toMatchObject({ name: 'Chana Dal', sellingPricePaise: 130_00, stock: 25 })
  const [masoor] = await shop.db.select().from(products).where(eq(products.name, 'Masoor'))
  expect(masoor).toMatchObject({ category: 'pulses', sellingPricePaise: 80_50, stock: 7, state: 'on_shelf' })
  const images = await shop.db
    .select({ url: productImages.url })
    .from(productImages)
    .where(eq(productImages.productId, masoor!.id))
    .orderBy(asc(productImages.position))
  expect(images.map(({ url }) => url)).toEqual([
    'https://images.example/a,b.webp',
    'https://images.example/2.webp',
  ])
  expect(await productOf(rice)).toEqual(before)
  const seen = await shop.guest().post('/api/product-details', { productId: dal })
  expect(seen.body['data']).toMatchObject({ productName: 'Chana Dal', sellingPrice: 130 })
  const audited = await shop.db
    .select({ action: auditEntries.action, objectId: auditEntries.objectId, by: auditEntries.actorId })
    .from(auditEntries)
    .where(sql`${auditEntries.objectId} in (${dal}, ${masoor!.id}, ${planned._id})`)
    .orderBy(asc(auditEntries.id))
  expect(audited).toEqual([
    { action: 'product_added', objectId: masoor!.id, by: admin.id },
    { action: 'product_changed', objectId: dal, by: admin.id },
    { action: 'products_imported', objectId: planned._id, by: admin.id },
  ])
  const ledger = await shop.db
    .select({ why: stockEntries.why, change: stockEntries.shelfChange, note: stockEntries.note })
    .from(stockEntries)
    .where(and(eq(stockEntries.productId, dal), eq(stockEntries.why, 'correction')))
  expect(ledger).toEqual([{ why: 'correction', change: 15, note: 'From prices.csv' }])
})

test('a file with wrong lines is told what is wrong where, and none of it can be taken', async () => {
  const id = await makeProduct(shop)
  const { body } = await plan(
    `${head}\n` +
      `,,Gram Seva,pulses,90,cheap,,Red.,https://images.example/a.webp\n` +
      `${id},Dal,Gram Seva,gadgets,-1,80,x,Red.,ftp://images.example/a.webp\n` +
      `nosuchid,Dal,Gram Seva,pulses,90,80,,Red.,\n` +
      `${id},Dal,Gram Seva,pulses,90,80,,Red.,,more\n` +
      `,Good,Gram Seva,pulses,90,80,,Red.,https://images.example/a.webp\n`,
  )
  const planned = body['data']
  expect(planned.counts).toEqual({ wrong: 4, changed: 0, new: 1, unchanged: 0 })

  const lines = await linesOf(planned._id)

  expect(lines.map(({ line, kind }) => [line, kind])).toEqual([
    [2, 'wrong'],
    [3, 'wrong'],
    [4, 'wrong'],
    [5, 'wrong'],
    [6, 'new'],
  ])
  expect(lines[0]!['problems']).toEqual({
    name: 'This field is required.',
    'selling price': 'Please enter an amount in rupees, such as 49 or 49.50.',
  })
  expect(Object.keys(lines[1]!['problems'])).toEqual(['price (mrp)', 'stock'])
  expect(lines[2]!['problems']['id']).toContain('no product with this id')
  expect(lines[3]!['problems']).toMatchObject({ id: 'Line 3 is about the same product.' })
  expect(lines[3]!['problems']['line']).toContain('more cells')

  const named = await plan(`${head},other names\n${id},Dal,Gram Seva,pulses,90,80,,Red.,,"arhar, 1 kg"\n`)
  const [vain] = await linesOf(named.body['data']._id)
  expect(vain!['problems']).toEqual({ 'other names': expect.stringContaining('“1 kg” says nothing') })
  await shop.db
    .update(products)
    .set({ aliases: ['1 kg'] })
    .where(eq(products.id, id))
  const kept = await plan(`${head},other names\n${id},Dal,Gram Seva,pulses,90,80,,Red.,,"arhar, 1 kg"\n`)
  expect((await linesOf(kept.body['data']._id))[0]).toMatchObject({ kind: 'changed', problems: {} })

  const refused = await admin.post(`/api/imports/${planned._id}/take`, { version: planned.version })
  expect(refused).toMatchObject({ status: 409, body: { code: 'import_refused' } })
  expect(refused.body.message).toContain('nothing is taken')
  expect(await shop.db.$count(products, eq(products.name, 'Good'))).toBe(0)
})

test('shelves, pictures and dates are asked of the shop as the form asks them', async () => {
  const { body } = await plan(
    'name,brand,category,price,selling price,description,pictures,state,on from\n' +
      'A,B,gadgets,1,1,C,ftp://images.example/a.webp,on_shelf,2030-01-01T00:00:00+05:30\n',
  )
  const [line] = await linesOf(body['data']._id)
  expect(Object.keys(line!['problems']).sort()).toEqual(['category', 'on from', 'pictures'])
  expect(line!['problems']['category']).toMatch(/^There is no shelf “.+”\. Please correct its name/)
})

test('only the columns that a file has are changed, and an empty cell takes away what can be missing', async () => {
  const id = await makeProduct(shop, { hindiName: 'दाल', hsnCode: '0713', stock: 5 })
  const before = await productOf(id)
  const { body } = await plan(`ID;Hindi_Name;stock;selling price\n${id};;;45,50\n`)
  const [line] = await linesOf(body['data']._id)
  expect(line).toMatchObject({ after: { hindiName: null, sellingPricePaise: 45_50 } })

  await take(body['data'])

  expect(await productOf(id)).toEqual({
    ...before,
    hindiName: null,
    sellingPricePaise: 45_50,
    updatedAt: expect.any(Date),
  })
})

test('what is declared goes out with a product and comes in with it: changed, taken away, and anew', async () => {
  const [tea, dal] = [
    await makeProduct(shop, { declarations: { villageOfOrigin: 'Ilam', countryOfOrigin: 'Nepal' } }),
    await makeProduct(shop),
  ]
  const file = await exported()
  expect(file.split('\r\n').find((line) => line.startsWith(tea))).toContain(',Ilam,Nepal')
  const { body } = await plan(
    `id,name,brand,category,price,selling price,description,pictures,village of origin,country of origin\n` +
      `${tea},Tea,Gram Seva,coffee,90,80,Leaves.,/images/toor-dal-800.webp,,India\n` +
      `${dal},Dal,Gram Seva,pulses,90,80,Split.,/images/toor-dal-800.webp,Latur,\n` +
      `,Masoor of Peru,Gram Seva,pulses,90,80,Red.,https://images.example/a.webp,,Peru\n`,
  )
  const [changed] = await linesOf(body['data']._id)
  expect(changed).toMatchObject({
    before: { villageOfOrigin: 'Ilam', countryOfOrigin: 'Nepal' },
    after: { villageOfOrigin: null, countryOfOrigin: 'India' },
  })
  await take(body['data'])

  const shown = async (productId: string) =>
    (await shop.guest().post('/api/product-details', { productId })).body['data'].declarations
  const [masoor] = await shop.db.select().from(products).where(eq(products.name, 'Masoor of Peru'))
  expect(await shown(tea)).toEqual({ countryOfOrigin: 'India' })
  expect(await shown(dal)).toEqual({ villageOfOrigin: 'Latur' })
  expect(await shown(masoor!.id)).toEqual({ countryOfOrigin: 'Peru' })
  const again = await plan(await exported())
  expect(again.body['data'].counts).toMatchObject({ wrong: 0, changed: 0, new: 0 })
})

test('a file with nothing but declarations changes these, and a form that was open is refused', async () => {
  const tea = await makeProduct(shop, { declarations: { countryOfOrigin: 'Nepal' } })
  const details = async () => (await admin.post('/api/product-details', { productId: tea })).body['data']
  const open = await details()
  await take((await plan(`id,country of origin\n${tea},India\n`)).body['data'])

  // What the job has changed is announced, and a moment later dropped from what is cached.
  await expect.poll(details).toEqual({
    ...open,
    declarations: { countryOfOrigin: 'India' },
    updatedAt: expect.any(String),
  })
  expect((await admin.post('/api/update-product', open)).status).toBe(409)
  const long = await plan(`id,country of origin\n${tea},${'x'.repeat(1001)}\n`)
  const [wrong] = await linesOf(long.body['data']._id)
  expect(Object.keys(wrong!.problems)).toEqual(['country of origin'])
})

test('a comma in an amount is read where it means one thing, and refused where it may mean two', async () => {
  const id = await makeProduct(shop)
  for (const [text, isRead] of [
    [`id;price\n${id};45,5\n`, true],
    [`id;price\n${id};1,250\n`, true],
    [`id;price\n${id};1.250\n`, false],
    [`id,price\n${id},"45,50"\n`, false],
  ] as const) {
    const { body } = await plan(text)
    expect(body['data'].counts.wrong, text).toBe(isRead ? 0 : 1)
  }
})

test('pieces that were sold since the file was written stay sold', async () => {
  const id = await makeProduct(shop, { stock: 10, name: 'Sold meanwhile' })
  const file = await exported('?q=Sold%20meanwhile')
  await spoil(id, 3)
  expect((await plan(file)).body['data'].counts).toMatchObject({ changed: 0, unchanged: 1 })

  // Twenty came, says the file of this morning.
  const { body } = await plan(file.replace(',10,10,', ',30,10,'))
  expect((await linesOf(body['data']._id))[0]).toMatchObject({ before: { stock: 7 }, after: { stock: 27 } })
  await spoil(id, 2)
  await take(body['data'])

  expect((await productOf(id)).stock).toBe(25)
})

test('pieces that are sold after somebody counted and looked at the plan stay sold', async () => {
  const [more, same] = [await makeProduct(shop, { stock: 10 }), await makeProduct(shop, { stock: 6 })]
  const { body } = await plan(`id,stock\n${more},12\n${same},6\n`)
  expect(body['data'].counts).toMatchObject({ changed: 1, unchanged: 1 })
  await spoil(more, 3)
  await spoil(same, 1)

  expect(await take(body['data'])).toMatchObject({ state: 'taken', setback: null })
  // Pressed once more, in a tab that did not see the end.
  await take(body['data'])

  expect((await productOf(more)).stock).toBe(9)
  expect((await productOf(same)).stock).toBe(5)
})

test('a count that takes off more than is left leaves none', async () => {
  const id = await makeProduct(shop, { stock: 10 })
  const { body } = await plan(`id,stock\n${id},2\n`)
  await spoil(id, 5)
  await take(body['data'])
  expect((await productOf(id)).stock).toBe(0)
})

test('what somebody counts has what is held for people who are paying', async () => {
  const [id, uncounted] = [await makeProduct(shop, { stock: 10 }), await makeProduct(shop)]
  const asha = await shop.customer()
  await fillCart(asha, id)
  await fillCart(asha, uncounted)
  await startPaying(asha)
  const { body } = await plan(`id,stock\n${id},12\n${uncounted},12\n`)
  expect((await linesOf(body['data']._id))[0]).toMatchObject({ before: { stock: 9 }, after: { stock: 11 } })
  await take(body['data'])
  expect((await productOf(id)).stock).toBe(11)
  expect((await productOf(uncounted)).stock).toBe(11)
})

test('a shop that has changed since the dry run refuses the plan and shows the new one', async () => {
  const id = await makeProduct(shop, { sellingPricePaise: 40_00 })
  const same = await makeProduct(shop, { sellingPricePaise: 50_00 })
  const { body } = await plan(`id,selling price\n${id},45\n${same},50\n`)
  expect(body['data'].counts).toMatchObject({ changed: 1, unchanged: 1 })
  // Somebody else makes another price of what the file leaves as it was.
  await shop.db.update(products).set({ sellingPricePaise: 60_00 }).where(eq(products.id, same))

  const refused = await take(body['data'])

  expect(refused).toMatchObject({ state: 'planned', setback: 'planned_anew', version: 2, done: 0 })
  expect(refused.counts).toMatchObject({ changed: 2, unchanged: 0 })
  expect((await productOf(id)).sellingPricePaise).toBe(40_00)
  const stale = await admin.post(`/api/imports/${refused._id}/take`, { version: 1 })
  expect(stale).toMatchObject({ status: 409, body: { code: 'import_refused' } })
  expect(await take(refused)).toMatchObject({ state: 'taken', setback: null })
  expect((await productOf(same)).sellingPricePaise).toBe(50_00)
})

test('a plan names the prices that it changes by more than half, and is taken as it stands', async () => {
  const price = (listPricePaise: number, sellingPricePaise: number) =>
    makeProduct(shop, { name: 'Jeera', netQuantity: 100, netUnit: 'g', listPricePaise, sellingPricePaise })
  const [high, low, usual] = [
    await price(60_00, 49_00),
    await price(500_00, 490_00),
    await price(60_00, 50_00),
  ]
  const { body } = await plan(`id,price (mrp),selling price\n${high},600,490\n${low},500,49\n${usual},60,25`)
  expect(body['data'].bigSteps).toEqual({
    total: 3,
    first: [
      { name: 'Jeera 100 g', price: 'sellingPrice', before: 49, after: 490 },
      { name: 'Jeera 100 g', price: 'listPrice', before: 60, after: 600 },
      { name: 'Jeera 100 g', price: 'sellingPrice', before: 490, after: 49 },
    ],
  })
  // The question is for who takes it: the server takes what was confirmed.
  expect(await take(body['data'])).toMatchObject({ state: 'taken', bigSteps: { total: 0, first: [] } })
})

test('the same file twice at once is one, and so is a plan that is confirmed twice', async () => {
  const file = `${head}\n,Only Once,Gram Seva,pulses,90,80,,Red.,https://images.example/a.webp\n`
  const answers = await Promise.all([plan(file), plan(file), plan(file)])
  expect(new Set(answers.map(({ body }) => body['data']._id)).size).toBe(1)
  const newest = answers.map(({ body }) => body['data']).sort((a, b) => b.version - a.version)[0]

  const confirmed = await Promise.all(
    [1, 2].map(() => admin.post(`/api/imports/${newest._id}/take`, { version: newest.version })),
  )
  expect(confirmed.map(({ status }) => status)).toEqual([200, 200])
  await take(newest)

  expect(await shop.db.$count(products, eq(products.name, 'Only Once'))).toBe(1)
  const again = (await plan(file)).body['data']
  expect(again._id).not.toBe(newest._id)
  expect(again.takenBeforeAt).not.toBeNull()
})

test('an import whose process died is carried out by the next one, once', async () => {
  const id = await makeProduct(shop, { sellingPricePaise: 40_00 })
  const { body } = await plan(`id,selling price\n${id},41\n`)
  // As a process leaves it that has claimed the row and died: nothing done, due again in a minute.
  const later = new Date(Date.now() + 60_000)
  await shop.db
    .update(imports)
    .set({ state: 'taking', nextAttemptAt: later, attempts: 1 })
    .where(eq(imports.id, body['data']._id))
  await takeDueImports(shop.ctx)
  expect((await productOf(id)).sellingPricePaise).toBe(40_00)

  const inAMinute = { ...shop.ctx, now: () => new Date(later.getTime() + 1) }
  await Promise.all([takeDueImports(inAMinute), takeDueImports(inAMinute)])

  expect((await productOf(id)).sellingPricePaise).toBe(41_00)
  expect(await shop.db.$count(auditEntries, eq(auditEntries.objectId, body['data']._id))).toBe(1)
})

test('an import that another process has taken over in the middle is carried out by that one alone', async () => {
  const id = await makeProduct(shop, { stock: 10 })
  const { body } = await plan(`id,stock\n${id},12\n`)
  const { _id } = body['data']
  const [inAMinute, inTwo] = [1, 2].map((minutes) => new Date(Date.now() + minutes * 60_000))
  const leave = (attempts: number, nextAttemptAt: Date | undefined) =>
    shop.db.update(imports).set({ state: 'taking', attempts, nextAttemptAt }).where(eq(imports.id, _id))
  await leave(0, inAMinute)

  await overlap(shop.ctx, {
    first: (tx) => lockStock(tx, [id]),
    second: () => takeDueImports({ ...shop.ctx, now: () => inAMinute! }),
    meanwhile: () => leave(2, inTwo),
  })

  expect((await productOf(id)).stock).toBe(10)
  await takeDueImports({ ...shop.ctx, now: () => inTwo! })
  expect((await productOf(id)).stock).toBe(12)
})

test('one line that cannot be written leaves nothing of the others', { tags: 'night' }, async () => {
  const id = await makeProduct(shop, { sellingPricePaise: 40_00 })
  const { body } = await plan(
    `id,name,brand,category,price,selling price,description,pictures\n` +
      `${id},Half,B,pulses,50,41,C,/images/toor-dal-800.webp\n,Whole,B,pulses,5,4,C,https://images.example/a.webp\n`,
  )
  // The new one is written first; then the database refuses the other, which no plan foresees.
  await shop.db.execute(sql`alter table products add constraint planted check (name <> 'Half') not valid`)

  const failed = await take(body['data'])
  await shop.db.execute(sql`alter table products drop constraint planted`)

  expect(failed).toMatchObject({ state: 'planned', setback: 'failed' })
  expect(await shop.db.$count(products, eq(products.name, 'Whole'))).toBe(0)
  expect((await productOf(id)).sellingPricePaise).toBe(40_00)
})

test('a buyer of a product that is being changed waits for it and no longer', async () => {
  const id = await makeProduct(shop, { sellingPricePaise: 40_00, stock: 3 })
  const { body } = await plan(`id,selling price\n${id},42\n`)
  await overlap(shop.ctx, {
    first: (tx) => lockStock(tx, [id]),
    second: () => take(body['data']),
  })
  expect(await productOf(id)).toMatchObject({ sellingPricePaise: 42_00, stock: 3 })
})

test('a price that somebody saves in the moment of an import stays, and the file is planned anew', async () => {
  const id = await makeProduct(shop, { sellingPricePaise: 40_00 })
  const { body } = await plan(`id,selling price\n${id},43\n`)
  const { second } = await overlap(shop.ctx, {
    first: ({ db }) => db.update(products).set({ sellingPricePaise: 60_00 }).where(eq(products.id, id)),
    second: () => take(body['data']),
  })
  expect(second).toMatchObject({ state: 'planned', setback: 'planned_anew' })
  expect((await productOf(id)).sellingPricePaise).toBe(60_00)
})

test.each([
  ['a spreadsheet', Buffer.from('PK\x03\x04rest', 'latin1'), 'save it as CSV'],
  ['UTF-16 that does not say so', Buffer.from('name\n', 'utf16le'), 'CSV UTF-8'],
  ['another column', 'name,colour\n', 'no column ‘colour’'],
  ['neither id nor name', 'brand\nGram Seva\n', 'id or name'],
  ['the head alone', 'id,name\n', 'only the names'],
  ['too many products', `id,name\n${'x,y\n'.repeat(10_001)}`, '10,000'],
])('%s is refused with a sentence, and nothing is kept', async (_what, bytes, sentence) => {
  const before = await shop.db.$count(imports)
  const { status, body } = await plan(bytes)
  expect([status, body.code]).toEqual([422, 'bad_csv'])
  expect(body.message).toContain(sentence)
  expect(await shop.db.$count(imports)).toBe(before)
})

test('a file of more than 20 MB is told its limit', { tags: 'night' }, async () => {
  const { status, body } = await plan(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))
  expect([status, body.message]).toEqual([422, 'Please choose a file of at most 20 MB.'])
})

test('packs of one product with another HSN or tax rate are named beside a line, and taken all the same', async () => {
  const rajma = { family: 'Rajma', hsnCode: '0713', taxRateBp: 500, name: 'Rajma' }
  await makeProduct(shop, { ...rajma, netQuantity: 500, netUnit: 'g' })
  const large = await makeProduct(shop, { ...rajma, netQuantity: 5000, netUnit: 'g' })
  const old = await makeProduct(shop, { ...rajma, hsnCode: '1106', netQuantity: 9000, netUnit: 'g' })
  await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, old))
  const warned = async (csv: string) => {
    const planned = (await plan(csv)).body['data']
    expect(planned.counts).toMatchObject({ wrong: 0 })
    const seen = async () =>
      Object.fromEntries(
        (await linesOf(planned._id)).map(({ line, otherTax }) => [
          line,
          otherTax.map((one: Record<string, unknown>) => [
            one['netQuantity'],
            one['hsnCode'],
            one['taxRate'],
          ]),
        ]),
      )
    return { planned, seen, lines: await seen() }
  }
  const bought = 'Rajma,Gram Seva,pulses,90,80,,Red.,/images/toor-dal-800.webp,rajma'

  const { planned, seen, lines } = await warned(
    `${head},family,hsn code,tax rate\n,${bought},0713,12\n${large},${bought},1106,5\n`,
  )

  // A line is held against the shop as it will be with all the others.
  expect(lines).toEqual({
    2: [
      [500, '0713', 5],
      [5000, '1106', 5],
    ],
    3: [
      [500, '0713', 5],
      [1, '0713', 12],
    ],
  })
  expect((await take(planned)).state).toBe('taken')
  expect(await seen()).toEqual(lines)

  const right = await warned(`id,hsn code,tax rate\n${large},0713,12\n`)
  expect(right.lines).toEqual({ 2: [[500, '0713', 5]] })
})

test('prices of groups come in and go out in columns of their own, below the selling price', async () => {
  const oil = await makeProduct(shop, { sellingPricePaise: 200_00, stock: 9 })
  const ofOil = async () => {
    const { body } = await admin.get(`/api/group-prices?productId=${oil}`)
    return body['data'] as object
  }
  const columns = 'id,price for members,price for resellers'
  const bad = await plan(`${columns}\n${oil},200,0\n`)
  expect((await linesOf(bad.body['data']._id))[0]?.['problems']).toEqual({
    'price for members': expect.stringContaining('₹200.00') as string,
    'price for resellers': expect.stringContaining('₹200.00') as string,
  })
  await take((await plan(`${columns}\n${oil},180.5,160\n`)).body['data'])
  expect(await ofOil()).toEqual({ members: 180.5, resellers: 160 })
  await shop.db.update(products).set({ sellingPricePaise: 170_00 }).where(eq(products.id, oil))
  const again = await plan(await exported())
  expect(again.body['data'].counts).toMatchObject({ wrong: 0, changed: 0 })
  await take((await plan(`${columns}\n${oil},,160\n`)).body['data'])
  expect(await ofOil()).toEqual({ members: null, resellers: 160 })
})

test('a season comes in and goes out in one cell: all packs have the one that is said last, an empty cell takes it away, and a new pack without one has that of its family', async () => {
  const small = await makeProduct(shop, { name: 'Nagaur Peas', family: 'Peas of Nagaur' })
  const large = await makeProduct(shop, { name: 'Nagaur Peas', family: 'Peas of Nagaur' })
  const seasonIn = async () => {
    const found = await shop.db
      .select()
      .from(seasons)
      .where(inArray(seasons.productId, [small, large]))
    return found.map(({ months, firstWeek, lastWeek, region }) => [
      months.map((amount) => amount[0]).join(''),
      firstWeek,
      lastWeek,
      region,
    ])
  }
  const peas = 'Plenty: Nov to Jan; some: February; from: 3rd week of Nov; to: Feb 2; region: Nagaur'
  const bad = await plan(`id,season\n${small},in winter\n`)
  expect((await linesOf(bad.body['data']._id))[0]?.['problems']).toEqual({
    season: expect.stringContaining('Please write a season as: plenty'),
  })

  const { body } = await plan(`id,season\n${small},some: Mar\n${large},${JSON.stringify(peas)}\n`)
  expect(body['data'].counts).toMatchObject({ changed: 2 })
  expect(await take(body['data'])).toMatchObject({ state: 'taken', setback: null })
  expect(await seasonIn()).toEqual([['psnnnnnnnnpp', 43, 6, 'Nagaur']])
  expect(await shop.db.$count(auditEntries, eq(auditEntries.objectId, large))).toBe(1)

  // As it was taken out, nothing changes; a copy of one pack as a new one, with an empty cell, neither.
  const file = await exported('?q=Nagaur%20Peas')
  expect(file).toContain(
    '"plenty: Jan, Nov, Dec; some: Feb; from: week 3 of Nov; to: week 2 of Feb; region: Nagaur"',
  )
  expect((await plan(file)).body['data'].counts).toMatchObject({ changed: 0, unchanged: 2 })
  const added = await plan(
    'name,brand,category,price,selling price,description,family,season\nPeas,Gram Seva,Pulses,90,80,Green.,Peas of Nagaur,\n',
  )
  await take(added.body['data'])
  expect(await seasonIn()).toHaveLength(1)

  const gone = await plan(`id,season\n${small},\n`)
  await take(gone.body['data'])
  expect(await seasonIn()).toEqual([])
})
