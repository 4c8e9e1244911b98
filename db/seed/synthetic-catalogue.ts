import { createHash } from 'node:crypto'

import type { Db } from '#db/connect.ts'
import { demoMarket } from '#db/demo-market/market.ts'
import { productImages, products } from '#db/schema/index.ts'

import { demoPicture, productRow } from './demo-market.ts'

const batch = 1_000
const villages = [
  'Ambad',
  'Bhor',
  'Chamba',
  'Dindori',
  'Erode',
  'Gokak',
  'Hoskote',
  'Idar',
  'Jawhar',
  'Koraput',
]
const grades = ['Everyday', 'Select', 'Harvest', 'Heirloom', 'Family Pack', 'Hill', 'Valley']

/**
 * Adds so many products that vary the demo market's: other names, brands, prices and stock, the same pictures.
 * The same number always gives the same products; those that are there already are left alone.
 * `onProgress` hears how many are done.
 */
export async function seedSyntheticCatalogue(
  db: Db,
  amount: number,
  now: Date,
  onProgress: (done: number) => void,
): Promise<void> {
  for (let done = 0; done < amount;) {
    const numbers = Array.from({ length: Math.min(batch, amount - done) }, (_, n) => done + n)
    const rows = numbers.map((number) => syntheticProduct(number, now))
    await db.transaction(async (tx) => {
      await tx
        .insert(products)
        .values(rows.map(({ picture: _picture, ...row }) => row))
        .onConflictDoNothing()
      await tx
        .insert(productImages)
        .values(rows.map(({ id, picture }) => ({ productId: id, position: 0, url: picture })))
        .onConflictDoNothing()
    })
    done += numbers.length
    onProgress(done)
  }
}

function syntheticProduct(number: number, now: Date) {
  const model = demoMarket[number % demoMarket.length]
  if (!model) throw new Error('The demo market is empty')
  const village = villages[number % villages.length]
  const grade = grades[number % grades.length]
  // 80 % to 129 % of the model's price, in whole rupees.
  const percent = 80 + ((number * 7) % 50)
  return {
    ...productRow(model, now),
    id: createHash('sha256').update(`synthetic ${number}`).digest('hex').slice(0, 20),
    name: `${grade} ${model.name} ${number + 1}`,
    brand: `${village} ${model.brand}`,
    listPricePaise: scaled(model.listPricePaise, percent),
    sellingPricePaise: scaled(model.sellingPricePaise, percent),
    stock: number % 5 === 0 ? null : 20 + (number % 200),
    picture: demoPicture(model.slug),
  }
}

function scaled(paise: number, percent: number): number {
  return Math.max(100, Math.round((paise * percent) / 100 / 100) * 100)
}
