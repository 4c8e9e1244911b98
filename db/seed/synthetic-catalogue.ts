import type pg from 'pg'

import { demoMarket } from '#db/demo-market/market.ts'
import { demoShelves } from '#db/demo-market/shelves.ts'

import { demoPicture } from './demo-market.ts'

/**
 * Adds products `from` to `to`: the demo market's with other names, brands, prices and stock, and its
 * pictures. Only those of the twelve shelves that every shop has. A model has up to 40 other words, as nobody
 * gives them to a million products: each of its variants has every eighth, so that all of them are there.
 */
export async function seedProducts(
  client: pg.ClientBase,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  const models = demoMarket
    .filter(({ category }) => !demoShelves.some(({ value }) => value === category))
    .map((model) => ({ ...model, picture: demoPicture(model.slug) }))
  await client.query(products, [JSON.stringify(models), from, to, now])
  await client.query(pictures, [JSON.stringify(models), from, to])
}

/** The same id at every seeding, so that what is there already is left alone. */
const id = `substr(encode(sha256(convert_to('synthetic ' || n, 'UTF8')), 'hex'), 1, 20)`

/** One row a number: n, and the product of the demo market that it varies. */
const numbered = `
  generate_series($2::integer, $3::integer) as n
  join jsonb_array_elements($1::jsonb) with ordinality as models (model, place)
    on place = n % jsonb_array_length($1::jsonb) + 1`

const villages = `array['Ambad','Bhor','Chamba','Dindori','Erode','Gokak','Hoskote','Idar','Jawhar','Koraput']`
const grades = `array['Everyday','Select','Harvest','Heirloom','Family Pack','Hill','Valley']`

/** 80 % to 129 % of the model's price, in whole rupees. */
function scaled(price: string): string {
  return `greatest(100, round((model ->> '${price}')::bigint * (80 + n::bigint * 7 % 50) / 10000.0) * 100)`
}

const products = `
  insert into products (id, name, hindi_name, brand, category, description, list_price_paise, selling_price_paise,
    net_quantity, net_unit, aliases, stock, created_at, updated_at)
  select ${id}, (${grades})[n % 7 + 1] || ' ' || (model ->> 'name') || ' ' || n + 1, model ->> 'hindiName',
    (${villages})[n % 10 + 1] || ' ' || (model ->> 'brand'), model ->> 'category', model ->> 'description',
    ${scaled('listPricePaise')}, ${scaled('sellingPricePaise')},
    (model ->> 'netQuantity')::integer, model ->> 'netUnit',
    array(
      select word from jsonb_array_elements_text(model -> 'aliases') with ordinality as words (word, nth)
      where nth % 8 = n / jsonb_array_length($1::jsonb) % 8),
    case when n % 5 = 0 then null else 20 + n % 200 end, $4::timestamptz, $4::timestamptz
  from ${numbered}
  order by n
  on conflict do nothing`

const pictures = `
  insert into product_images (product_id, position, url)
  select ${id}, 0, model ->> 'picture' from ${numbered}
  on conflict do nothing`
