/**
 * Adds up the books of a day at the desk. It is apart from the code that it judges: it imports nothing of the
 * shop, and knows shipping, tax and stock by its own sums.
 */
import type { Books, Document } from './books.ts'

/** What is wrong with them, a sentence each with the ids that it is about; nothing where they add up. */
export function audit(books: Books): string[] {
  return [
    ...sumsOfOrders(books),
    ...moneyOfOrders(books),
    ...pieces(books),
    ...documents(books),
    ...numbers(books),
    ...whatWasDone(books),
  ]
}

/**
 * The same of any day, also of one on which orders were changed and money went back for it; `wrongInBooks`
 * (order-books.ts) adds up its money, goods and papers.
 */
export function whatWasDone(books: Books): string[] {
  return [
    ...namedPayments(books),
    ...steps(books),
    ...moneyOfGateway(books),
    ...whatCameBack(books),
    ...whatIsKept(books),
    ...whatWasTold(books),
  ]
}

type Order = Books['orders'][number]

/** ₹40 shipping below ₹499, none for what is fetched; a replacement costs nothing. */
function sumsOfOrders({ orders, lines }: Books): string[] {
  return orders.flatMap((order) => {
    const goods = sum(
      lines.filter(({ orderId }) => orderId === order.id).map((line) => line.quantity * line.pricePaise),
    )
    const isFree = order.isCollected || goods >= 499_00
    const expected =
      order.paymentWay === 'none'
        ? { subtotalPaise: goods, discountPaise: goods, shippingPaise: 0, totalPaise: 0 }
        : {
            subtotalPaise: goods,
            discountPaise: 0,
            shippingPaise: isFree ? 0 : 40_00,
            totalPaise: goods + (isFree ? 0 : 40_00),
          }
    return Object.entries(expected)
      .filter(([name, paise]) => order[name as keyof typeof expected] !== paise)
      .map(([name, paise]) => `order ${order.id}: ${name} is not ${paise}`)
  })
}

/** An order that was paid at the gateway names its first payment, and no other order does. */
function namedPayments({ orders, payments }: Books): string[] {
  return orders
    .filter(({ id, paymentWay, paymentId }) => {
      const own = payments.some((payment) => payment.id === paymentId && payment.orderId === id)
      return paymentWay === 'gateway' ? !own : paymentId !== null && !own
    })
    .map(({ id }) => `order ${id}: says that it is paid by a payment that is not its own`)
}

/** Where an order may go from each status; nothing else may stand in its history. */
const ways: Record<string, string[]> = {
  placed: ['packed', 'cancelled'],
  paid: ['packed', 'cancelled'],
  packed: ['out_for_delivery', 'delivered', 'cancelled'],
  out_for_delivery: ['delivered', 'packed'],
  delivered: ['refunded'],
}

/** Forward, or back to where the move began that is taken back, once. */
function isWay(history: Books['events'], place: number): boolean {
  const { from, to, takesBack } = history[place]!
  if (takesBack === null) return ways[from ?? '']?.includes(to) ?? false
  const taken = history.find(({ id }) => id === takesBack)
  const isOnce = history.filter((one) => one.takesBack === takesBack).length === 1
  // A sale at the stall had no order before.
  return isOnce && taken?.to === from && (taken.from ?? 'cancelled') === to
}

function steps({ orders, events }: Books): string[] {
  return orders.flatMap(({ id, status }) => {
    const history = events.filter(({ orderId }) => orderId === id)
    const isChain = history.every(({ from }, i) =>
      i === 0 ? from === null : from === history[i - 1]?.to && isWay(history, i),
    )
    if (!isChain) return [`order ${id}: its history has a step that there is not`]
    return history.at(-1)?.to === status ? [] : [`order ${id}: its history does not end with ${status}`]
  })
}

/** What the gateway took and gave back, against what the shop wrote down. */
function moneyOfGateway({ payments, refunds, gateway }: Books): string[] {
  const taken = new Map(gateway.payments.map((payment) => [payment.id, payment]))
  const given = new Map(gateway.refunds.map((refund) => [refund.id, refund]))
  const written = new Set(payments.map(({ id }) => id))
  const asked = new Set(refunds.map(({ gatewayRefundId }) => gatewayRefundId))
  return [
    ...gateway.payments
      .filter(({ id }) => !written.has(id))
      .map(({ id }) => `payment ${id}: nobody wrote it down`),
    ...gateway.payments
      .filter(({ status }) => status === 'authorized')
      .map(({ id }) => `payment ${id}: nobody took the money`),
    ...payments
      .filter(({ id, amountPaise }) => taken.get(id)?.amountPaise !== amountPaise)
      .map(({ id }) => `payment ${id}: the gateway has another amount`),
    ...gateway.refunds
      .filter(({ id }) => !asked.has(id))
      .map(({ id }) => `refund ${id}: nobody wrote it down`),
    ...refunds
      .filter(({ gatewayRefundId, amountPaise, isOpen }) => {
        const there = given.get(gatewayRefundId ?? '')
        return isOpen || there?.status !== 'processed' || there.amountPaise !== amountPaise
      })
      .map(({ id }) => `refund ${id}: the gateway did not give it back`),
    ...payments
      .filter(({ id, amountPaise }) => refundedOf(refunds, id) > amountPaise)
      .map(({ id }) => `payment ${id}: more went back than came`),
  ]
}

/** What an order's customer has paid in the end, against what they had of it. */
function moneyOfOrders(books: Books): string[] {
  const { orders, payments, refunds, cash, returns } = books
  return orders.flatMap((order) => {
    const paid = payments.filter(({ orderId }) => orderId === order.id)
    const came = sum(paid.map(({ amountPaise }) => amountPaise)) + cashIn(cash, order)
    const back = sum(paid.map(({ id }) => refundedOf(refunds, id))) + cashBack(cash, order)
    const agreed = sum(
      returns.filter(({ orderId }) => orderId === order.id).map(({ amountPaise }) => amountPaise ?? 0),
    )
    const isOver = order.status === 'cancelled' || order.status === 'refunded'
    // Cash comes with the goods; all other orders are paid before anything is done.
    const owed = order.paymentWay === 'cash' && order.status !== 'delivered' && !isOver ? 0 : order.totalPaise
    return [
      ...(isOver && came !== back
        ? [`order ${order.id}: ${order.status}, and ${came - back} paise are kept`]
        : []),
      ...(!isOver && came !== owed ? [`order ${order.id}: ${came} paise came, and ${owed} were due`] : []),
      ...(!isOver && back !== agreed
        ? [`order ${order.id}: ${back} paise went back, ${agreed} were agreed`]
        : []),
    ]
  })
}

/** Pieces of the morning are on the shelf, held or with customers; and the ledger says the same. */
function pieces({ morning, orders, lines, returns, returnLines, shelves, entries }: Books): string[] {
  const isOut = new Set(orders.filter(({ status }) => status !== 'cancelled').map(({ id }) => id))
  return [...morning].flatMap(([productId, there]) => {
    const shelf = shelves.find((row) => row.productId === productId)
    const ofProduct = entries.filter((entry) => entry.productId === productId)
    const sold = sum(
      lines
        .filter((line) => line.productId === productId && isOut.has(line.orderId))
        .map(({ quantity }) => quantity),
    )
    const cameBack = sum(
      returnLines
        .filter((row) => productOf(lines, row) === productId)
        .filter(({ returnId }) => isRestocked(returns, entries, returnId))
        .map(({ quantity }) => quantity),
    )
    const left = shelf?.pieces ?? NaN
    const held = shelf?.held ?? NaN
    const byLedger = sum(ofProduct.map(({ shelfChange }) => shelfChange))
    const heldByLedger = sum(ofProduct.map(({ heldChange }) => heldChange))
    const sums = `${there} there, ${sold} sold, ${cameBack} came back, ${left} left, ${held} held`
    return [
      ...(there - sold + cameBack === left + held ? [] : [`product ${productId}: ${sums}`]),
      ...(byLedger === left && heldByLedger === held
        ? []
        : [
            `product ${productId}: ${left} left, ${held} held, by its ledger ${byLedger} and ${heldByLedger}`,
          ]),
      ...repeated(ofProduct.map(({ why, cause }) => `${why} ${cause}`)).map(
        (twice) => `product ${productId}: ${twice} is entered twice`,
      ),
    ]
  })
}

/** A return takes no more than was delivered, and is answered with money or goods, once. */
function whatCameBack({ orders, lines, returns, returnLines }: Books): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const refused = new Set(returns.filter(({ status }) => status === 'refused').map(({ id }) => id))
  const taken = returnLines.filter(({ returnId }) => !refused.has(returnId))
  const tooMany = [...Map.groupBy(taken, ({ orderId, position }) => `${orderId} ${position}`)].filter(
    ([, rows]) => {
      const { orderId, position } = rows[0]!
      const line = lines.find((one) => one.orderId === orderId && one.position === position)
      return sum(rows.map(({ quantity }) => quantity)) > (line?.quantity ?? 0)
    },
  )
  return [
    ...tooMany.map(([line]) => `order line ${line}: more came back than went out`),
    ...returns.flatMap(({ id, status, amountPaise, replacementOrderId }) => {
      if (status !== 'agreed') return []
      if ((amountPaise === null) === (replacementOrderId === null))
        return [`return ${id}: neither or both of money and goods`]
      if (replacementOrderId === null) return []
      const sent = lines.filter(({ orderId }) => orderId === replacementOrderId)
      const wanted = returnLines.filter(({ returnId }) => returnId === id)
      const isSame =
        byId.get(replacementOrderId)?.totalPaise === 0 &&
        goodsOf(sent) ===
          goodsOf(wanted.map((row) => ({ productId: productOf(lines, row)!, quantity: row.quantity })))
      return isSame ? [] : [`return ${id}: its replacement ${replacementOrderId} is something else`]
    }),
  ]
}

/** Each order that left the shop has one document with its sum, and what went back later its credit notes. */
function documents(books: Books): string[] {
  const { orders, events, payments, refunds, cash } = books
  return orders.flatMap((order) => {
    const own = books.documents.filter(({ orderId }) => orderId === order.id)
    const bills = own.filter(({ kind }) => kind !== 'credit_note')
    const notes = own.filter(({ kind }) => kind === 'credit_note')
    const hasLeft = events.some(
      ({ orderId, to }) => orderId === order.id && (to === 'out_for_delivery' || to === 'delivered'),
    )
    const due = hasLeft && order.totalPaise > 0 ? 1 : 0
    const replaced = bills.filter(({ id }) => own.some(({ replacesId }) => replacesId === id))
    if (bills.length - replaced.length !== due)
      return [`order ${order.id}: ${bills.length} invoices, and ${due} are due`]
    const bill = bills.find((one) => !replaced.includes(one))
    if (!bill) return notes.map(({ number }) => `credit note ${number}: for no invoice`)
    const back =
      sum(payments.filter(({ orderId }) => orderId === order.id).map(({ id }) => refundedOf(refunds, id))) +
      cashBack(cash, order)
    const creditedOf = ({ id }: Document) =>
      sum(notes.filter(({ invoiceId }) => invoiceId === id).map(({ totalPaise }) => totalPaise))
    const credited = creditedOf(bill)
    // Of a called-off order nothing is owed, whatever was paid of it.
    const isOff = order.status === 'cancelled' || order.status === 'refunded'
    const toCredit = isOff ? bill.totalPaise : back - bill.givenBackPaise
    return [
      ...(bill.totalPaise + bill.givenBackPaise === order.totalPaise
        ? []
        : [`invoice ${bill.number}: not the sum of order ${order.id}`]),
      ...(credited === toCredit
        ? []
        : [`order ${order.id}: ${toCredit} paise are to be credited, and ${credited} are`]),
      ...replaced
        .filter((one) => creditedOf(one) !== one.totalPaise)
        .map(({ number }) => `invoice ${number}: replaced, and not credited whole`),
      ...notes
        .filter(({ invoiceId }) => bills.every(({ id }) => id !== invoiceId))
        .map(({ number }) => `credit note ${number}: for another invoice`),
      ...own.flatMap((document) => taxes(books, order, document)),
    ]
  })
}

/** The tax that each line contains, by the rates of the order's lines. */
function taxes({ lines, shopState }: Books, order: Order, document: Document): string[] {
  const isOwnState = order.stateCode === null || order.stateCode === shopState
  const wrong = document.lines.filter((line) => {
    const { rateBp, amountPaise, valuePaise, cgstPaise, sgstPaise, igstPaise } = line
    const sold = lines.find(({ orderId, position }) => orderId === order.id && position === line.position)
    const half = isOwnState ? taxIn(amountPaise, rateBp, rateBp / 2) : 0
    const whole = isOwnState ? 0 : taxIn(amountPaise, rateBp, rateBp)
    return (
      rateBp !== (sold?.rateBp ?? 0) ||
      cgstPaise !== half ||
      sgstPaise !== half ||
      igstPaise !== whole ||
      valuePaise !== amountPaise - 2 * half - whole
    )
  })
  const total = sum(document.lines.map(({ amountPaise }) => amountPaise))
  const tax = sum(document.lines.map((line) => line.cgstPaise + line.sgstPaise + line.igstPaise))
  return [
    ...wrong.map(({ position }) => `document ${document.number}: the tax of line ${position} is wrong`),
    ...(total === document.totalPaise && tax === document.taxPaise
      ? []
      : [`document ${document.number}: its lines do not come to its sum`]),
  ]
}

/** What part of an amount that includes tax is tax of so many basis points, half paise rounded up. */
function taxIn(amountPaise: number, rateBp: number, partBp: number): number {
  return Math.floor((amountPaise * partBp * 2 + (10_000 + rateBp)) / (2 * (10_000 + rateBp)))
}

/** From 1 in each series and year, none missing and none twice. */
function numbers({ numbers: all }: Books): string[] {
  return [...Map.groupBy(all, ({ series, year }) => `${series} ${year}`)].flatMap(([series, rows]) => {
    const sorted = rows.map(({ n }) => n).toSorted((one, other) => one - other)
    const wrong = sorted.findIndex((n, i) => n !== i + 1)
    return wrong === -1 ? [] : [`series ${series}: no gapless number ${wrong + 1}`]
  })
}

/** Each move, refund and sum of cash has its entry of who did it, and each decided return one a decision. */
function whatIsKept({ orders, events, payments, refunds, cash, returns, kept }: Books): string[] {
  return orders.flatMap(({ id }) => {
    const ofOrder = kept.filter(({ orderId }) => orderId === id)
    const after = (action: string, field: string) =>
      ofOrder.filter((entry) => entry.action === action).map((entry) => entry.after?.[field])
    const own = payments.filter(({ orderId }) => orderId === id).map((payment) => payment.id)
    const decided = returns.filter(({ orderId, status }) => orderId === id && status !== 'asked').length
    const sums: [what: string, done: unknown[], written: unknown[]][] = [
      [
        'moves',
        events.filter(({ orderId, from }) => orderId === id && from !== null).map(({ to }) => to),
        after('order_moved', 'status'),
      ],
      [
        'refunds',
        refunds.filter(({ paymentId }) => own.includes(paymentId)).map(({ amountPaise }) => amountPaise),
        after('refund_decided', 'amountPaise'),
      ],
      [
        'cash',
        cash.filter(({ orderId }) => orderId === id).map(({ amountPaise }) => amountPaise),
        [
          ...after('cash_taken', 'amountPaise'),
          ...after('cash_given_back', 'amountPaise').map((paise) => -Number(paise)),
          ...after('cash_counter_entered', 'amountPaise').map((paise) => -Number(paise)),
        ],
      ],
    ]
    const undone = after('return_reopened', 'returnStatus').length
    const decisions = after('return_decided', 'returnStatus').length - undone
    return [
      ...sums
        .filter(([, done, written]) => inOneOrder(done) !== inOneOrder(written))
        .map(
          ([what, done, written]) => `order ${id}: ${what} ${done.join(' ')}, kept are ${written.join(' ')}`,
        ),
      ...(decisions === decided ? [] : [`order ${id}: ${decided} returns decided, ${decisions} are kept`]),
    ]
  })
}

/** What happened to an order is told to its customer by mail, each thing once; not to who has no e-mail. */
function whatWasTold({ orders, events, payments, refunds, cash, returns, mails }: Books): string[] {
  return orders.flatMap(({ id, email, paymentWay, changes }) => {
    const ofOrder = events.filter(({ orderId, from }) => orderId === id && from !== null)
    const begun = events.find(({ orderId, from }) => orderId === id && from === null)
    const untold = new Set(ofOrder.filter(({ isFresh }) => isFresh).map(({ takesBack }) => takesBack))
    const moves = ofOrder.filter((one) => one.takesBack === null && !untold.has(one.id)).map(({ to }) => to)
    const late = ofOrder.filter(({ takesBack, isFresh }) => takesBack !== null && !isFresh)
    const [calledOff, corrected] = [
      late.filter(({ takesBack }) => takesBack === begun?.id),
      late.filter(({ takesBack, from }) => takesBack !== begun?.id && from !== 'packed'),
    ]
    const own = payments.filter(({ orderId }) => orderId === id).map((payment) => payment.id)
    const back = [
      ...refunds.filter(({ paymentId }) => own.includes(paymentId)).map(({ amountPaise }) => amountPaise),
      ...realMoney(cash)
        .filter(({ orderId, amountPaise }) => orderId === id && amountPaise < 0)
        .map(({ amountPaise }) => -amountPaise),
    ]
    // The answer to a return leads to the goods that replace it.
    const answered = returns.filter(
      ({ orderId, status, replacementOrderId }) =>
        status !== 'asked' && (replacementOrderId ?? orderId) === id,
    )
    const happened = [
      // Taken along at the stall it was never placed, and paid too late it was never sold.
      ...(begun?.to === 'delivered' && !untold.has(begun.id) ? ['delivered'] : []),
      ...(['placed', 'paid'].includes(begun?.to ?? '') && paymentWay !== 'none' ? ['placed'] : []),
      ...Array.from({ length: changes }, () => 'changed'),
      ...moves.filter((to) => to === 'out_for_delivery').map(() => 'sent out'),
      ...moves.filter((to) => to === 'delivered' || to === 'cancelled'),
      ...corrected.map(() => 'corrected'),
      ...calledOff.map(() => 'cancelled'),
      ...back.map((paise) => `${paise} paise back`),
      ...answered.map(() => 'return answered'),
    ]
    const told = mails.filter(({ orderId }) => orderId === id)
    const astray = told.filter(({ recipient }) => recipient !== email)
    const expected = email === null ? '' : inOneOrder(happened)
    const written = inOneOrder(told.map((mail) => mail.told))
    return [
      ...astray.map(({ recipient }) => `order ${id}: ${recipient} was told of it`),
      ...(expected === written ? [] : [`order ${id}: to tell '${expected}', told was '${written}'`]),
    ]
  })
}

function inOneOrder(values: readonly unknown[]): string {
  return values.map(String).toSorted().join(' ')
}

function refundedOf(refunds: Books['refunds'], paymentId: string): number {
  return sum(refunds.filter((refund) => refund.paymentId === paymentId).map(({ amountPaise }) => amountPaise))
}

/** Without what was entered by mistake, and what takes that back. */
function realMoney(cash: Books['cash']): Books['cash'] {
  const countered = new Set(cash.map(({ counters }) => counters))
  return cash.filter(({ id, counters }) => counters === null && !countered.has(id))
}

function cashIn(cash: Books['cash'], { id }: Order): number {
  return sum(
    realMoney(cash)
      .filter(({ orderId, amountPaise }) => orderId === id && amountPaise > 0)
      .map((it) => it.amountPaise),
  )
}

function cashBack(cash: Books['cash'], { id }: Order): number {
  return -sum(
    realMoney(cash)
      .filter(({ orderId, amountPaise }) => orderId === id && amountPaise < 0)
      .map((it) => it.amountPaise),
  )
}

function productOf(lines: Books['lines'], row: { orderId: string; position: number }): string | undefined {
  return lines.find(({ orderId, position }) => orderId === row.orderId && position === row.position)
    ?.productId
}

/** The goods of a return lie on the shelf again; what came back spoiled does not. */
function isRestocked(returns: Books['returns'], entries: Books['entries'], returnId: string): boolean {
  const isAgreed = returns.some(({ id, status }) => id === returnId && status === 'agreed')
  return isAgreed && entries.some(({ why, cause }) => why === 'return' && cause === returnId)
}

function goodsOf(lines: readonly { productId: string; quantity: number }[]): string {
  return lines
    .map(({ productId, quantity }) => `${quantity} × ${productId}`)
    .toSorted()
    .join(', ')
}

function repeated(keys: readonly string[]): string[] {
  return [...Map.groupBy(keys, (key) => key)].filter(([, all]) => all.length > 1).map(([key]) => key)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
