/** Faults of each kind, each planted in a copy of good books, with the id that the audit has to name. */
import { audit } from './audit.ts'
import type { Books } from './books.ts'

interface Fault {
  name: string
  /** Spoils the copy. */
  plant: (copy: Books) => string
}

/** The faults that the audit does not find in a copy of these books; none, if it is any good. */
export function missedFaults(books: Books): string[] {
  const missed = faults.filter(({ plant }) => {
    const copy = structuredClone(books)
    const id = plant(copy)
    return !audit(copy).some((finding) => finding.includes(id))
  })
  return missed.map(({ name }) => name)
}

const faults: Fault[] = [
  {
    name: 'an order costs a paisa more than its lines',
    plant: (copy) => changed(delivered(copy), (order) => (order.totalPaise += 1)).id,
  },
  {
    name: 'delivery was charged for what ships free, or not charged',
    plant: (copy) =>
      changed(delivered(copy), (order) => (order.shippingPaise = order.shippingPaise > 0 ? 0 : 40_00)).id,
  },
  {
    name: 'a line has a piece more',
    plant: (copy) => changed(first(copy.lines), (line) => (line.quantity += 1)).orderId,
  },
  {
    name: 'a replacement costs something',
    plant: (copy) =>
      changed(first(copy.orders.filter(({ paymentWay }) => paymentWay === 'none')), (order) => {
        order.totalPaise = 1
        order.discountPaise -= 1
      }).id,
  },
  {
    name: 'a step of the history is missing',
    plant(copy) {
      const step = first(copy.events.filter(({ from }) => from === 'out_for_delivery'))
      copy.events = copy.events.filter((event) => event !== step)
      return step.orderId
    },
  },
  {
    name: 'an order stands elsewhere than its history ends',
    plant: (copy) => changed(delivered(copy), (order) => (order.status = 'packed')).id,
  },
  {
    name: 'an order is called paid by the payment of another one',
    plant(copy) {
      const [one, other] = copy.orders.filter(({ paymentWay }) => paymentWay === 'gateway')
      one!.paymentId = other!.paymentId
      return one!.id
    },
  },
  {
    name: 'a captured payment is not written down',
    plant: (copy) => first(copy.payments.splice(0, 1)).id,
  },
  {
    name: 'a payment is written down with a paisa less',
    plant: (copy) => changed(first(copy.payments), (payment) => (payment.amountPaise -= 1)).id,
  },
  {
    name: 'money was set aside, and nobody took it',
    plant: (copy) => changed(first(copy.gateway.payments), (payment) => (payment.status = 'authorized')).id,
  },
  {
    name: 'a refund was decided, and the gateway never made it',
    plant(copy) {
      const refund = first(copy.refunds)
      copy.gateway.refunds = copy.gateway.refunds.filter(({ id }) => id !== refund.gatewayRefundId)
      return refund.id
    },
  },
  {
    name: 'a refund was made twice at the gateway',
    plant(copy) {
      copy.gateway.refunds.push({ ...first(copy.gateway.refunds), id: 'rfnd_another' })
      return 'rfnd_another'
    },
  },
  {
    name: 'a refund is decided twice',
    plant(copy) {
      const refund = first(copy.refunds)
      copy.refunds.push({ ...refund, id: 'another' })
      return first(copy.payments.filter(({ id }) => id === refund.paymentId)).orderId
    },
  },
  {
    name: 'of a cancelled order the money is kept',
    plant(copy) {
      const { id } = first(copy.orders.filter(({ status }) => status === 'cancelled'))
      const ofOrder = new Set(copy.payments.filter(({ orderId }) => orderId === id).map((it) => it.id))
      copy.refunds = copy.refunds.filter(({ paymentId }) => !ofOrder.has(paymentId))
      return id
    },
  },
  {
    name: 'cash is missing',
    plant: (copy) => first(copy.cash.splice(0, 1)).orderId,
  },
  {
    name: 'cash was taken twice',
    plant(copy) {
      const taken = first(copy.cash)
      copy.cash.push({ ...taken, cause: 'another' })
      return taken.orderId
    },
  },
  {
    name: 'a piece is missing on the shelf',
    plant: (copy) => changed(first(copy.shelves), (shelf) => (shelf.pieces -= 1)).productId,
  },
  {
    name: 'pieces are still held',
    plant: (copy) => changed(first(copy.shelves), (shelf) => (shelf.held += 1)).productId,
  },
  {
    name: 'an entry of the ledger is missing',
    plant: (copy) => first(copy.entries.splice(0, 1)).productId,
  },
  {
    name: 'a return is entered twice',
    plant(copy) {
      const entry = first(copy.entries.filter(({ why }) => why === 'return'))
      copy.entries.push({ ...entry })
      return `return ${entry.cause}`
    },
  },
  {
    name: 'more came back than went out',
    plant: (copy) => changed(first(copy.returnLines), (line) => (line.quantity += 9)).orderId,
  },
  {
    name: 'a return got both money and goods',
    plant(copy) {
      const replaced = first(copy.returns.filter(({ replacementOrderId }) => replacementOrderId !== null))
      return changed(replaced, (row) => (row.amountPaise = 1)).id
    },
  },
  {
    name: 'a replacement has other goods than came back',
    plant(copy) {
      const replaced = first(copy.returns.filter(({ replacementOrderId }) => replacementOrderId !== null))
      first(copy.lines.filter(({ orderId }) => orderId === replaced.replacementOrderId)).productId = 'another'
      return replaced.id
    },
  },
  {
    name: 'an order went out without an invoice',
    plant(copy) {
      const invoice = aBill(copy)
      copy.documents = copy.documents.filter((document) => document !== invoice)
      return invoice.orderId
    },
  },
  {
    name: 'an order has two invoices',
    plant(copy) {
      const invoice = aBill(copy)
      copy.documents.push({ ...invoice, id: 'another' })
      return invoice.orderId
    },
  },
  {
    name: 'an invoice says another sum than the order',
    plant: (copy) => changed(aBill(copy), (invoice) => (invoice.totalPaise += 1)).number,
  },
  {
    name: 'the tax of a line is a paisa off',
    plant: (copy) => changed(aBill(copy), ({ lines }) => (first(lines).valuePaise += 1)).number,
  },
  {
    name: 'a line is taxed by the rate of another',
    plant: (copy) => changed(aBill(copy), ({ lines }) => (first(lines).rateBp += 100)).number,
  },
  {
    name: 'the tax of the other state was taken',
    plant(copy) {
      const brought = new Map(copy.orders.map(({ id, stateCode }) => [id, stateCode]))
      const bills = copy.documents.filter(({ kind, taxPaise }) => kind !== 'credit_note' && taxPaise > 0)
      const bill = first(bills.filter(({ orderId }) => brought.get(orderId) != null))
      const there = brought.get(bill.orderId)!
      copy.shopState = there === copy.shopState ? '00' : there
      return bill.number
    },
  },
  {
    name: 'what was given back has no credit note',
    plant(copy) {
      const note = first(copy.documents.filter(({ kind }) => kind === 'credit_note'))
      copy.documents = copy.documents.filter((document) => document !== note)
      return note.orderId
    },
  },
  {
    name: 'a credit note is for another invoice',
    plant: (copy) =>
      changed(first(copy.documents.filter(({ kind }) => kind === 'credit_note')), (note) => {
        note.invoiceId = 'another'
      }).number,
  },
  {
    name: 'a number of an invoice is missing',
    plant(copy) {
      const { series, year } = first(copy.numbers)
      const ofSeries = copy.numbers.filter((row) => row.series === series && row.year === year)
      copy.numbers.push({ series, year, n: ofSeries.length + 2 })
      return series
    },
  },
  {
    name: 'nobody is written down for a refund',
    plant(copy) {
      const entry = first(copy.kept.filter(({ action }) => action === 'refund_decided'))
      copy.kept = copy.kept.filter((other) => other !== entry)
      return entry.orderId
    },
  },
  {
    name: 'a move is written down that was not made',
    plant: (copy) =>
      changed(first(copy.kept.filter(({ action }) => action === 'order_moved')), (entry) => {
        entry.after = { status: 'refunded' }
      }).orderId,
  },
  {
    name: 'a mail did not come',
    plant: (copy) => first(copy.mails.splice(0, 1)).orderId,
  },
  {
    name: 'a mail came twice',
    plant(copy) {
      const mail = first(copy.mails)
      copy.mails.push({ ...mail })
      return mail.orderId
    },
  },
  {
    name: 'a mail went to somebody else',
    plant: (copy) => changed(first(copy.mails), (mail) => (mail.recipient = 'another@example.com')).recipient,
  },
  {
    name: 'a mail says another sum than went back',
    plant: (copy) =>
      changed(first(copy.mails.filter(({ told }) => told.endsWith(' paise back'))), (mail) => {
        mail.told = '1 paise back'
      }).orderId,
  },
]

function delivered({ orders }: Books) {
  return first(orders.filter((order) => order.status === 'delivered' && order.totalPaise > 0))
}

function aBill({ documents }: Books) {
  return first(documents.filter(({ kind, taxPaise }) => kind !== 'credit_note' && taxPaise > 0))
}

function changed<Row>(row: Row, change: (row: Row) => unknown): Row {
  change(row)
  return row
}

function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('These books have nothing to plant such a fault in')
  return row
}
