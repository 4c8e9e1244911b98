import type { MyReceivables, Receivables } from '#contract/receivables.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import type { ReceivableEntry, ReceivableView } from '#domain/receivables/queries.ts'

/** What a person owes, in the words of the wire; for themselves without who entered it. */
export function wireMyReceivables({ entries, ...sums }: ReceivableView): MyReceivables {
  return { ...wireSums(sums), entries: entries.map(wireEntry) }
}

export function wireReceivables({ entries, ...sums }: ReceivableView): Receivables {
  return { ...wireSums(sums), entries: entries.map((entry) => ({ ...wireEntry(entry), by: entry.by })) }
}

function wireSums({ limitPaise, balancePaise, leftPaise, payToken }: Omit<ReceivableView, 'entries'>) {
  return {
    limit: toRupees(limitPaise),
    balance: toRupees(balancePaise),
    left: toRupees(leftPaise),
    payPath: `/khata/${payToken}`,
  }
}

function wireEntry({ id, at, kind, amountPaise, order, reference, note, isTakenBack }: ReceivableEntry) {
  return {
    _id: id,
    at: at.toISOString(),
    kind,
    amount: toRupees(amountPaise),
    order: order && { _id: order.id, orderNumber: order.number },
    reference: reference ?? '',
    note: note ?? '',
    takenBack: isTakenBack,
  }
}
