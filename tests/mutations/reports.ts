import type { Mutation } from './mutation.ts'

const report = 'domain/reports/sales-report.night.http.test.ts'

/** What the shopkeeper is told of sales. */
export const reportMutations: Mutation[] = [
  {
    file: 'domain/reports/queries.ts',
    find: 'and ${refunds.refusedAt} is null and',
    put: 'and',
    tests: [report],
    why: 'money that nobody got back is taken off the sales',
  },
  {
    file: 'domain/reports/queries.ts',
    find: "is distinct from 'given_back')`",
    put: 'is not null)`',
    tests: [report],
    why: 'what was paid too late and went back counts as an order of its hour',
  },
  {
    file: 'domain/reports/queries.ts',
    find: "and ${orders.status} <> 'cancelled'",
    put: '',
    tests: [report],
    why: 'the money of a cancelled order is taken off twice: with its order and as given back',
  },
  {
    file: 'domain/reports/compact-sales.ts',
    find: 'select day, sum(orders), sum(total_paise) from taken group by day`)',
    put: 'select day, max(orders), sum(total_paise) from taken group by day`)',
    tests: [report],
    why: 'a day forgets orders at night',
  },
]
