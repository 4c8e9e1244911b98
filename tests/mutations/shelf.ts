import type { Mutation } from './mutation.ts'

const productCalls = 'server/api/products.http.test.ts'
const uploads = 'server/api/upload-product.http.test.ts'
const searching = 'server/api/search.http.test.ts'
const words = 'domain/ground/search-words.test.ts'
const packs = 'domain/catalog/rules.test.ts'
const families = 'domain/catalog/families.http.test.ts'
const paths = 'domain/catalog/product-path.test.ts'

/** Goods, their pictures and their addresses, and how they are found. */
export const shelfMutations: Mutation[] = [
  {
    file: 'domain/catalog/rules.ts',
    find: 'packs.filter(({ isSoldOut }) => !isSoldOut)',
    put: '[...packs]',
    tests: [families],
    named: 'packs are told of each other',
    why: 'the best value is a pack that nobody can have',
  },
  {
    file: 'domain/catalog/families.ts',
    find: 'and(eq(familyKey, sql`key`), isOnShelf)',
    put: 'eq(familyKey, sql`key`)',
    tests: [families],
    named: 'packs are told of each other',
    why: 'a chip leads to a pack that is not sold any more, or to a draft',
  },
  {
    file: 'domain/catalog/queries.ts',
    find: 'goodsOf(other) !== goodsOf(product)',
    put: 'other.id !== product.id',
    tests: [families],
    named: 'recommended beside a pack',
    why: 'one and the same is recommended beside itself',
  },
  {
    file: 'domain/catalog/rank-products.ts',
    find: 'coalesce(${products.familyKey}, ${products.id})',
    put: '${products.id}',
    tests: [families],
    named: 'what is sold of all packs',
    why: 'what sells best stands last, because its large pack is what sells',
  },
  {
    file: 'domain/search/queries.ts',
    find: '::integer * 3`',
    put: '::integer * 0`',
    tests: [families],
    named: 'a search finds each pack',
    why: 'who types 5 kg is shown 1 kg first',
  },
  {
    file: 'domain/catalog/queries.ts',
    find: ' order by ${productImages.position})',
    put: ' order by ${productImages.url})',
    tests: [uploads],
    why: 'another picture leads than the shopkeeper chose',
  },
  {
    file: 'domain/catalog/queries.ts',
    find: "sort === 'price-desc' ? desc(key) : asc(key)",
    put: 'asc(key)',
    tests: [families],
    why: 'the dearest goods stand last where they were asked for first',
  },
  {
    file: 'domain/catalog/queries.ts',
    find: 'inArray(products.category, [...categories])',
    put: 'ne(products.category, categories[0] as string)',
    tests: [productCalls],
    why: 'a category shows everything else',
  },
  {
    file: 'domain/catalog/image-address.ts',
    find: `if (url?.protocol === 'http:') url.protocol = 'https:'`,
    put: '',
    tests: [uploads],
    why: 'a picture that an old link names is refused',
  },
  {
    file: 'domain/catalog/image-address.ts',
    find: ' && !url.username && !url.password',
    put: '',
    tests: [uploads],
    why: 'a name and password are shown to every visitor',
  },
  {
    file: 'domain/catalog/image-address.ts',
    find: String.raw`/^\/images\/[a-z0-9-]+(?:`,
    put: String.raw`/^\/images\/.+(?:`,
    tests: [uploads],
    why: 'a path that climbs out of the picture folder is stored',
  },
  {
    file: 'domain/catalog/upload-product.ts',
    find: '  admin(ctx)\n',
    put: '',
    tests: ['server/api/routes-by-role.http.test.ts'],
    named: 'upload-product',
    why: 'anybody puts goods on the shelf',
  },
  {
    file: 'domain/catalog/update-product.ts',
    find: '  admin(ctx)\n',
    put: '',
    tests: ['server/api/routes-by-role.http.test.ts'],
    named: 'update-product',
    why: 'anybody changes prices',
  },
  {
    file: 'domain/catalog/update-product.ts',
    find: `      .where(eq(products.id, id))
      .catch`,
    put: '      .catch',
    tests: ['domain/catalog/update-product.http.test.ts'],
    named: 'leaves every other one',
    why: 'one change changes every product',
  },
  {
    file: 'domain/catalog/prune-changes.ts',
    find: 'now().getTime() - keptMs',
    put: 'now().getTime()',
    tests: ['domain/catalog/prune-changes.db.test.ts'],
    why: 'a process that missed a notice never hears of the change',
  },
  {
    file: 'domain/catalog/rules.ts',
    find: 'netQuantity >= 1000',
    put: 'netQuantity > 1000',
    tests: [packs],
    why: 'a kilogram is called 1000 g',
  },
  {
    file: 'domain/catalog/rules.ts',
    find: 'Math.round((pack.sellingPricePaise * baseOf(pack)) / pack.netQuantity)',
    put: 'Math.round(pack.sellingPricePaise / pack.netQuantity)',
    tests: [packs],
    why: 'a kilogram is said to cost what a gram does',
  },
  {
    file: 'domain/catalog/rules.ts',
    find: 'given.has(value) || given.has(categoryNamed(label))',
    put: 'given.has(value)',
    tests: [packs],
    why: 'a shelf that was renamed is not found by what it is called',
  },
  {
    file: 'domain/catalog/rules.ts',
    find: `    .toLowerCase()
  const words`,
    put: '  const words',
    tests: [paths],
    why: 'a product has an address for every way to write its name',
  },
  {
    file: 'domain/media/data-url.ts',
    find: '={0,2})$/',
    put: '={0,2})/',
    tests: ['server/api/sign-up-picture.http.test.ts'],
    why: 'a portrait of which only the beginning is a picture is taken',
  },
  {
    file: 'domain/media/rules.ts',
    find: String.raw`/^(\/images\/.+)-800\.webp$/`,
    put: String.raw`/(\/images\/.+)-800\.webp$/`,
    tests: ['domain/media/rules.test.ts'],
    why: 'pictures of others are asked for in sizes that they do not have',
  },
  {
    file: 'domain/media/rules.ts',
    find: String.raw`/^[\da-f]{32}$/`,
    put: String.raw`/^[\da-f]{33}$/`,
    tests: ['domain/media/rules.test.ts'],
    why: 'people who cannot see it are told that a photograph is a drawing',
  },
  {
    file: 'domain/ground/search-words.ts',
    find: `.normalize('NFC')`,
    put: '',
    tests: [words],
    why: 'Hindi words are found or not by the way their dots were typed',
  },
  {
    file: 'domain/ground/search-words.ts',
    find: 'const maxWords = 8',
    put: 'const maxWords = 9',
    tests: [words],
    why: 'a query without end makes the database compare without end',
  },
  {
    file: 'domain/ground/search-words.ts',
    find: 'query.toLowerCase()',
    put: 'query',
    tests: [words],
    why: 'DAL is not found',
  },
  {
    file: 'domain/ground/search-words.ts',
    find: 'character) => `\\\\${character}`',
    put: 'character) => character',
    tests: [searching],
    why: 'a per cent sign finds everything',
  },
  {
    file: 'domain/search/queries.ts',
    find: 'then 3',
    put: 'then 1',
    tests: [searching],
    why: 'what begins with the word stands among what has it somewhere',
  },
]
