import type { Mutation } from './mutation.ts'

const importing = 'domain/imports/imports.http.test.ts'
const cells = 'server/csv/cells.night.test.ts'
const fetching = 'integrations/pictures/foreign-pictures.test.ts'
const picturing = 'domain/imports/pictures-of-file.night.http.test.ts'
const exporting = 'server/api/exports.http.test.ts'

/** Taking products in from a file, and lists out. */
export const importMutations: Mutation[] = [
  {
    file: 'integrations/pictures/foreign-pictures.ts',
    find: '!found.every(isPublicAddress)',
    put: '!found.some(isPublicAddress)',
    tests: [fetching],
    why: 'a name with a public and a private address leads the shop into its own network',
  },
  {
    file: 'integrations/pictures/foreign-pictures.ts',
    find: 'network.connect({ host: address,',
    put: 'network.connect({ host,',
    tests: [fetching],
    why: 'a name that answers otherwise a moment later leads the shop into its own network',
  },
  {
    file: 'integrations/pictures/public-address.ts',
    find: "known.range() !== 'unicast' || ",
    put: '',
    tests: [fetching],
    why: 'the metadata of a cloud are fetched as a picture',
  },
  {
    file: 'domain/imports/fetch-pictures.ts',
    find: "if (!images.includes(address)) return end(tx, row, { state: 'refused', why: 'other_picture' })",
    put: '',
    tests: [picturing],
    named: 'somebody chose meanwhile',
    why: 'a picture that comes late takes the place of one that somebody chose',
  },
  {
    file: 'domain/products/shelf-plan.ts',
    find: 'if (comesOnto && images.length === 0)',
    put: 'if (comesOnto && images.length < 0)',
    tests: [picturing],
    named: 'stay off the shelf',
    why: 'goods stand on the shelf with nothing to look at',
  },
  {
    file: 'domain/imports/confirmed-plan.ts',
    find: 'if (!now.every((line, place) => isSamePlan(line, confirmed[place]!))) throw new PlanDiffers()',
    put: '',
    tests: [importing],
    named: 'has changed since the dry run',
    why: 'a file undoes what somebody else changed after the dry run, unseen',
  },
  {
    file: 'domain/imports/take-due-imports.ts',
    find: 'await lockStock(tx, ids)',
    put: 'new Map()',
    tests: [importing],
    named: 'in the moment of an import',
    why: 'an import compares products that change while it writes them',
  },
  {
    file: 'domain/imports/take-import.ts',
    find: 'eq(imports.wrongLines, 0),',
    put: '',
    tests: [importing],
    named: 'wrong lines',
    why: 'a file with wrong lines is taken in part',
  },
  {
    file: 'domain/imports/take-import.ts',
    find: 'eq(imports.version, version),',
    put: '',
    tests: [importing],
    named: 'has changed since the dry run',
    why: 'a plan is carried out that nobody has seen',
  },
  {
    file: 'domain/imports/plan-lines.ts',
    find: 'known.stock + stock - stockAtExport',
    put: 'stock',
    tests: [importing],
    named: 'stay sold',
    why: 'pieces that were sold since the file was written come back',
  },
  {
    file: 'domain/imports/confirmed-plan.ts',
    find: 'Math.max(0, present + change)',
    put: `Number(confirmed.after!['stock'])`,
    tests: [importing],
    named: 'looked at the plan',
    why: 'pieces that were sold after the dry run come back',
  },
  {
    file: 'domain/imports/take-due-imports.ts',
    find: ', eq(imports.attempts, attempts)))',
    put: '))',
    tests: [importing],
    named: 'that another process has taken over in the middle',
    why: 'a process that was slow carries out what another one has taken over',
  },
  {
    file: 'domain/imports/take-import.ts',
    find: "    eq(imports.state, 'planned'),\n",
    put: '',
    tests: [importing],
    named: 'pieces that are sold after somebody counted',
    why: 'a plan that is carried out already is confirmed once more, and answered with a fault',
  },
  {
    file: 'domain/imports/write-products.ts',
    find: "greatest(${tx.now().toISOString()}::timestamptz, ${products.updatedAt} + interval '1 millisecond')",
    put: '${products.updatedAt}',
    tests: [importing],
    named: 'a form that was open is refused',
    why: 'a form that was open before an import undoes it, unseen',
  },
  {
    file: 'server/csv/read-csv.ts',
    find: 'if (length > recordBytes) return begunAt',
    put: '',
    tests: [cells],
    why: 'a line of commas, or a quote that is not closed, takes the memory of the whole file in one go',
  },
  {
    file: 'server/csv/cells.ts',
    find: ', escapeFormulae: toEscape',
    put: '',
    tests: [cells, exporting],
    why: 'a customer’s name is carried out as a formula on the shopkeeper’s machine',
  },
  {
    file: 'domain/customers/export-people.ts',
    find: `await writeAudit(ctx, { action: 'people_exported', objectId: 'all', before: null, after })`,
    put: '',
    tests: [exporting],
    why: 'nobody knows who took people’s data out',
  },
]
