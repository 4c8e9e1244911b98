import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { isLanguage, language, moment } from './columns.ts'

/**
 * Who grows or makes goods for the shop: a person, a family or a group
 * (docs/decisions/223-growers-and-batches.md).
 */
export const growers = pgTable(
  'growers',
  {
    id: text('id').primaryKey(),
    /** In the address of their page. */
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** What is in Hindi is empty where nobody has written it. */
    hindiName: text('hindi_name').notNull().default(''),
    village: text('village').notNull(),
    hindiVillage: text('hindi_village').notNull().default(''),
    district: text('district').notNull(),
    hindiDistrict: text('hindi_district').notNull().default(''),
    /** The year since which they bring goods; null: nobody has said it. */
    since: integer('since'),
    /** What their page tells of them. */
    words: text('words').notNull().default(''),
    hindiWords: text('hindi_words').notNull().default(''),
    imageUrl: text('image_url'),
    /** Ten digits, for the shop alone. */
    mobile: text('mobile'),
    certificateScheme: text('certificate_scheme', { enum: ['npop', 'pgs-india'] }),
    certificateNumber: text('certificate_number'),
    /** The last Indian day on which the certificate holds. */
    certificateUntil: date('certificate_until', { mode: 'string' }),
    /** Whether pages show it: a job takes it down when its last day is over. */
    isCertified: boolean('is_certified').notNull().default(false),
    /** bought: at a price when it comes. share: they get a part of what it is sold for. */
    terms: text('terms', { enum: ['bought', 'share'] })
      .notNull()
      .default('bought'),
    /** Their part of what was paid without tax, in hundredths of a percent; null where goods are bought. */
    shareBp: integer('share_bp'),
    /** In which they read what they get. */
    language: language().notNull().default('hi'),
    /** How often it was changed: a form that has read an older one is refused. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** Since when they bring nothing any more; null: they do. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('growers_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.slug}) <= 80`),
    check('growers_name', sql`length(${table.name}) between 1 and 80 and length(${table.hindiName}) <= 80`),
    check(
      'growers_village',
      sql`length(${table.village}) between 1 and 60 and length(${table.hindiVillage}) <= 60`,
    ),
    check(
      'growers_district',
      sql`length(${table.district}) between 1 and 60 and length(${table.hindiDistrict}) <= 60`,
    ),
    check('growers_since', sql`${table.since} between 1900 and 2200`),
    check('growers_words', sql`length(${table.words}) <= 2000 and length(${table.hindiWords}) <= 2000`),
    check('growers_image_url', sql`${table.imageUrl} like '/images/%' or ${table.imageUrl} like 'https://%'`),
    check('growers_mobile', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
    check('growers_certificate_number', sql`length(${table.certificateNumber}) between 1 and 60`),
    check('growers_certificate_scheme', sql`${table.certificateScheme} in ('npop', 'pgs-india')`),
    check(
      'growers_certificate',
      sql`num_nonnulls(${table.certificateScheme}, ${table.certificateNumber}, ${table.certificateUntil}) in (0, 3)
        and (${table.certificateUntil} is not null or not ${table.isCertified})`,
    ),
    check('growers_language', isLanguage(table.language)),
    check('growers_terms', sql`${table.terms} in ('bought', 'share')`),
    check(
      'growers_share',
      sql`(${table.terms} = 'share') = (${table.shareBp} is not null) and ${table.shareBp} between 1 and 10000`,
    ),
  ],
)
