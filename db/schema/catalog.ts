import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { moment, paise } from './columns.ts'

/** The shelves of the shop; the word of calls and addresses is category. */
export const categories = pgTable(
  'categories',
  {
    /** What calls, addresses and products carry. Made of the first label, and then it stays. */
    value: text('value').primaryKey(),
    label: text('label').notNull(),
    hindiLabel: text('hindi_label'),
    /** One or two letters, shown where a shelf has no picture; null: the first letter of its label. */
    mark: text('mark'),
    /** Its place in menus, filters and forms, from 1. */
    position: integer('position').notNull(),
    /** Its place on the strip and in the order 'Recommended', from 1; the first five are daily. */
    need: integer('need').notNull(),
    /** True for the twelve of the spec: value and label stay, and so does the shelf. */
    isFixed: boolean('is_fixed').notNull().default(false),
    /** Goes up with every change of its words. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('categories_one_a_label').on(sql`lower(${table.label})`),
    check(
      'categories_value',
      sql`length(${table.value}) between 1 and 80 and ${table.value} = lower(${table.value})`,
    ),
    check('categories_label', sql`length(${table.label}) between 1 and 40`),
    check('categories_hindi_label', sql`length(${table.hindiLabel}) between 1 and 40`),
    check('categories_mark', sql`length(${table.mark}) between 1 and 12`),
    // 64 ranks a round: `product_rank` of the database.
    check('categories_need', sql`${table.need} between 1 and 63`),
  ],
)

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    /** The market's own order, and the order of two products at one price. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    hindiName: text('hindi_name'),
    /** The name that the packs of one product share; null where it has no other pack. */
    family: text('family'),
    /**
     * The same for all packs of a family, in any case of its letters. A family is of one category, so that
     * each list has a whole one or none of it.
     */
    familyKey: text('family_key').generatedAlwaysAs(sql`md5(category || '/' || lower(family))`),
    brand: text('brand').notNull(),
    category: text('category')
      .notNull()
      .references(() => categories.value),
    description: text('description').notNull(),
    /** The same in Hindi; empty where nobody has written it. */
    hindiDescription: text('hindi_description').notNull().default(''),
    listPricePaise: paise('list_price_paise').notNull(),
    sellingPricePaise: paise('selling_price_paise').notNull(),
    netQuantity: integer('net_quantity').notNull().default(1),
    netUnit: text('net_unit', { enum: ['g', 'ml', 'piece'] })
      .notNull()
      .default('piece'),
    /**
     * Sold by weight: its pack is one step, of which somebody buys at least and at most so many grams. null:
     * it is sold by the pack.
     */
    leastGrams: integer('least_grams'),
    mostGrams: integer('most_grams'),
    isByWeight: boolean('is_by_weight')
      .notNull()
      .generatedAlwaysAs(sql`least_grams is not null`),
    /** A box of goods that the shop says anew each week (`box_goods`). */
    isBox: boolean('is_box').notNull().default(false),
    /**
     * What is kept of who buys one until its bottle or crate is back; null: nothing. It is no price, and
     * goods by weight have none.
     */
    depositPaise: paise('deposit_paise'),
    /** Other words that people look for it by: aloo, batata, आलू. */
    aliases: text('aliases')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Pieces that can still be sold, holds already taken off; null means that nobody counts. */
    stock: integer('stock'),
    /** From how many pieces on the desk is told to order more. */
    lowStockMark: integer('low_stock_mark').notNull().default(5),
    /** With so many days of life a batch of it is brought at least; null: by the rule (`leastLifeDays`). */
    leastLifeDays: integer('least_life_days'),
    /** Whether shoppers find it (docs/decisions/107-off-the-shelf.md). */
    state: text('state', { enum: ['draft', 'on_shelf', 'archived'] })
      .notNull()
      .default('on_shelf'),
    /** When the shop itself puts it on the shelf; null where that is not planned, or done. */
    onFrom: moment('on_from'),
    /** When the shop itself archives it. */
    offFrom: moment('off_from'),
    /** The goods' number in the tax tariff, for invoices; null where the shop has not entered it. */
    hsnCode: text('hsn_code'),
    /** The rate of tax that the price includes, in hundredths of a percent (500 is 5 %). */
    taxRateBp: integer('tax_rate_bp'),
    /** EAN-13 or EAN-8, of the maker or the shop's own (domain/catalog/barcodes/rules.ts); null: none. */
    barcode: text('barcode'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('products_barcode')
      .on(table.barcode)
      .where(sql`${table.barcode} is not null`),
    check('products_barcode_digits', sql`${table.barcode} ~ '^([0-9]{8}|[0-9]{13})$'`),
    // The orders of lists. The id last: so a page's ids are read from the index alone, and no other plan is
    // cheaper. The state first, or as a condition of the index: what is not on the shelf costs a list
    // nothing.
    index('products_by_position').on(table.position, table.id),
    index('products_by_price').on(table.sellingPricePaise, table.position, table.id),
    index('products_by_state').on(table.state, table.position, table.id),
    index('products_by_state_and_price').on(table.state, table.sellingPricePaise, table.position, table.id),
    index('products_by_category')
      .on(table.category, table.position, table.id)
      .where(sql`${table.state} = 'on_shelf'`),
    index('products_by_family')
      .on(table.familyKey)
      .where(sql`${table.familyKey} is not null`),
    // The names that the desk proposes.
    index('products_by_family_name')
      .on(sql`lower(${table.family}) text_pattern_ops`, table.category, table.family)
      .where(sql`${table.family} is not null`),
    index('products_low')
      .on(table.stock, table.id)
      .where(sql`${table.stock} <= ${table.lowStockMark} and ${table.state} = 'on_shelf'`),
    index('products_due')
      .on(sql`least(${table.onFrom}, ${table.offFrom})`)
      .where(sql`least(${table.onFrom}, ${table.offFrom}) is not null`),
    check('products_state', sql`${table.state} in ('draft', 'on_shelf', 'archived')`),
    check('products_on_from', sql`${table.onFrom} is null or ${table.state} <> 'on_shelf'`),
    check(
      'products_off_from',
      sql`${table.offFrom} is null or ${table.state} = 'on_shelf' or coalesce(${table.onFrom} < ${table.offFrom}, false)`,
    ),
    check('products_low_stock_mark', sql`${table.lowStockMark} between 0 and 100000`),
    check('products_least_life_days', sql`${table.leastLifeDays} between 0 and 3650`),
    check('products_name', sql`length(${table.name}) between 1 and 200`),
    check('products_family', sql`length(${table.family}) between 1 and 80`),
    check('products_list_price', sql`${table.listPricePaise} >= 0`),
    check('products_selling_price', sql`${table.sellingPricePaise} >= 0`),
    check(
      'products_deposit',
      sql`${table.depositPaise} is null or (${table.depositPaise} > 0 and ${table.leastGrams} is null)`,
    ),
    check('products_net_quantity', sql`${table.netQuantity} > 0`),
    check('products_net_unit', sql`${table.netUnit} in ('g', 'ml', 'piece')`),
    check(
      'products_by_weight',
      sql`num_nonnulls(${table.leastGrams}, ${table.mostGrams}) = 0 or coalesce(${table.netUnit} = 'g' and ${table.leastGrams} >= ${table.netQuantity} and ${table.mostGrams} between ${table.leastGrams} and 99 * ${table.netQuantity} and ${table.leastGrams} % ${table.netQuantity} = 0 and ${table.mostGrams} % ${table.netQuantity} = 0, false)`,
    ),
    check('products_stock', sql`${table.stock} >= 0`),
    check('products_hsn_code', sql`${table.hsnCode} ~ '^[0-9]{4,8}$'`),
    check('products_tax_rate', sql`${table.taxRateBp} between 0 and 10000`),
  ],
)

export const productImages = pgTable(
  'product_images',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** A path of our own image store or an https address. */
    url: text('url').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    check('product_images_url', sql`${table.url} like '/images/%' or ${table.url} like 'https://%'`),
  ],
)

/** What is declared of products, such as where they come from: a value a key. No row: it is not declared. */
export const productDeclarations = pgTable(
  'product_declarations',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** One of `declarations` (domain/catalog/declarations/rules.ts). */
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.key] }),
    check('product_declarations_key', sql`length(${table.key}) between 1 and 60`),
    check('product_declarations_value', sql`length(${table.value}) between 1 and 1000`),
  ],
)

/** `unit_price` and `discount_bp` of `product_ranks`; a search computes them of each pack the same way. */
export const unitPriceOf = sql`case net_unit
  when 'piece' then 10000000000000 + (2 * selling_price_paise + net_quantity) / (2 * net_quantity)
  else (2000 * selling_price_paise + net_quantity) / (2 * net_quantity) end`
export const discountBpOf = sql`case when list_price_paise > selling_price_paise
  then (10000 * (list_price_paise - selling_price_paise) / list_price_paise)::integer else 0 end`

/**
 * The cell of a price and a discount. Indexes of the whole market begin with it, so that a list with one of
 * these filters does not read past all that it leaves out. No filter depends on where a step ends: what
 * lies across one is read from both sides of it, and compared by itself.
 */
export function cellOf(priceStep: SQL, discountStep: SQL): SQL {
  return sql`${priceStep} * 4 + ${discountStep}`
}
export function priceStepOf(paise: SQL): SQL {
  return sql`width_bucket(${paise}, array[10000, 25001, 50001, 100001]::bigint[])`
}
export function discountStepOf(bp: SQL): SQL {
  return sql`width_bucket(${bp}, array[950, 1450, 1950])`
}

/**
 * What lists of the shop's pages show, in all of their orders: of each family one pack
 * (docs/decisions/110-packs-of-one-product.md). What is not on the shelf has no row here. Beside the
 * products, so that neither a night's count of the order 'Recommended' (086) nor another pack that is shown
 * locks and rewrites any of them. Written by the triggers `products_entered`, `products_ranked` and
 * `products_placed`, by `settle_family` as a transaction commits, and by rank-products.ts.
 */
export const productRanks = pgTable(
  'product_ranks',
  {
    id: text('id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    category: text('category').notNull(),
    /** The lower, the sooner it is shown. */
    rank: bigint('rank', { mode: 'number' }).notNull(),
    /** The family that this pack stands for; null where it stands for itself. */
    familyKey: text('family_key'),
    // As the product has them.
    position: bigint('position', { mode: 'number' }).notNull().default(0),
    sellingPricePaise: paise('selling_price_paise').notNull().default(0),
    listPricePaise: paise('list_price_paise').notNull().default(0),
    netQuantity: integer('net_quantity').notNull().default(1),
    netUnit: text('net_unit', { enum: ['g', 'ml', 'piece'] })
      .notNull()
      .default('piece'),
    /** True while its stock is 0. Written only when the stock reaches 0 or leaves it. */
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    /** What lists need of what is declared of the product, by key; null for nothing. */
    declared: jsonb('declared'),
    // What filters and orders need (domain/catalog/conditions.ts), made of the above.
    countryOfOrigin: text('country_of_origin').generatedAlwaysAs(sql`declared ->> 'countryOfOrigin'`),
    diet: text('diet').generatedAlwaysAs(sql`declared ->> 'diet'`),
    isCertified: boolean('is_certified').generatedAlwaysAs(
      sql`(declared -> 'organicCertificate') is not null`,
    ),
    /**
     * Paise a kilogram or litre, rounded; what is sold by the piece stands behind all of that, by what a
     * piece costs.
     */
    unitPrice: bigint('unit_price', { mode: 'number' }).generatedAlwaysAs(unitPriceOf),
    /** In hundredths of a percent, rounded down; 0 where it costs more than its list price. */
    discountBp: integer('discount_bp').generatedAlwaysAs(discountBpOf),
    cell: integer('cell').generatedAlwaysAs(
      cellOf(priceStepOf(sql`selling_price_paise`), discountStepOf(discountBpOf)),
    ),
  },
  (table) => {
    const { category, cell, rank, position, sellingPricePaise, listPricePaise } = table
    const { unitPrice, discountBp, isSoldOut, countryOfOrigin, diet, isCertified } = table
    // Behind each order all that filters ask for, so that the way past what they leave out is read from the
    // index alone; in those along which lists are counted also what is added up and sorted by.
    const marks = [diet, isCertified]
    const others = [isSoldOut, countryOfOrigin, ...marks]
    const filtered = [discountBp, ...others]
    const summed = [rank, listPricePaise, unitPrice]
    return [
      unique('product_ranks_one_a_family').on(table.familyKey),
      // One an order for the whole market,
      index('product_ranks_by_rank').on(rank, position, sellingPricePaise, ...filtered, ...summed.slice(1)),
      index('product_ranks_by_price').on(sellingPricePaise, position, ...filtered),
      index('product_ranks_by_discount').on(
        discountBp.desc().nullsFirst(),
        position,
        sellingPricePaise,
        ...others,
        ...summed,
      ),
      index('product_ranks_by_unit_price').on(unitPrice, position, ...filtered),
      index('product_ranks_by_position').on(position, ...filtered),
      index('product_ranks_by_origin').on(
        countryOfOrigin,
        position,
        sellingPricePaise,
        discountBp,
        isSoldOut,
        ...marks,
        ...summed,
      ),
      // one behind its cells,
      index('product_ranks_by_cell_and_rank').on(
        cell,
        rank,
        position,
        sellingPricePaise,
        ...filtered,
        ...summed.slice(1),
      ),
      index('product_ranks_by_cell_and_price').on(cell, sellingPricePaise, position, ...filtered),
      index('product_ranks_by_cell_and_discount').on(
        cell,
        discountBp.desc().nullsFirst(),
        position,
        sellingPricePaise,
        ...others,
      ),
      index('product_ranks_by_cell_and_unit_price').on(
        cell,
        unitPrice,
        position,
        sellingPricePaise,
        ...filtered,
      ),
      index('product_ranks_by_cell_and_position').on(cell, position, sellingPricePaise, ...filtered),
      index('product_ranks_by_cell_and_origin').on(
        cell,
        countryOfOrigin,
        position,
        sellingPricePaise,
        discountBp,
        isSoldOut,
        ...marks,
      ),
      // and one behind the category.
      index('product_ranks_by_category_and_origin').on(
        category,
        countryOfOrigin,
        position,
        sellingPricePaise,
        discountBp,
        isSoldOut,
        ...marks,
        ...summed,
      ),
      index('product_ranks_by_category').on(
        category,
        rank,
        position,
        sellingPricePaise,
        ...filtered,
        ...summed.slice(1),
      ),
      index('product_ranks_by_category_and_price').on(
        category,
        sellingPricePaise,
        position,
        ...filtered,
        ...summed,
      ),
      index('product_ranks_by_category_and_discount').on(
        category,
        discountBp.desc().nullsFirst(),
        position,
        sellingPricePaise,
        ...others,
        ...summed,
      ),
      index('product_ranks_by_category_and_unit_price').on(
        category,
        unitPrice,
        position,
        sellingPricePaise,
        ...filtered,
      ),
      index('product_ranks_by_place').on(category, position, sellingPricePaise, ...filtered),
      // What few goods are: read whole and sorted, where an order would be read to its end.
      index('product_ranks_by_diet').on(diet, category, position, sellingPricePaise, discountBp, ...summed),
      index('product_ranks_certified')
        .on(category, position, sellingPricePaise, discountBp, ...summed)
        .where(sql`is_certified`),
    ]
  },
)

/**
 * Which goods were bought together, as a job counts them at night. Both by what all packs of a product have
 * in common: the key of its family, or its own id. No foreign keys: what is gone goes with the next night.
 */
export const goesWith = pgTable(
  'goes_with',
  {
    goods: text('goods').notNull(),
    other: text('other').notNull(),
    /** From 1, what was bought together most. */
    place: integer('place').notNull(),
    /** How many different people bought both in one order. */
    people: integer('people').notNull(),
  },
  (table) => [primaryKey({ columns: [table.goods, table.other] })],
)

/** One row: when that is to be counted again. */
export const goesWithDue = pgTable(
  'goes_with_due',
  {
    one: integer('one').primaryKey().default(1),
    dueAt: moment('due_at').notNull().defaultNow(),
  },
  (table) => [check('goes_with_due_is_one_row', sql`${table.one} = 1`)],
)

/** One row: when the ranks are to be counted again. */
export const rankingDue = pgTable(
  'ranking_due',
  {
    one: integer('one').primaryKey().default(1),
    dueAt: moment('due_at').notNull().defaultNow(),
  },
  (table) => [check('ranking_due_is_one_row', sql`${table.one} = 1`)],
)

/**
 * What changed on public pages, in the tags of the page cache (docs/decisions/030-what-drops-a-page.md).
 * Written by triggers in the transaction of the change, numbered as it commits, and read by every process.
 */
export const catalogChanges = pgTable(
  'catalog_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** null until its transaction commits, so nobody else ever sees a row without one. */
    version: bigint('version', { mode: 'number' }),
    tags: text('tags').array().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [unique('catalog_changes_version').on(table.version)],
)

/**
 * One row: the number of the last change. It is locked from the numbering to the end of the commit, which
 * makes numbers become visible in their order.
 */
export const catalogVersion = pgTable(
  'catalog_version',
  {
    one: integer('one').primaryKey().default(1),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('catalog_version_is_one_row', sql`${table.one} = 1`)],
)
