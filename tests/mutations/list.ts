import { checkoutMutations } from './checkout.ts'
import { clientMutations } from './clients.ts'
import { counterMutations } from './counter.ts'
import { countingMutations } from './counting.ts'
import { deskFormMutations } from './desk-forms.ts'
import { deskListMutations } from './desk-lists.ts'
import { importMutations } from './imports.ts'
import { keptMutations } from './kept.ts'
import { listMutations } from './lists.ts'
import type { Mutation } from './mutation.ts'
import { orderEditMutations } from './order-edits.ts'
import { orderMoneyMutations } from './order-money.ts'
import { pageMutations } from './pages.ts'
import { paymentMutations } from './payments.ts'
import { peopleMutations } from './people.ts'
import { priceMutations } from './prices.ts'
import { reportMutations } from './reports.ts'
import { returnMutations } from './returns.ts'
import { searchMissMutations } from './search-misses.ts'
import { shelfMutations } from './shelf.ts'
import { upgradeMutations } from './upgrade.ts'

export const mutations: Mutation[] = [
  ...paymentMutations,
  ...orderMoneyMutations,
  ...orderEditMutations,
  ...returnMutations,
  ...checkoutMutations,
  ...counterMutations,
  ...countingMutations,
  ...peopleMutations,
  ...shelfMutations,
  ...priceMutations,
  ...listMutations,
  ...deskListMutations,
  ...deskFormMutations,
  ...importMutations,
  ...pageMutations,
  ...clientMutations,
  ...reportMutations,
  ...searchMissMutations,
  ...upgradeMutations,
  ...keptMutations,
]
