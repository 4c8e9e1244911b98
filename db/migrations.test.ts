import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from './project-folder.ts'
import { hashOfAll, readFunctions } from './read-functions.ts'
import { readMigrations } from './read-migrations.ts'

const migrations = path.join(projectFolder(), 'db', 'migrations')
const functions = path.join(projectFolder(), 'db', 'functions')

/** A migration that a shop may have applied is never edited: what is wrong is corrected by the next one. */
const written: Record<string, string> = {
  '0000_first.sql': '3c36b261e1cf9be3c50e87d26e76d074a790df5d6db4610dde8f3e53161242cb',
  '0001_hsn_of_demo_packs.sql': '7cb3fcb06676e4014cf1bba9066b350317b87a732be36cc9e7d7748619f95871',
  '0002_product_declarations.sql': '068004462ac0be0b8c92c164402b2724eefb72ab19247086b20ff3f23bd5eeec',
  '0003_no_fee.sql': 'f4d742827c500ad2389d40e44e262a1336c6ffe05faa01d535ac557eecb37d2b',
  '0004_lists_without_sums.sql': 'b1e0f2ecadc60ed0fa4985605b7ada4fb95405071fa0cbf9753039a44e8bfd83',
  '0005_lists_with_what_is_declared.sql': '93921a0f45c82bd36b8076a5fa03f3962d1236335e08fe24b12ff3adc4e67f92',
  '0006_lists_by_country.sql': 'd9eec55d1b924f53d65dd37ad73f6fe7c86a37b7693cdc211d2861ccdbbe6c11',
  '0007_identity.sql': 'be67e795d475588672977af87f85616b1c29b3d5178efd247643a8556dec8105',
  '0008_job_runs.sql': '527dfd9bebfce4ae4acab4951908c3c9139bf132907ddcd3bb6ac8ffaccbcc35',
  '0009_derived_tables.sql': 'a692114d23dacb9db21c6f687542c445fbd9e23be5da4e2acafbb1c3e990f19c',
  '0010_pictures_of_returns_in_a_bucket.sql':
    '26894f0fdd34ef24f3c664f4edc4d4c74443ab3d0f9e7894e6dc75040eda2aab',
  '0011_nightly_backups.sql': 'f5f5d7be76b2c46e3d406444e44d2b068b892505ea129313a5a840220e1b5212',
  '0012_backups_by_hand.sql': 'b74920fadc4803ebc2166b8bbc625fb40b7f1b3ab222371b870f900ff205a108',
  '0013_tills.sql': '53a8c6ca2eb3d649a0c54c402d1955a3dee46c4053c20c5697c3a0a01d4e9e75',
  '0014_till_of_cash.sql': 'b946987c06f734d53c70dc0be4d0390f6c9050597f31190d6aeaef648b8cdbef',
  '0015_trip_of_an_order.sql': 'c6521e6d7630cf91586fddb232236a9977b51b13c670690c085439175422f984',
  '0016_moves_taken_back.sql': 'e10670edfa5895ff931d8cf4053c9b7bba82655b3c2361778db7e87823d1f100',
  '0017_invoices_in_the_place_of_others.sql':
    '9752152e163cd7835e9af4a17f749464092792f72d0b75e9abcc868b6e898b44',
  '0018_sold_at_the_stall.sql': 'bf80a2280dde1a5335cbb502301e52a034bc2443cec7c24d85b1ad24622467bd',
  '0019_order_edits.sql': 'b54654d73b81d28f16a00b09bdb3e179f5542fc78dcd298698dffed1f50c347f',
  '0020_refunds_of_edits.sql': 'fa794d01a5ef5a096b6467d97c15204c94182599ddd8f14d5147be599f9d2e6f',
  '0021_notices.sql': 'aa986a79e7cd40d1edd4625be3d2fbb49ae3a6dce5d621834da562f9138e1f95',
  '0022_orders_to_do.sql': '7c94cc2e32d44b6d6912cd1599f2705e52db5891f761f5263f247c0a7d75f4e3',
  '0023_gstin_of_customers.sql': 'a0abf9a52b92e7446a32eda5083d2887985fbede05e34e9200dbd36b644c8019',
  '0024_barcodes.sql': '9377730270d43bcccf4c3d4ae880202aa6618f1c557faf89d6c289682888a0f8',
  '0025_the_caller.sql': '69920c9345465f191dc36a956cf301e8e6d73cf36e12672e941c3515d2f59dc0',
  '0026_what_delivery_costs.sql': 'a09b81538d60457548e659f01937cb41ba34a496bf4415ada39a43d29cbe6907',
  '0027_refunds_that_wait.sql': '4e2bd69a81b9a1cf0b5c6d758c36ef47b4187019ffe9cdb2e7b95b254c42cd45',
  '0028_pictures_of_imports.sql': 'ac6767d51fbcdeffe2913f8364443529acc89a2e11a5d987cc292c9e58d8596a',
  '0029_counted_and_repacked.sql': 'f76f6aa5c77465427ad0304a0555d4e273faadf8a636c46c37fa54de1d54d0a0',
  '0030_terms_of_areas.sql': '67615b401f288b1f7267dfd81a43658b44781e6a69d153740c86431f0e9e12ea',
  '0031_money_to_hand_back.sql': '02a4f1a4f7640505df1a7305c3b86f8886d1cc18eeaf21ae47d9e0ea4042fe01',
  '0032_days_of_delivery.sql': '54091b145e0b8d0c68686bb4b5efcc17fa611a355c7304d5872800b59b6d2b77',
  '0033_guests.sql': 'c968b5791942a6f2d65a1477c3839b452a18074a54a3c3ba6c6967665dec0c34',
  '0034_offers.sql': '8ab9b9003dae61dca2ac18aaa22ab5546d33dbd7a80d6c19b2c1d90c154f20bf',
  '0035_facts_of_goods.sql': '796d0a1221bd40d01f1820b8f2b4d7d1f2dd3c5c6ca810da7da8d17d4d8def50',
  '0036_shelves_of_offers.sql': '4c51955ace0ae71f8eaaa009abb7bca5ac0cbaea7fd84a5b8436b7cae0bbef50',
  '0037_stock_wishes.sql': '62cd9df9a1eaf8a367e205e8aecd18f67fd41fe6afeba83c87ec225eadae8636',
  '0038_reviews.sql': '9d6e89153cc185582216ba65d1c48b133434a6cbe78ad8020dea2334712800a5',
  '0039_kept_for_later.sql': '2a89cc0aacfd95de968e819e09b11b4673205497e6f3caa72b33a998b9871300',
  '0040_goes_with.sql': '5605c6342bc062000152c1091f2ea004087f828cc07ead9906c96b109ad2a3ea',
  '0041_guest_mails.sql': '83c931ac821a3e23858b5e205c81472d5c00eea4ab130770c5d91d12bddc3aaf',
  '0042_price_days.sql': 'bdb975956c1932043a613130be60f070925a6f8dac197b7220e4b0da4872872f',
  '0043_hindi_of_goods.sql': '6c8aff3810d490abfafea74454fd370b0ae93294ae408cb0f1ed8e87ed8d2769',
  '0044_language_of_people.sql': '026c63fd3198d99869528999cb18950cfeef7048f2177c6e9e15d8d846142fda',
  '0045_phone_messages.sql': '30dd5e917cfc198911f6c6711f075e4b54ca695244bf00baa19ff48a077435f2',
  '0046_seasons.sql': '2ceac283c9139bbf0d7c1966ba16dfeb34d6778069bad3a40f5e551ebd3c0ef5',
  '0047_shared_lists.sql': '9e4795635dd94038177fbfafe3cd2685a53846a94c750917c7eb9825ebfc475c',
  '0048_sign_in_by_number.sql': '08abad46dd9608f2de5513513732b1a1496ebbeddd186f4a195550fd04968382',
  '0049_whatsapp.sql': '035655fdf48830c6c4d5ac3fea91680ccae6bd0c11a6fe3fd3cf928664e03ec9',
  '0050_second_factors.sql': 'b008318bec211fe1b3ae3963eaea2079249b1455d876e11571583f56ec7541cf',
  '0051_passkeys.sql': '3f70e94c3c5128289e8f30352a2eaf82ae99af3692a4a411e1b248dd4e3eb853',
  '0052_growers_and_batches.sql': '7ceaf03d7c97c40e420d4cd2d0fe2f0685c35082964448ce565663e64996c1e7',
  '0053_slots.sql': '299f0068264b70c2372cbe58629b628e285e762e99d813c7e2bff21f4086142b',
  '0054_recalls.sql': '020a70c6e433695a8345485632308c9a39a8b94a190ef50396ab34e18691db7d',
  '0055_packings.sql': '6133739f1eb6b13eb3eaabc65565dc6c4a44652ac98e56e944102c11bfce95ba',
  '0056_goods_by_weight.sql': '8685b4abd79cbb7581cf9b3aa208af3a9d4873ef8f0e8ffa860701c00486d51f',
  '0057_delivery_runs.sql': 'b9c443ac5dcf2694cfbc98a031c6bfd17eb5efdabfd926a753d1dba1e451b32e',
  '0058_receivables.sql': '8e1ae5a2e7b84fd1086b3b86c7dcbe1618138111c42b2c9dee22ac604c96ec42',
  '0059_grower_entries.sql': '1f5cefde67406b3be84705e54abbae322035b9d38c87d8446094c585daa18bf4',
  '0060_till_entries_taken.sql': 'bd535c79c01887c413b91de06190a6d5d666ee9f885f87577a6feb61fd0816bb',
  '0061_khata_online.sql': 'e4d3ac98fa96bea6ac66e8b787b0ccf64ae5230c614c0ee09635c5704842b230',
  '0062_subscriptions.sql': 'af701516a314230f6ded847149375d60def82ef86ffb5c54f92dcf7b34b5ced1',
  '0063_packing_weighs.sql': '9a8deb511ea314346ee05dcf5ba8de9aaf0789e6d18ea52abb81c760385c1f8e',
  '0064_wallets.sql': 'de016ac81633e43e5db8abf8072289d92ef50c6bdb34ea50177ec104c75b04f0',
  '0065_boxes.sql': 'bd488cd810834b3faf08a566c8fff1d0113fcfb01b9b95bc797a3b26cfde4770',
  '0066_deposits.sql': '799dc653cce83431a4df92e6a0bc53924fe5ed2417bdfbdbb1cb01fef34cd8cc',
  '0067_khata_given.sql': '355c9fdedade5a6ab8287d373dcc5783651a65f8d10c65816a1897db4b5ac1dd',
  '0068_empties_at_door.sql': '49164b62c4d8653eac8c47e9907aa2d8a945eec2a7ff6201c4ac5334c609ecb0',
  '0069_price_of_the_least.sql': 'e14b889546a8283d7e0f8595d19e2035a012635c906eec514c021f06a49cda84',
  '0070_group_prices.sql': '81646149b74aa7eead5476b250b05c5c4589e953b9cb0a9ecb665845e8a7b3b9',
  '0071_empties_countered.sql': '6ab9d3579a774e7252d06006506203200b1a716d5d36e8813b611bf6d1be6666',
  '0072_deposits_out.sql': '797edc0ac3d2ddf67934dc4ea93a04b1e5538857feb0f6eb25b8a40b998fe14b',
}

test('migrations are added, and none that is written is edited', () => {
  const present = fs.readdirSync(migrations).filter((name) => name.endsWith('.sql'))
  expect(Object.fromEntries(present.map((name) => [name, hashOf(path.join(migrations, name))]))).toEqual(
    written,
  )
})

test('one snapshot is kept, that of the newest migration', () => {
  const newest = Object.keys(written).toSorted().at(-1)?.slice(0, 4)
  expect(fs.readdirSync(path.join(migrations, 'meta')).toSorted()).toEqual([
    `${newest}_snapshot.json`,
    '_journal.json',
  ])
})

test('each function of the database stands in the file of its name, with its triggers', () => {
  for (const file of fs.readdirSync(functions)) {
    const text = fs.readFileSync(path.join(functions, file), 'utf8')
    const named = [...text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)|EXECUTE FUNCTION (\w+)/gm)]
    expect(new Set(named.map(([, defined, called]) => `${defined ?? called}.sql`)), file).toEqual(
      new Set([file]),
    )
  }
})

test('each migration since 1.0.0 says which is the oldest program that may run with it', async () => {
  const oldest = JSON.parse(
    fs.readFileSync(path.join(projectFolder(), 'db', 'oldest-programs.json'), 'utf8'),
  ) as Record<string, string>
  const tags = Object.keys(written).map((name) => path.basename(name, '.sql'))
  const said = tags.slice(tags.indexOf('0006_lists_by_country') + 1)
  // By the newest migration that such a program knows: the one before where this one only adds, its own name
  // where a program that does not know it would fail (docs/UPGRADE.md).
  expect(Object.keys(oldest), 'db/oldest-programs.json').toEqual(said)
  for (const { tag, when, floor } of await readMigrations()) expect(floor.when, tag).toBeLessThanOrEqual(when)
})

test('each migration is later than the one before it, so that none is passed over', async () => {
  const times = (await readMigrations()).map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
})

test('the functions have a new number with every change, so that an older program knows them for newer', async () => {
  const file = path.join(projectFolder(), 'db', 'functions.json')
  const { hash } = JSON.parse(fs.readFileSync(file, 'utf8')) as { hash: string }
  expect(hash, 'run `npm run db:generate` to number them anew').toBe(hashOfAll(await readFunctions()))
})

function hashOf(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex')
}
