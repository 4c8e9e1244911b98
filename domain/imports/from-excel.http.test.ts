import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { expect, test } from 'vitest'

import { products } from '#db/schema/index.ts'
import { importsOf } from '#tests/support/imports.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

// What Excel makes of a file of the shop, and what the shop makes of that.

const shop = await testShop()
const admin = await shop.admin()
const { plan, linesOf, take, exported } = importsOf(admin)

/** Windows-1252, in which Excel saves a plain CSV: a question mark for each letter that it does not have. */
function inAnsi(text: string): Buffer {
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
      byte,
    ]),
  )
  return Buffer.from(text.split('').map((letter) => byteOf.get(letter) ?? 0x3f))
}

/** What a cell of each column looks like once Excel has opened the file and saved it. */
const spoil: Record<string, (cell: string) => string> = {
  'price (mrp)': (cell) => `₹ ${Number(cell).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`,
  'selling price': (cell) => Number(cell).toLocaleString('en-IN'),
  stock: (cell) => Number(cell).toLocaleString('en-IN'),
  'stock at export': (cell) => Number(cell).toLocaleString('en-US'),
  'hsn code': (cell) => String(Number(cell)),
  'tax rate': (cell) => `${cell}%`,
  'net unit': (cell) => `${cell.toUpperCase()} `,
  'bar code': (cell) => (cell.length < 12 ? cell : Number(cell).toExponential(5).replace('e', 'E')),
}

/** The shop's own file as Excel would save it, with the blank cells and lines that it leaves behind. */
function throughExcel(file: string): string[][] {
  const [head = [], ...rows] = Papa.parse<string[]>(file.replace('\uFEFF', ''), { skipEmptyLines: true }).data
  const spoiled = rows.map((row) =>
    row.map((cell, place) =>
      cell === '' ? '' : (spoil[head[place]!]?.(cell) ?? cell.replaceAll('\r\n', '\n')),
    ),
  )
  return [
    ...[head, ...spoiled].map((row) => [...row, '', '']),
    ...Array(3).fill(Array(head.length + 2).fill('')),
  ]
}

test('the shop’s own file changes nothing after Excel has opened it and saved it, in whichever form', async () => {
  await makeProduct(shop, {
    name: 'Pālak “fresh” – 🥬 leaves',
    hindiName: 'ताज़ा पालक',
    family: 'पालक Leaves',
    description: 'Café-fresh.\r\nकल की कटाई।',
    aliases: ['पालक', 'spinach'],
    stock: 125_000,
    listPricePaise: 1_25_000_50,
    sellingPricePaise: 99_999_90,
    hsnCode: '0709',
    taxRateBp: 1250,
    declarations: { villageOfOrigin: 'सातारा' },
  })
  await shop.db.update(products).set({ barcode: '2000000000015' }).where(eq(products.hindiName, 'ताज़ा पालक'))
  const beans = await makeProduct(shop, { state: 'draft', hsnCode: '07131000', netUnit: 'ml' })
  await shop.db
    .update(products)
    .set({ barcode: '01234565', onFrom: new Date('2026-12-03T00:30:00Z') })
    .where(eq(products.id, beans))
  await makeProduct(shop, { hsnCode: '100630', taxRateBp: 0, netUnit: 'piece', stock: 0 })
  const total = await shop.db.$count(products)
  const rows = throughExcel(await exported())
  const text = (delimiter: string) => Papa.unparse(rows, { delimiter, newline: '\r\n' })

  for (const [form, bytes] of [
    ['CSV UTF-8', Buffer.from(`\uFEFF${text(',')}`)],
    ['CSV', inAnsi(text(','))],
    ['CSV where the comma is in numbers', inAnsi(text(';'))],
    ['Unicode Text', Buffer.from(`\uFEFF${text('\t')}`, 'utf16le')],
  ] as const) {
    const { body } = await plan(bytes)
    const lines = await linesOf(body['data']._id)
    expect(
      lines.filter(({ kind }) => kind !== 'unchanged'),
      form,
    ).toEqual([])
    expect(body['data'].counts, form).toEqual({ wrong: 0, changed: 0, new: 0, unchanged: total })
  }
})

test('a bar code that Excel has shortened is refused by a sentence, and never guessed', async () => {
  const id = await makeProduct(shop)
  await shop.db.update(products).set({ barcode: '4006381333931' }).where(eq(products.id, id))
  const head = 'id,name,brand,category,price,selling price,description,bar code'
  const { body } = await plan(
    `${head}\n${id},Dal,B,pulses,90,80,Split.,8.90123E+12\n,Masoor,B,pulses,90,80,Red.,4.00638E+12\n`,
  )
  expect(body['data'].counts).toEqual({ wrong: 2, changed: 0, new: 0, unchanged: 0 })
  const lines = await linesOf(body['data']._id)
  expect(lines.map(({ problems }) => Object.keys(problems))).toEqual([['bar code'], ['bar code']])
  expect(lines[0]?.['problems']['bar code']).toContain('shortened this bar code to 8.90123E+12')
})

test('a Hindi name of which only question marks are left is refused, and takes no name away', async () => {
  const id = await makeProduct(shop, { hindiName: 'अरहर' })
  const { body } = await plan(`id,hindi name\n${id},???\n`)
  const [line] = await linesOf(body['data']._id)
  expect(line).toMatchObject({
    kind: 'wrong',
    problems: { 'hindi name': expect.stringContaining('CSV UTF-8') },
  })
})

test('goods of a list that somebody typed come in as they are sold: kilograms, rupees, a day', async () => {
  const { body } = await plan(
    inAnsi(
      'name;brand;category;price;selling price;net quantity;net unit;hsn code;tax rate;on from;description;pictures\r\n' +
        'Basmati;Café;Pulses;₹ 1,250.00;1.199,50;5;Kg ;713;5%;03-12-2030 6:00;Long.;https://images.example/a.jpg\r\n',
    ),
  )
  expect(await linesOf(body['data']._id)).toMatchObject([{ kind: 'new', problems: {} }])
  await take(body['data'])
  const [basmati] = await shop.db.select().from(products).where(eq(products.name, 'Basmati'))
  expect(basmati).toMatchObject({
    brand: 'Café',
    listPricePaise: 1250_00,
    sellingPricePaise: 1199_50,
    netQuantity: 5000,
    netUnit: 'g',
    hsnCode: '0713',
    taxRateBp: 500,
    onFrom: new Date('2030-12-03T00:30:00Z'),
    state: 'draft',
  })
})
