import * as catalog from '#domain/catalog/rules.ts'

import type * as en from './en.ts'

export const packLabel: typeof en.packLabel = (pack) =>
  pack.netUnit === 'piece' ? `${pack.netQuantity} नग` : catalog.packLabel(pack)
export const withPack: typeof en.withPack = (name, pack) =>
  pack.isByWeight || pack.step || (pack.netUnit === 'piece' && pack.netQuantity === 1)
    ? name
    : `${name} ${packLabel(pack)}`
export const amountLabel: typeof en.amountLabel = catalog.amountLabel
export const lineLabel: typeof en.lineLabel = (quantity, name, pack) =>
  pack.isByWeight || pack.step
    ? catalog.lineLabel(quantity, name, pack)
    : `${quantity} × ${withPack(name, pack)}`
export const add: typeof en.add = (amount) => `${amount} डालें`
export const per: typeof en.per = (unit) => (unit === 'piece' ? 'नग' : unit)
export const bestValue = 'सबसे सस्ता पड़ता है'
export const soldOut = 'स्टॉक खत्म'
