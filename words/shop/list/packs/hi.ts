import { amountLabel, packLabel } from '#words/ui/pack/hi.ts'

import type * as en from './en.ts'

export const packsLabel: typeof en.packsLabel = (pack, count) => {
  if (pack.isByWeight || pack.step) return amountLabel(count, pack)
  const { netQuantity, netUnit } = pack
  if (netUnit === 'piece' && netQuantity === 1) return packLabel({ ...pack, netQuantity: count })
  if (count === 1) return packLabel(pack)
  return `${count} × ${packLabel(pack)} = ${packLabel({ netQuantity: netQuantity * count, netUnit })}`
}

export const quantityLabel: typeof en.quantityLabel = (quantity) => {
  const { amount, unit } = quantity
  if (unit === 'pack') return `${amount} पैक`
  return unit === 'count' ? String(amount) : packLabel({ netQuantity: amount, netUnit: unit })
}
