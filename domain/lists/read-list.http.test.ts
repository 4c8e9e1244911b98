import { expect, test } from 'vitest'

import type { ReadListLine } from '#contract/shopping-lists.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { ProductDetails } from '#tests/support/shop.ts'
import { statementsSent } from '#tests/support/statements.ts'

const shop = await testShop()
const guest = shop.guest()

function make(details: ProductDetails): Promise<string> {
  return makeProduct(shop, {
    brand: 'Q',
    description: 'Q.',
    aliases: [],
    netUnit: 'g',
    stock: null,
    ...details,
  })
}

await make({ name: 'Potato', hindiName: 'आलू', category: 'vegetables', aliases: ['aloo'], netQuantity: 500 })
await make({ name: 'Onion', category: 'vegetables', aliases: ['pyaz'], netQuantity: 1000, stock: 2 })
await make({
  name: 'Cow Milk',
  category: 'dairy products',
  aliases: ['doodh'],
  netQuantity: 1000,
  netUnit: 'ml',
})
await make({
  name: 'Bhindi',
  category: 'vegetables',
  netQuantity: 100,
  leastGrams: 500,
  mostGrams: 3000,
  sellingPricePaise: 4_00,
})
await make({ name: 'Neem and Tulsi Soap', category: 'personal care', netQuantity: 100 })
await make({ name: 'Neem Oil', category: 'oils', netQuantity: 100, netUnit: 'ml' })
await make({ name: 'Amla Juice', category: 'juice', aliases: ['amla'], netQuantity: 500, netUnit: 'ml' })
await make({ name: 'Tooth Powder', category: 'personal care', aliases: ['colgate'], netQuantity: 100 })
await make({ name: 'Lemon Pickle', category: 'vegetables', aliases: ['achar'], netQuantity: 400 })
await make({ name: 'Mango Pickle', category: 'vegetables', aliases: ['achar'], netQuantity: 400 })
for (const [netQuantity, sellingPricePaise] of [
  [1000, 7000],
  [5000, 34000],
] as const)
  await make({
    name: 'Wheat Atta',
    family: 'Wheat Atta',
    category: 'pulses',
    aliases: ['atta'],
    netQuantity,
    listPricePaise: 40000,
    sellingPricePaise,
  })

async function read(list: unknown): Promise<ReadListLine[]> {
  const { status, body } = await guest.post('/api/read-list', { list })
  expect(status).toBe(200)
  return body['data'].lines
}

/** 'Potato 4 × 500 g = 2 kg', with a question mark where a person has to choose. */
async function proposed(list: string): Promise<string[]> {
  return (await read(list)).map(({ typed, isSure, goods: [good] }) =>
    good ? `${good.productName} ${good.label}${isSure ? '' : '?'}` : typed,
  )
}

test('a guest reads a list: each line has goods, packs and how many', async () => {
  expect(await proposed('2 kg aloo\n1 l doodh\n5 kg atta, pyaz 1.5 kilo')).toEqual([
    'Potato 4 × 500 g = 2 kg',
    'Cow Milk 1 L',
    'Wheat Atta 5 kg',
    'Onion 2 × 1 kg = 2 kg',
  ])
  const [line] = await read('pyaz dedh kilo')
  expect(line).toMatchObject({ typed: 'pyaz dedh kilo', words: 'pyaz', quantity: '1.5 kg', isSure: true })
  expect(line?.goods[0]).toMatchObject({
    productName: 'Onion',
    count: 2,
    stock: 2,
    isMore: true,
    isSure: true,
  })
})

test('goods by weight are proposed as the weight that was asked for, and else as their least', async () => {
  expect(await proposed('1.2 kg bhindi\n250 g bhindi\nbhindi\n5 kg bhindi\nbhindi 6')).toEqual([
    'Bhindi 1.2 kg',
    'Bhindi 500 g?',
    'Bhindi 500 g',
    'Bhindi 3 kg?',
    'Bhindi 500 g?',
  ])
  const [line] = await read('1.2 kg bhindi')
  expect(line?.goods[0]).toMatchObject({
    count: 12,
    sellingPrice: 4,
    step: { grams: 100, least: 5, most: 30 },
  })
})

test('a Hindi page is told packs and pieces in Hindi', async () => {
  const headers = { 'haat-language': 'hi' }
  const { body } = await guest.post('/api/read-list', { list: '2 packet aloo, 3 piece pyaz' }, headers)
  expect(body['data'].lines.map(({ quantity }: ReadListLine) => quantity)).toEqual(['2 पैक', '3 नग'])
})

test('what is not sold stays as it was typed', async () => {
  expect(await proposed('hydraulic pump 2, 2 kg aloo')).toEqual([
    'hydraulic pump 2',
    'Potato 4 × 500 g = 2 kg',
  ])
})

test.each([
  ['several goods called so', 'achar 1'],
  ['a slip of a word', '2 kg potatu'],
  ['another brand', 'colgate 1'],
  ['what the goods are made of', 'amla 1'],
  ['more than there is', '3 kg pyaz'],
  ['another measure', '1 kg doodh'],
  ['a quantity that nobody understands', '2-3 kg aloo'],
  ['a figure that says something else', 'aloo 1509 2 kg'],
])('%s is shown to choose: %s', async (_, list) => {
  const [line] = await read(list)
  expect(line?.isSure).toBe(false)
  expect(line?.goods.length).toBeGreaterThan(0)
})

test("'and' is read by what the shop sells", async () => {
  expect(await proposed('neem and tulsi soap 2')).toEqual(['Neem and Tulsi Soap 2 × 100 g = 200 g'])
  expect(await proposed('aloo aur doodh')).toEqual(['Potato 500 g', 'Cow Milk 1 L'])
  // Nothing but blanks: they are shown as several, and each is looked at.
  expect(await proposed('aloo doodh pyaz')).toEqual(['Potato 500 g?', 'Cow Milk 1 L?', 'Onion 1 kg?'])
})

test.each(['', ' \n ', 7, undefined, ['aloo'], {}])('%j is no list', async (list) => {
  expect((await guest.post('/api/read-list', { list })).status).toBe(422)
})

test.each([
  ['a'.repeat(4001), 'at most 4,000 letters'],
  ['aloo\n'.repeat(61), 'at most 60 lines'],
])('what is too long is refused with a sentence for its field', async (list, sentence) => {
  const { status, body } = await guest.post('/api/read-list', { list })
  expect(status).toBe(422)
  expect(body['fields']?.['list']).toContain(sentence)
})

test('a list of a megabyte is refused, and costs no statement', async () => {
  const sent = await statementsSent(shop.pool, async () => {
    const { status } = await guest.post('/api/read-list', { list: 'aloo '.repeat(200_000) })
    expect([413, 422]).toContain(status)
  })
  expect(sent).toHaveLength(0)
})

test('a line of more goods than a list may have is refused before it is searched for', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const names = letters.flatMap((one) => letters.map((other) => `q${one}${other}`)).slice(0, 600)
  const sent = await statementsSent(shop.pool, async () => {
    const { status } = await guest.post('/api/read-list', { list: names.join(' n ') })
    expect(status).toBe(422)
  })
  expect(sent).toHaveLength(0)
})

test('hostile text is text', async () => {
  const [line] = await read('<img src=x onerror=alert(1)>')
  expect(line?.typed).toBe('img src=x onerror=alert(1)>')
  expect(await proposed('\u202e2 kg aloo\u202c, 1000000000 kg aloo')).toEqual([
    'Potato 4 × 500 g = 2 kg',
    'Potato 500 g?',
  ])
  await read(`'; drop table products; -- %_\\ \uFFFF {} " $1`)
})

test.each([1, 60])('of %i lines it takes two statements', async (lines) => {
  // The first has several packs; of the others each is another word.
  const list = Array.from({ length: lines }, (_, nth) =>
    nth === 0 ? '1 kg atta' : `2 kg aloo${'a'.repeat(nth)}b`,
  ).join('\n')
  await read(list)
  const sent = await statementsSent(shop.pool, () => read(list))
  expect(sent, sent.join('\n')).toHaveLength(2)
})
