import type { ListGood, ListLine } from '#domain/lists/read-list.ts'
import { quantityLabel } from '#domain/lists/rules.ts'

/** A list as somebody wrote it, with what is right for it. */
export interface WrittenList {
  list: string
  keptOut: boolean
  right: RightLine[]
}

/** A line of it: names of goods of which each is right, none where nothing may be chosen. */
interface RightLine {
  goods: string[]
  /** '1.5kg', '250ml', '12p' (pieces), '2x' (packs); '' for one pack. */
  quantity: string
}

interface Shares {
  lines: number
  /** The right good first, in the right quantity; of what is not sold: nothing chosen. */
  first: number
  /** Chosen without asking. */
  sure: number
  /** Chosen without asking, though it is not what the list says. */
  wrongUnseen: number
}

interface MeasuredLists {
  open: Shares
  /** Of those that nobody who writes rules may read. */
  keptOut: Shares
  missed: { list: string; line: string }[]
}

export async function measureLists(
  lists: readonly WrittenList[],
  read: (list: string) => Promise<ListLine[]>,
): Promise<MeasuredLists> {
  const measured: MeasuredLists = { open: none(), keptOut: none(), missed: [] }
  for (const { list, keptOut, right } of lists) {
    const shares = keptOut ? measured.keptOut : measured.open
    const lines = await read(list)
    // What a list says beside its goods has no line of its own among the right ones.
    const asides = lines.length - right.length
    const left = [...lines]
    for (const wanted of right) {
      const at = left.findIndex((line) => isRight(line, wanted))
      const here = at < 0 ? left.findIndex((line) => !right.some((other) => isRight(line, other))) : at
      const [line] = here < 0 ? [] : left.splice(here, 1)
      shares.lines++
      if (line && isRight(line, wanted)) shares.first++
      else if (!keptOut) measured.missed.push({ list, line: told(wanted, line, asides) })
      if (line) countSure(line, wanted)
    }
    for (const line of left) countSure(line, { goods: [], quantity: '' })

    function countSure(line: ListLine, wanted: RightLine): void {
      if (!line.isSure) return
      shares.sure++
      if (isRight(line, wanted)) return
      shares.wrongUnseen++
      if (!keptOut) measured.missed.push({ list, line: `UNSEEN ${told(wanted, line, asides)}` })
    }
  }
  return measured
}

function isRight({ goods, isSure }: ListLine, { goods: names, quantity }: RightLine): boolean {
  const [first] = goods
  if (names.length === 0) return !isSure
  return first !== undefined && names.includes(first.good.name) && isRightMuch(first, isSure, quantity)
}

function isRightMuch({ pack, count }: ListGood, isSure: boolean, quantity: string): boolean {
  const [, figure = '1', unit = 'x'] = /^([\d.]+)(kg|g|l|ml|p|x)$/.exec(quantity) ?? []
  const amount = Number(figure) * (unit === 'kg' || unit === 'l' ? 1000 : 1)
  if (unit === 'x') return count === amount
  const netUnit = { kg: 'g', g: 'g', l: 'ml', ml: 'ml', p: 'piece' }[unit]
  // A kilogram of what is sold by the litre is right where it is asked back.
  if (netUnit !== pack.netUnit) return !isSure
  return pack.netQuantity * count >= amount && pack.netQuantity * (count - 1) < amount
}

function told({ goods, quantity }: RightLine, line: ListLine | undefined, asides: number): string {
  const [first] = line?.goods ?? []
  const proposed = first
    ? `${first.good.name} ${first.count} × ${first.pack.netQuantity} (${first.good.fit})`
    : 'nothing'
  const understood = line
    ? `'${line.words}' ${line.quantity ? quantityLabel(line.quantity) : '-'}`
    : 'no line'
  return `${goods.join('|') || 'not sold'} ${quantity} ← ${understood}: ${proposed}${asides ? ` (${asides} lines more)` : ''}`
}

function none(): Shares {
  return { lines: 0, first: 0, sure: 0, wrongUnseen: 0 }
}
