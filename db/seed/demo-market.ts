import { createHash } from 'node:crypto'

import { asc, count, eq } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'
import { demoAreas } from '#db/demo-market/areas.ts'
import { demoBox, demoBoxStandIns, demoBoxViews, demoBoxWeeks } from '#db/demo-market/box.ts'
import { declarationsOf } from '#db/demo-market/facts.ts'
import { demoMarket, demoPackViews, demoPacks, demoViews } from '#db/demo-market/market.ts'
import { demoSeasons } from '#db/demo-market/seasons.ts'
import { demoShelves } from '#db/demo-market/shelves.ts'
import { demoShop } from '#db/demo-market/shop.ts'
import { tariffOf } from '#db/demo-market/tariff.ts'
import type { DemoProduct, DemoShelf } from '#db/demo-market/types.ts'
import {
  boxGoods,
  categories,
  deliveryAreas,
  productDeclarations,
  productImages,
  products,
  seasons,
  shopSettings,
} from '#db/schema/index.ts'

interface Options {
  db: Db
  now: Date
  /** Lays the demo market's pictures where the shop serves pictures from. */
  layPictures: () => Promise<void>
}

/**
 * Fills an empty catalogue with the demo market and its own shelves, always the same ones. Answers how many
 * products it put there.
 */
export async function seedDemoMarket({ db, now, layPictures }: Options): Promise<number> {
  const [existing] = await db.select({ n: count() }).from(products)
  if (existing && existing.n > 0) return 0
  await layPictures()
  await db.transaction(async (tx) => {
    await addShelves(tx, demoShelves.filter(hasGoods))
    const goods = [...demoMarket, ...demoPacks]
    // Few at a time: on a busy machine one statement for all takes longer than a statement may.
    for (let from = 0; from < goods.length; from += atATime) {
      const some = goods.slice(from, from + atATime)
      await tx.insert(products).values(some.map((product) => productRow(product, now)))
    }
    const box = { ...demoBox, aliases: [...demoBox.aliases] }
    await tx.insert(products).values({ ...productRow(box, now), isBox: true })
    await tx.insert(boxGoods).values(demoBoxWeeks.flatMap((slugs, later) => boxRows(slugs, later, now)))
    await tx.insert(productDeclarations).values([...goods, box].flatMap(declarationRows))
    await tx
      .insert(seasons)
      .values(demoSeasons.map(({ slug, ...season }) => ({ ...season, productId: demoId(slug) })))
    await tx.update(shopSettings).set(demoShop)
    await tx.insert(deliveryAreas).values(demoAreas)
    await tx
      .insert(productImages)
      .values([
        ...demoMarket.flatMap(({ slug }) => imageRows(slug, demoViews(slug))),
        ...demoPacks.flatMap((pack) => imageRows(pack.slug, demoPackViews(pack))),
        ...imageRows(demoBox.slug, demoBoxViews),
      ])
  })
  return demoMarket.length + demoPacks.length + 1
}

const atATime = 30

function hasGoods({ value }: DemoShelf): boolean {
  return demoMarket.some(({ category }) => category === value)
}

/** Puts shelves behind those that are there, in menus and filters, and at their places on the strip. */
async function addShelves(
  db: Pick<Db, 'select' | 'insert' | 'update'>,
  shelves: readonly DemoShelf[],
): Promise<void> {
  const present = await db.select().from(categories).orderBy(asc(categories.need))
  const strip = present.map(({ value }) => value)
  for (const [place, { need, ...shelf }] of shelves.entries()) {
    strip.splice(need - 1, 0, shelf.value)
    await db.insert(categories).values({ ...shelf, position: present.length + place + 1, need })
  }
  for (const [place, value] of strip.entries())
    await db
      .update(categories)
      .set({ need: place + 1 })
      .where(eq(categories.value, value))
}

/** What is in the box so many weeks later than now, as its rows. */
function boxRows(slugs: readonly string[], later: number, now: Date) {
  // The Indian Monday: a week begins with it.
  const today = new Date(now.getTime() + 5.5 * 3_600_000)
  const sinceMonday = (today.getUTCDay() + 6) % 7
  const monday = new Date(today.getTime() + (7 * later - sinceMonday) * 24 * 3_600_000)
  const of = { boxId: demoId(demoBox.slug), week: monday.toISOString().slice(0, 10), quantity: 1 }
  const row = (slug: string, position: number) => ({ ...of, goodsId: demoId(slug), position })
  return [
    ...slugs.map((slug, position) => ({ ...row(slug, position), isStandIn: false })),
    ...demoBoxStandIns.map((slug, position) => ({ ...row(slug, position), isStandIn: true })),
  ]
}

/** As it is seeded: another pack knows its first one, and the box is drawn as its goods. */
type Seeded = Omit<DemoProduct, 'picture'> & { of?: string; picture?: unknown }

/** The product as its row; the picture's recipe and the slugs have no place there. */
function productRow(product: Seeded, now: Date) {
  const { slug, of: _first, picture: _recipe, ...fields } = product
  return { ...fields, ...tariffOf(product), id: demoId(slug), createdAt: now, updatedAt: now }
}

/** What is declared of a product, as its rows. */
function declarationRows(product: Seeded) {
  const productId = demoId(product.slug)
  return Object.entries(declarationsOf(product)).map(([key, value]) => ({ productId, key, value }))
}

/** A product's pictures as their rows, in the order of its gallery. */
function imageRows(slug: string, names: readonly string[]) {
  return names.map((name, position) => ({
    productId: demoId(slug),
    position,
    url: demoPicture(name),
  }))
}

/** The same id at every seeding, so that links and screenshots of the demo market stay true. */
function demoId(slug: string): string {
  return createHash('sha256').update(`demo-market ${slug}`).digest('hex').slice(0, 20)
}

/** The address of a view; a product's first one is named by its slug. */
export function demoPicture(name: string): string {
  return `/images/${name}-800.webp`
}
