import { demoSettings } from '#tests/support/settings.ts'
import type { TestShop } from '#tests/support/shop.ts'
import { done, inLucknow } from '#tests/support/two-days/presses.ts'
import type { presses } from '#tests/support/two-days/presses.ts'

type Day = Awaited<ReturnType<typeof presses>>

/** A good of the week, with the grower who brings it. */
interface Good {
  name: string
  /** Of a piece, or of a step of 100 g. */
  paise: number
  taxRateBp: number
  /** What its grower gets: rupees a piece, or hundredths of a percent of what it is sold for. */
  terms: { price: number } | { shareBp: number }
  /** Pieces that come at a time. */
  pieces: number
  /** So many days it is good. */
  days: number
  details: object
}

const byWeight = { netQuantity: 100, leastGrams: 300, mostGrams: 3000, category: 'vegetables' }

const goods: readonly Good[] = [
  {
    name: 'Milk',
    paise: 32_50,
    taxRateBp: 0,
    terms: { price: 24.5 },
    pieces: 60,
    days: 4,
    // In a bottle.
    details: { netQuantity: 500, netUnit: 'ml', category: 'dairy products', depositPaise: 10_00 },
  },
  {
    name: 'Tomatoes',
    paise: 4_25,
    taxRateBp: 0,
    terms: { shareBp: 6500 },
    pieces: 300,
    days: 8,
    details: byWeight,
  },
  {
    name: 'Jaggery',
    paise: 149_99,
    taxRateBp: 500,
    terms: { shareBp: 7250 },
    pieces: 70,
    days: 200,
    details: {},
  },
  { name: 'Atta', paise: 62_01, taxRateBp: 500, terms: { price: 40.25 }, pieces: 60, days: 90, details: {} },
  {
    name: 'Spinach',
    paise: 6_10,
    taxRateBp: 0,
    terms: { shareBp: 7000 },
    pieces: 300,
    days: 8,
    details: byWeight,
  },
  {
    name: 'Soap',
    paise: 70_01,
    taxRateBp: 1800,
    terms: { price: 35 },
    pieces: 60,
    days: 700,
    details: { category: 'personal care', hsnCode: '3401' },
  },
]

export interface Brought {
  name: string
  paise: number
  productId: string
  growerId: string
  isByWeight: boolean
  /** What the grower is owed as soon as it comes, for each batch. */
  boughtPaise: number
}

/** The growers of the week, each with a good of their own; none of it is there yet. */
export async function growersCome(shop: TestShop, day: Day, count: number): Promise<Brought[]> {
  const brought: Brought[] = []
  for (const { name, paise, taxRateBp, terms, pieces, days, details } of goods.slice(0, count)) {
    const shares = 'shareBp' in terms
    const grower = { name: `${name} Farm`, village: 'Rampur', district: 'Lucknow', language: 'hi' }
    const { body } = await done(day.admin, '/api/growers', {
      ...grower,
      terms: shares ? 'share' : 'bought',
      ...(shares && { shareBp: terms.shareBp }),
    })
    const growers = body['data'] as { _id: string; name: string }[]
    const declarations = { bestBeforeDays: String(days) }
    const productId = await day.product(paise, taxRateBp, { name, stock: 0, declarations, ...details })
    brought.push({
      name,
      paise,
      productId,
      growerId: growers.find((one) => one.name === grower.name)!._id,
      isByWeight: details === byWeight,
      boughtPaise: shares ? 0 : Math.round(terms.price * 100) * pieces,
    })
  }
  await shop.ctx.catalogChanged()
  return brought
}

/** A good of the dairy that no grower brings, a little cheaper than milk. */
export async function goesInstead(day: Day): Promise<{ productId: string; paise: number }> {
  const [paise, details] = [30_00, { netQuantity: 500, netUnit: 'ml', category: 'dairy products' }]
  return { productId: await day.product(paise, 0, { name: 'Buttermilk', stock: 40, ...details }), paise }
}

export interface Box {
  productId: string
  /** Goes into it, and so many come. */
  inIt: string
  /** Goes in for that. */
  standIn: string
}

/** How much of a good is on the shelf that goes into the box. */
export const forBoxes = 20

/** The vegetable box of the week: tomatoes of their grower, and a bunch that no grower brings. */
export async function packBox(day: Day, brought: readonly Brought[], anyDay: string): Promise<Box> {
  const greens = { stock: forBoxes, netQuantity: 100, netUnit: 'g', category: 'vegetables' }
  const inIt = await day.product(15_00, 0, { name: 'Coriander', ...greens })
  const standIn = await day.product(12_00, 0, { name: 'Mint', ...greens })
  const box = { name: 'Vegetable Box', stock: null, category: 'vegetables' }
  const productId = await day.product(64_97, 0, box)
  const tomatoes = { productId: brought[1]!.productId, quantity: 5 }
  await done(day.admin, '/api/boxes/set', {
    boxId: productId,
    week: anyDay,
    goods: [tomatoes, { productId: inIt, quantity: 2 }],
    standIns: [{ productId: standIn, quantity: 1 }],
  })
  return { productId, inIt, standIn }
}

/** Each grower brings a batch; answers their ids. A slip that is typed twice is one receipt. */
export async function receive(day: Day, brought: readonly Brought[], slip: string): Promise<string[]> {
  const ids = []
  for (const { name, growerId, productId } of brought) {
    const { terms, pieces } = goods.find((good) => good.name === name)!
    const receipt = { growerId, productId, pieces, slip, ...('price' in terms && { price: terms.price }) }
    const { body } = await done(day.meena.person, '/api/batches', receipt)
    await done(day.meena.person, '/api/batches', receipt)
    ids.push(body['data'].batch._id as string)
  }
  return ids
}

/** What the shop says of itself, where it delivers, and its three slots: two of a van and one to collect. */
export async function openSlots(day: Day, capacities: readonly [number, number, number]): Promise<void> {
  await done(day.admin, '/api/shop-settings', { ...demoSettings, closedDays: [] })
  const everyDay = [1, 2, 3, 4, 5, 6, 7]
  const area = { from: inLucknow.pinCode, days: 1, weekdays: everyDay, cash: true }
  await done(day.admin, '/api/delivery-areas', { areas: [area] })
  const [tuesday, thursday, friday] = capacities
  // Open until the evening before.
  const plan = (weekday: number, hour: number, capacity: number) => ({
    weekday,
    fromMinute: hour * 60,
    toMinute: (hour + 2) * 60,
    capacity,
    closesBefore: 12 * 60,
  })
  const plans = [plan(2, 7, tuesday), plan(4, 17, thursday)]
  await done(day.admin, '/api/zones', { kind: 'area', name: 'Lucknow', areas: [inLucknow.pinCode], plans })
  const point = { kind: 'point', name: 'Malihabad school', place: 'At the gate' }
  await done(day.admin, '/api/zones', { ...point, plans: [plan(5, 10, friday)] })
}
