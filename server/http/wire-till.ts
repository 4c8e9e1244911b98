import type { Till, WholeTill } from '#contract/tills.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import type { TillEntry } from '#domain/till/entries.ts'
import type { TillView } from '#domain/till/queries.ts'
import type { WaySums } from '#domain/till/rules.ts'

/** A till with what went in and out, in the words of the wire. */
export function wireWholeTill({ till, entries }: { till: TillView; entries: TillEntry[] }): WholeTill {
  return {
    till: wireTill(till),
    entries: entries.map(({ at, kind, way, reference, amountPaise, order, note, by }) => ({
      at: at.toISOString(),
      kind,
      way,
      reference: reference ?? '',
      amount: toRupees(amountPaise),
      order: order && { _id: order.id, orderNumber: order.number },
      note: note ?? '',
      by,
    })),
  }
}

export function wireTill({ id, person, closed, sums, ...till }: TillView): Till {
  return {
    _id: id,
    person: { _id: person.id, name: person.name },
    trip: till.tripOrders,
    day: till.day,
    openedAt: till.openedAt.toISOString(),
    morning: toRupees(till.morningPaise),
    cash: wireSums(sums.cash),
    upi: wireSums(sums.upi),
    expected: toRupees(till.expectedPaise),
    usuallyLeft: toRupees(till.usuallyLeftPaise),
    closed: closed && {
      at: closed.at.toISOString(),
      by: { _id: closed.by.id, name: closed.by.name },
      counted: toRupees(closed.countedPaise),
      difference: toRupees(closed.differencePaise),
      note: closed.note ?? '',
      left: toRupees(closed.leftPaise),
      afterwards: toRupees(closed.afterwardsPaise),
    },
    takenBack: till.takenBack.map(({ at, by, order, way, amountPaise }) => ({
      at: at.toISOString(),
      by,
      order: { _id: order.id, orderNumber: order.number },
      way,
      amount: toRupees(amountPaise),
    })),
  }
}

function wireSums(sums: WaySums): Till['cash'] {
  return {
    orders: toRupees(sums.ordersPaise),
    givenBack: toRupees(sums.givenBackPaise),
    putIn: toRupees(sums.putInPaise),
    takenOut: toRupees(sums.takenOutPaise),
    receivables: toRupees(sums.receivablePaise),
    deposits: toRupees(sums.depositPaise),
    differences: toRupees(sums.differencePaise),
    corrected: toRupees(sums.correctedPaise),
    sum: toRupees(sums.sumPaise),
  }
}
