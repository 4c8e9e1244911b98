import { deskComplaintsPath, deskReturnsPath, deskStockPath } from '#app/desk/desk-paths.ts'
import { deskOrdersPath } from '#app/paths.ts'
import type { DeskFront } from '#contract/shop.ts'
import { answerHours } from '#domain/grievances/rules.ts'
import { mostCounted } from '#domain/shop/rules.ts'

type Waiting = DeskFront['waiting']

/** How many wait in a room, by its address. */
export function waitingIn(to: string, waiting: Waiting): number {
  if (to === deskOrdersPath) return waiting.toPack + waiting.needAddress + waiting.refundsRefused
  if (to === deskReturnsPath) return waiting.returnsAsked
  if (to === deskComplaintsPath) return waiting.complaints
  return to === deskStockPath ? waiting.lowStock : 0
}

/** '7', and '99+' where nobody has counted on. */
export function countWords(count: number): string {
  return count >= mostCounted ? `${mostCounted - 1}+` : String(count)
}

/** What waits for a hand, the most urgent first. */
export function waitingLines(waiting: Waiting): { count: number; what: string; to: string }[] {
  const { toPack, needAddress, returnsAsked, lowStock } = waiting
  const complaints = complaintsLine(waiting)
  const isLate = waiting.complaintsLate > 0
  return [
    ...(isLate ? [complaints] : []),
    {
      count: toPack,
      what: toPack === 1 ? 'order to pack' : 'orders to pack',
      to: `${deskOrdersPath}?status=placed&status=paid`,
    },
    {
      count: needAddress,
      what: needAddress === 1 ? 'order needs an address' : 'orders need an address',
      to: `${deskOrdersPath}?needsAddress=yes`,
    },
    {
      count: returnsAsked,
      what: returnsAsked === 1 ? 'return to answer' : 'returns to answer',
      to: deskReturnsPath,
    },
    ...(isLate ? [] : [complaints]),
    {
      count: lowStock,
      what: lowStock === 1 ? 'product runs low' : 'products run low',
      to: deskStockPath,
    },
  ].filter(({ count }) => count > 0)
}

function complaintsLine({ complaints: count, complaintsLate }: Waiting) {
  const what = count === 1 ? 'complaint to answer' : 'complaints to answer'
  const late = complaintsLate > 0 ? `, ${countWords(complaintsLate)} after the ${answerHours} hours` : ''
  return { count, what: what + late, to: deskComplaintsPath }
}
