import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Connection } from '#db/connect.ts'
import { categories, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { overlap } from '#tests/support/locks.ts'
import { emptyShelves, makeProduct, testShop } from '#tests/support/shop.ts'
import type { ProductDetails } from '#tests/support/shop.ts'

import { everyFoundProduct, findsSomething, goodsOnEach, searchPlaces, searchProducts } from './queries.ts'

const shop = await testShop()
const { ctx } = shop
const page = { page: 1, pageSize: 24 }

beforeEach(async () => {
  await emptyShelves(shop)
  await shop.pool.query('truncate search_words')
})

/** A product of which no word but those given is looked for. */
function make(details: ProductDetails): Promise<string> {
  return makeProduct(shop, { brand: 'Q', category: 'oils', description: 'Q.', aliases: [], ...details })
}

async function found(query: string, by: Ctx = ctx): Promise<string[]> {
  return (await searchProducts(by, query, page)).products.map(({ name }) => name)
}

test.each([
  'bay leaf',
  'rice flour',
  'rice bran',
  'face cream',
  'ice candy',
  'rose apple',
  'marie gold',
  'thums up',
])('a product that has %s as an alias is found by it, though most shops sell none', async (alias) => {
  await make({ name: 'Malabar', aliases: [alias] })
  expect(await found(alias)).toEqual(['Malabar'])
})

describe('one key for all spellings of', () => {
  test.each([
    ['aloo aaloo alu aalu आलू आलु'],
    ['jeera zeera jira zira जीरा ज़ीरा'],
    ['doodh dudh दूध'],
    ['atta aata आटा'],
    ['bhindi bindi भिंडी भिण्डी भिन्डी'],
    ['tamatar tamatr tamaatar टमाटर'],
    ['makhan makkhan मक्खन'],
    ['makhana makhane मखाना मखाने'],
    ['pyaz pyaaz piaz pyaj प्याज़ प्याज'],
    ['neembu nimbu nimboo नींबू निम्बू'],
    ['khand khaand खांड खाँड'],
    ['adrak adarak अदरक'],
    ['sarson sarason सरसों'],
    ['vada wada'],
    ['shakkar sakkar शक्कर'],
    ['tomato tomatos tomatoes'],
    ['cherry cherries'],
    ['kela kele केला केले'],
  ])('%s', async (spellings) => {
    const terms = await keysOf(spellings.split(' '))
    expect(new Set(terms).size).toBe(1)
  })

  test.each([['kala kela'], ['makhan makhana'], ['garam gram'], ['til tel'], ['mala malai'], ['dal dil']])(
    'and two for %s',
    async (words) => {
      expect(new Set(await keysOf(words.split(' '))).size).toBe(2)
    },
  )

  async function keysOf(words: string[]): Promise<string[]> {
    const { rows } = await shop.pool.query<{ term: string }>(
      'select search_term(search_sound(word)) as term from unnest($1::text[]) as word',
      [words],
    )
    return rows.map(({ term }) => term)
  }
})

describe('the order', () => {
  test('a name beats a Hindi name, that a brand, that a shelf; a description counts where nothing else does', async () => {
    await shop.db.update(categories).set({ label: 'Kesar shelf' }).where(eq(categories.value, 'juice'))
    await make({ name: 'Described', description: 'With kesar.' })
    await make({ name: 'Shelved', category: 'juice' })
    await make({ name: 'Branded', brand: 'Kesar' })
    await make({ name: 'Hindi', hindiName: 'केसर' })
    const named = await make({ name: 'Kesar' })
    expect(await found('kesar')).toEqual(['Kesar', 'Hindi', 'Branded', 'Shelved'])

    await shop.db.delete(products).where(eq(products.id, named))
    await shop.db.delete(products).where(gt(products.name, 'E'))
    await shop.db.delete(products).where(eq(products.name, 'Branded'))
    expect(await found('kesar')).toEqual(['Described'])
    await shop.db.update(categories).set({ label: 'Juice' }).where(eq(categories.value, 'juice'))
  })

  test('a word that people say for the goods beats a name that only begins with it', async () => {
    await make({ name: 'Cardamom Coffee' })
    await make({ name: 'Green Elaichi', aliases: ['cardamom'] })
    expect(await found('cardamom')).toEqual(['Green Elaichi', 'Cardamom Coffee'])
  })

  test('whole words beat beginnings', async () => {
    await make({ name: 'Potato' })
    await make({ name: 'Water Pot' })
    expect(await found('pot')).toEqual(['Water Pot', 'Potato'])
  })

  test('beginnings beat slips: what begins so is no slip', async () => {
    await make({ name: 'Lemonade' })
    await make({ name: 'Lemox' })
    expect(await found('lemon')).toEqual(['Lemonade'])
    expect(await found('lemoz')).toEqual(['Lemox'])
  })

  test('a part of a word counts only where nothing else does', async () => {
    await make({ name: 'Strawberry' })
    expect(await found('berry')).toEqual(['Strawberry'])
    await make({ name: 'Berry' })
    expect(await found('berry')).toEqual(['Berry'])
  })

  test('what is sold out stands last, from the sale of its last piece until it is back', async () => {
    const whole = await make({ name: 'Honey', stock: 1 })
    await make({ name: 'Honey Soap' })
    expect(await found('honey')).toEqual(['Honey', 'Honey Soap'])
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, whole))
    expect(await found('honey')).toEqual(['Honey Soap', 'Honey'])
    await shop.db.update(products).set({ stock: 7 }).where(eq(products.id, whole))
    expect(await found('honey')).toEqual(['Honey', 'Honey Soap'])
  })

  test('what is sold out stands last in a search of several words too', async () => {
    const first = await make({ name: 'Neem Hair Oil', stock: 1 })
    await make({ name: 'Neem Body Oil' })
    const both = async () => [await found('oil neem'), await found('tel neem organic')]
    expect((await both()).flat()).toEqual([
      'Neem Hair Oil',
      'Neem Body Oil',
      'Neem Hair Oil',
      'Neem Body Oil',
    ])
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, first))
    expect((await both()).flat()).toEqual([
      'Neem Body Oil',
      'Neem Hair Oil',
      'Neem Body Oil',
      'Neem Hair Oil',
    ])
  })

  test('a number beside a name chooses among equals, and hides nothing', async () => {
    await make({ name: 'Basmati 1121' })
    await make({ name: 'Basmati 1509' })
    expect(await found('basmati 1509')).toEqual(['Basmati 1509', 'Basmati 1121'])
    expect(await found('basmati 7')).toEqual(['Basmati 1121', 'Basmati 1509'])
  })

  test('among equals the pack stands first that is named, and never before a better name', async () => {
    await make({ name: 'Atta', netQuantity: 1000 })
    await make({ name: 'Atta', netQuantity: 5000 })
    await make({ name: 'Atta Biscuit', netQuantity: 5000 })
    const packs = (await searchProducts(ctx, 'atta 5 kg', page)).products
    expect(packs.map(({ name, netQuantity }) => `${name} ${netQuantity}`)).toEqual([
      'Atta 5000',
      'Atta 1000',
      'Atta Biscuit 5000',
    ])
  })
})

describe('a query', () => {
  beforeEach(async () => {
    await make({ name: 'Potato', hindiName: 'आलू', aliases: ['aloo', 'batata'] })
    await make({ name: 'Cold-pressed Mustard Oil', aliases: ['sarson ka tel'] })
    await make({ name: 'Okra', aliases: ['bhindi', 'lady finger'] })
    await make({ name: 'Ginger', aliases: ['adrak'] })
    await make({ name: 'Herbal Tea', hindiName: 'अदरक चाय', aliases: ['chai'] })
  })

  test.each([
    ['1 kg potato', ['Potato']],
    ['aloo 2kg', ['Potato']],
    ['2 packet organic aloo', ['Potato']],
    ['आलू वाला', ['Potato']],
    ['coldpressed', ['Cold-pressed Mustard Oil']],
    ['cold pressed', ['Cold-pressed Mustard Oil']],
    ['sarson tel', ['Cold-pressed Mustard Oil']],
    ['ladyfinger', ['Okra']],
    ['lady fingers', ['Okra']],
    ['poteto', ['Potato']],
    ['ptoato', ['Potato']],
    ['rotato', ['Potato']],
    ['mustrad', ['Cold-pressed Mustard Oil']],
    ['bhindiyon', ['Okra']],
    ['chai ke liye adrak', ['Ginger', 'Herbal Tea']],
    ['aloo tel', ['Potato']],
    ['aloo500gm', ['Potato']],
    ['mujhe aloo chahiye', ['Potato']],
    ['best aloo for curry', ['Potato']],
    ['gngr', ['Ginger']],
    ['black potato', ['Potato']],
    ['sarson enne', ['Cold-pressed Mustard Oil']],
    ['sarsonche tel', ['Cold-pressed Mustard Oil']],
    ['sarsoner tel', ['Cold-pressed Mustard Oil']],
    ['batatas', ['Potato']],
    ['adrakbhindi', []],
    ['musterdoil', ['Cold-pressed Mustard Oil']],
  ])('%s finds %j', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  test.each(['laptop', 'bread', 'potato machine', 'pxtxtx', 'aloo mumbai'])(
    '%s finds nothing',
    async (query) => {
      expect(await found(query)).toEqual([])
    },
  )

  test.each([
    ['a corn oil beside corn and oil', 'corn oil', ['Sweet Corn', 'Olive Oil']],
    ['a name of two words beside goods with each of them', 'kit kat', ['First-Aid Kit', 'Kat']],
    ['a number and a beginning', '7 up', ['Upma']],
    ['a number and a part of a word', '5 star', ['Mustard']],
    ['a third of a sound', 'wheelchair', ['Winter']],
  ])('%s finds nothing', async (_what, query, names) => {
    for (const name of names) await make({ name, category: 'fruits' })
    expect(await found(query)).toEqual([])
  })

  test('of a name of two words finds it where it is sold', async () => {
    await make({ name: 'Kit Kat' })
    await make({ name: 'First-Aid Kit' })
    expect(await found('kit kat')).toEqual(['Kit Kat'])
  })

  test('of a name of two words that is not sold finds goods with both in their names', async () => {
    await make({ name: 'Baby Massage Oil' })
    await make({ name: 'Coconut Oil', aliases: ['hair'] })
    await make({ name: 'Baby Soap', category: 'oils', aliases: ['oil'] })
    expect(await found('fresh baby oil')).toEqual(['Baby Massage Oil'])
  })

  test('in vain says what would find something, and on which shelf', async () => {
    expect(await searchProducts(ctx, 'school potato', page)).toMatchObject({
      total: 0,
      didYouMean: 'potato',
      nearShelves: ['oils'],
    })
    expect(await searchProducts(ctx, 'pottatoes chops', page)).toMatchObject({ didYouMean: 'potato' })
    expect(await searchProducts(ctx, 'ginjer xyzzy', page)).toMatchObject({ didYouMean: 'ginger' })
    expect(await searchProducts(ctx, 'आलु xyzzy', page)).toMatchObject({ didYouMean: 'आलू' })
    await make({ name: 'Coriander' })
    expect(await searchProducts(ctx, 'coriander leaves', page)).toMatchObject({
      total: 0,
      didYouMean: 'coriander',
    })
    expect(await searchProducts(ctx, 'xyzzy', page)).toMatchObject({ didYouMean: null, nearShelves: [] })
    expect(await searchProducts(ctx, 'potato', page)).toMatchObject({ didYouMean: null, nearShelves: [] })
  })

  test.each([
    ['200 letters of %', '%'.repeat(200)],
    ['eight words of one letter', 'a b c d e f g h'],
    ['marks that turn the direction', 'po\u202et\u200fato'.repeat(20)],
    ['emoji', '🥔'.repeat(60)],
    ['one long word', 'aloo'.repeat(50)],
    ['a backslash and quotes', `\\ ' " $1 {}`],
    ['letters of many scripts', 'Ⰰ 土豆 картофель ஆலு'],
  ])('of %s is answered', async (_what, query) => {
    expect((await searchProducts(ctx, query, page)).total).toBe(0)
  })

  test('of a word of grammar alone is the beginning of another one, or a name', async () => {
    await make({ name: 'Kaju' })
    await make({ name: 'Mat' })
    expect([await found('ka'), await found('mat'), await found('door mat')]).toEqual([['Kaju'], ['Mat'], []])
  })

  test.each(['broom', 'jhadu', 'balti', 'spoon'])('%s finds no slip, sound or part', async (query) => {
    await make({ name: 'Brush' })
    await make({ name: 'Balm', aliases: ['jandu', 'balai', 'spun', 'moth', 'wash'] })
    expect(await found(query)).toEqual([])
  })

  test('with an invisible mark in a word is read without it', async () => {
    expect(await found('po\u200ftato')).toEqual(['Potato'])
  })
})

describe('a query that says more than goods', () => {
  beforeEach(async () => {
    await make({ name: 'Onion', category: 'vegetables', sellingPricePaise: 4000, aliases: ['pyaz'] })
    await make({
      name: 'Potato',
      category: 'vegetables',
      sellingPricePaise: 6000,
      aliases: ['aloo'],
      description: 'Fry aloo over pyaz.',
    })
    await make({
      name: 'Amla Juice',
      category: 'juice',
      sellingPricePaise: 9000,
      description: 'Sour, with no sugar added. Stir it into onion soup.',
    })
    await make({
      name: 'Mango Juice',
      category: 'juice',
      sellingPricePaise: 5000,
      description: 'Pulp of mangoes and a little sugar.',
    })
  })

  test.each([
    ['sabzi', ['Onion', 'Potato']],
    ['organic', ['Onion', 'Potato', 'Amla Juice', 'Mango Juice']],
    ['vegetables under 50', ['Onion']],
    ['₹50', ['Onion', 'Mango Juice']],
    ['cheap juice', ['Mango Juice', 'Amla Juice']],
    ['juice without sugar', ['Amla Juice']],
    ['sugar free', ['Onion', 'Potato', 'Amla Juice']],
    ['bina pyaz', ['Potato', 'Amla Juice', 'Mango Juice']],
    ['aloo pyaz', ['Potato', 'Onion']],
    ['onion, potato', ['Onion', 'Potato']],
    ['aloo aur lauki', ['Potato']],
    ['juice aur aloo', ['Amla Juice', 'Potato', 'Mango Juice']],
    ['under 10', []],
  ])('%s finds %j', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  test('is answered alike by page, calls and the question whether anything is found', async () => {
    const whole: string[] = []
    await everyFoundProduct(ctx, 'vegetables under 50', async (rows) => {
      whole.push(...rows.map(({ name }) => name))
    })
    const { places } = await searchPlaces(ctx, 'vegetables under 50', { page: 1, pageSize: 24 })
    expect([whole, places.length]).toEqual([['Onion'], 1])
    expect([await findsSomething(ctx, 'sabzi'), await findsSomething(ctx, 'under 10')]).toEqual([true, false])
  })

  test('and names shelves says how many goods stand on them', async () => {
    const { read } = await searchProducts(ctx, 'juice and sabzi', page)
    expect(await goodsOnEach(ctx, read.shelves)).toMatchObject([
      { label: 'Juice', total: 2 },
      { label: 'Vegetables', total: 2 },
    ])
  })
})

test('words of Tamil, Telugu, Bengali, Gujarati and Kannada find what is called so in Latin letters or Devanagari', async () => {
  await make({ name: 'Tomato', hindiName: 'टमाटर', aliases: ['thakkali', 'tameta'] })
  await make({ name: 'Salt', aliases: ['uppu', 'मीठु'] })
  await make({ name: 'Potato', hindiName: 'आलू', aliases: ['urulaikizhangu', 'bangaladumpa', 'bateta'] })
  const each = ['தக்காளி', 'ટામેટા', 'ఉప్పు', 'ઉપ્પુ', 'মিঠু', 'আলু', 'உருளைக்கிழங்கு', 'ಉಪ್ಪು', 'బంగాళదుంప']
  expect((await Promise.all(each.map((word) => found(word)))).flat()).toEqual([
    'Tomato',
    'Tomato',
    'Salt',
    'Salt',
    'Salt',
    'Potato',
    'Potato',
    'Salt',
    'Potato',
  ])
  await make({ name: 'Kolam', aliases: ['கோலப்பொடி'] })
  expect(await found('கோலப்பொடி')).toEqual(['Kolam'])
})

test('up to a thousand are counted, and a page behind them has none', async () => {
  const names = async (n: number) => {
    await shop.pool.query(
      `insert into products (id, name, brand, category, description, list_price_paise, selling_price_paise, created_at, updated_at)
       select 'n' || n, 'Kesar', 'Q', 'oils', 'Q.', 100, 100, now(), now() from generate_series($1::integer, $2::integer) as n`,
      [n === 1000 ? 1 : 1001, n],
    )
    const { total, totalIsExact } = await searchProducts(ctx, 'kesar', page)
    return { total, totalIsExact }
  }
  expect(await names(1000)).toEqual({ total: 1000, totalIsExact: true })
  expect(await names(1001)).toEqual({ total: 1000, totalIsExact: false })
  expect((await searchProducts(ctx, 'kesar', { page: 99, pageSize: 24 })).products).toEqual([])
})

test('what is found can be narrowed and put into another order by columns of the products', async () => {
  await make({ name: 'Kesar Milk', sellingPricePaise: 500 })
  await make({ name: 'Kesar', sellingPricePaise: 100 })
  await make({ name: 'Kesar Tea', sellingPricePaise: 900 })
  const narrow = and(gt(products.sellingPricePaise, 200))
  const order = desc(products.sellingPricePaise)
  const narrowed = await searchProducts(ctx, 'kesar', { page: 1, pageSize: 1, narrow, order })
  expect(narrowed).toMatchObject({ total: 2, totalIsExact: true, products: [{ name: 'Kesar Tea' }] })
  expect(await searchProducts(ctx, 'kesar', { page: 3, pageSize: 1, narrow })).toMatchObject({
    total: 2,
    products: [],
  })
})

describe('what is found follows', () => {
  // By one word from its entries, by several from the row of each product: the two must say the same.
  afterEach(async () => {
    const { rows } = await shop.pool.query(`
      select coalesce(e.position, t.position) as position from (
        select position, array_agg(term || ' ' || rank || ' ' || pack order by term) as said
        from search_entries group by position) as e
      full join (
        select position, array_agg(term || ' ' || rank + behind || ' ' || pack order by term) as said
        from search_terms, unnest(terms, ranks) as each (term, rank) group by position) as t
      on e.position = t.position and e.said = t.said where e.position is null or t.position is null`)
    expect(rows).toEqual([])
  })

  test('a new name, another alias, the archive and the way back, and a deletion', async () => {
    const id = await make({ name: 'Kesar', aliases: ['zafran'] })
    const change = (set: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(set).where(eq(products.id, id))
    await change({ name: 'Saffron' })
    expect([await found('kesar'), await found('saffron')]).toEqual([[], ['Saffron']])
    await change({ aliases: ['kumkuma'] })
    expect([await found('zafran'), await found('kumkuma')]).toEqual([[], ['Saffron']])
    await change({ state: 'archived' })
    expect(await found('saffron')).toEqual([])
    await change({ state: 'on_shelf' })
    expect(await found('saffron')).toEqual(['Saffron'])
    await shop.db.delete(products).where(eq(products.id, id))
    expect(await found('saffron')).toEqual([])
  })

  test('the label of its shelf', async () => {
    await make({ name: 'Kesar', category: 'juice' })
    await shop.db.update(categories).set({ label: 'Sherbets' }).where(eq(categories.value, 'juice'))
    expect(await found('sherbets')).toEqual(['Kesar'])
    await shop.db.update(categories).set({ label: 'Juice' }).where(eq(categories.value, 'juice'))
    expect(await found('sherbets')).toEqual([])
  })

  test('the label of its shelf, whose words alone are written: what its name says stays, and sold out stays last', async () => {
    await make({ name: 'Kesar', category: 'juice' })
    await make({ name: 'Sherbet', category: 'juice', stock: 0 })
    const entries = async () =>
      (await shop.pool.query('select term, rank, position, pack from search_entries order by position, term'))
        .rows
    const written = async () =>
      (await shop.pool.query('select ctid from search_entries where rank % 100 <> 7 order by ctid')).rows
    const before = await written()
    for (const label of ['Sherbet Kesar 2', 'Juice']) {
      await shop.db.update(categories).set({ label }).where(eq(categories.value, 'juice'))
      const now = await entries()
      expect(await written()).toEqual(before)
      await shop.pool.query('select search_write(array_agg(position), false) from products')
      expect(now).toEqual(await entries())
      expect(await found('sherbet')).toEqual(label === 'Juice' ? ['Sherbet'] : ['Kesar', 'Sherbet'])
      before.splice(0, before.length, ...(await written()))
    }
  })

  test.each([
    ['a new name', { name: 'Zafran' }, ['Zafran']],
    ['the archive', { state: 'archived' as const }, []],
    ['the sale of the last piece', { stock: 0 }, ['Kesar']],
  ])('the label of its shelf and %s at the same time, whichever comes first', async (_what, set, left) => {
    const label = (called: string) => (by: Ctx) =>
      by.db.update(categories).set({ label: called }).where(eq(categories.value, 'juice'))
    for (const isLabelFirst of [true, false]) {
      await emptyShelves(shop)
      const id = await make({ name: 'Kesar', category: 'juice', stock: 1 })
      const change = (by: Ctx) => by.db.update(products).set(set).where(eq(products.id, id))
      const [first, second] = isLabelFirst ? [label('Sherbets'), change] : [change, label('Sherbets')]
      await overlap(ctx, { first, second: () => second(ctx) })
      expect(await found('sherbets')).toEqual(left)
      expect(await found('kesar')).toEqual(left.filter((name) => name === 'Kesar'))
      const { rows } = await shop.pool.query(`select term, position, bool_or(rank < 100) as is_there
        from search_entries group by 1, 2 having count(*) > 1 or bool_or(rank < 100) = ${'stock' in set}`)
      expect(rows).toEqual([])
      await label('Juice')(ctx)
    }
    await emptyShelves(shop)
  })

  test('no sale that leaves some: it writes nothing of the search', async () => {
    const id = await make({ name: 'Kesar', stock: 5 })
    const written = async () =>
      (await shop.pool.query('select ctid, xmin::text, term, rank from search_entries order by term')).rows
    const before = await written()
    await shop.db.update(products).set({ stock: 4, sellingPricePaise: 77 }).where(eq(products.id, id))
    expect(await written()).toEqual(before)
  })

  test('what two write at once with the same new words, and neither waits for the other', async () => {
    await ctx.db.transaction(async (db) => {
      await makeProduct({ db: db as unknown as Connection['db'] }, { name: 'Kesar Zafran' })
      // The first one is still open.
      await vi.waitFor(() => makeProduct(shop, { name: 'Zafran Kesar' }), { timeout: 5000 })
      expect(await found('kesar')).toEqual(['Zafran Kesar'])
    })
    expect((await found('zafran')).toSorted()).toEqual(['Kesar Zafran', 'Zafran Kesar'])
    expect(await found('zafra')).toHaveLength(2)
    await shop.db.execute(sql`delete from products`)
    expect(await found('zafran')).toEqual([])
  })
})
