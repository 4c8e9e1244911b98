import type { Mutation } from './mutation.ts'

const linking = 'domain/counter/pay-link.http.test.ts'
const people = 'domain/counter/people.http.test.ts'
const moving = 'domain/fulfilment/move-order.http.test.ts'
const taking = 'domain/counter/take-order.http.test.ts'
const selling = 'domain/counter/sell-at-stall.http.test.ts'
const guests = 'domain/checkout/guests.http.test.ts'

/** Orders at the telephone and the stall, and the links that go with them. */
export const counterMutations: Mutation[] = [
  {
    file: 'domain/fulfilment/take-back.ts',
    find: '    for (const entry of await moneyEntriesOf(tx, orderId)) await counterTaken(tx, order, { entry, reason })\n',
    put: '',
    tests: [selling],
    named: 'is taken back within a minute',
    why: 'a box is to have the money of a sale that was none',
  },
  {
    file: 'domain/fulfilment/take-back.ts',
    find: "  if (!mayTakeBack(move, standing, true)) throw notAllowed('no_duty')\n",
    put: '',
    tests: [selling],
    named: 'is taken back within a minute',
    why: 'who packs is told that the minute is over, and takes sales of others back once a check is lost',
  },
  {
    file: 'domain/counter/sell-at-stall.ts',
    find: 'if (sale.soldBy !== undefined && sale.soldBy !== soldBy)',
    put: 'if (false)',
    tests: [selling],
    why: 'what one helper sold without a line stands in the till of the next one at the device',
  },
  {
    file: 'domain/counter/sell-at-stall.ts',
    find: 'if (before) return before',
    put: '',
    tests: [selling],
    why: 'a device that was away for a week sells everything a second time',
  },
  {
    file: 'domain/counter/sell-at-stall.ts',
    find: 'if (askedPaise !== totalPaise)\n    await enterInTill',
    put: 'if (false)\n    await enterInTill',
    tests: [selling],
    why: 'the till does not know of what was taken at an old price',
  },
  {
    file: 'domain/inventory/holds.ts',
    find: "await changeStock(ctx, { why: 'uncounted', orderId }, uncounted)",
    put: '',
    tests: [selling],
    why: 'what was sold beyond the shelf without a line can never be written down',
  },
  {
    file: 'domain/counter/queries.ts',
    find: 'eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key)',
    put: 'eq(idempotencyKeys.key, key)',
    tests: ['domain/counter/take-order.http.test.ts'],
    why: 'who knows the key of another hand is told their order',
  },
  {
    file: 'app/client/cart-resume.ts',
    find: '(personId ?? user._id) !== user._id',
    put: 'false',
    tests: ['app/client/presses.test.ts'],
    why: 'what one person pressed comes into the cart of the next one at the same tab',
  },
  {
    file: 'app/client/cart-change.ts',
    find: '(adds[0] ?? key)',
    put: 'key',
    tests: ['app/client/presses.test.ts'],
    why: 'an add that the server has done counts twice when its page is left before the answer',
  },
  {
    file: 'app/client/drafts.ts',
    find: '`${ours}draft.${personId}.${name}`',
    put: '`${ours}draft.${name}`',
    tests: ['app/client/drafts.test.ts'],
    why: 'the next hand at the tab sees the customer of the one before, and takes their order again',
  },
  {
    file: 'domain/counter/take-order.ts',
    find: 'if (totals.totalPaise !== shownPaise)',
    put: 'if (totals.totalPaise < shownPaise)',
    tests: [taking],
    named: 'a total that is not the shop’s',
    why: 'a customer is told one sum and owes another',
  },
  {
    file: 'domain/payments/pay-for-cart.ts',
    find: 'and not exists (select from ${orderEvents} where ${isBegunByOther(orders)})',
    put: '',
    tests: ['domain/checkout/order-in-cash.http.test.ts'],
    named: 'took for somebody meanwhile',
    why: 'what the shop takes at the counter turns back the money for the customer’s own cart',
  },
  {
    file: 'domain/fulfilment/move-order.ts',
    find: `  if (action === 'cancel') await refuseCashLeft(tx, order!)\n`,
    put: '',
    tests: [moving],
    named: 'by a hand at the shop',
    why: 'the books say that cash was handed back, and nobody handed it',
  },
  {
    file: 'domain/orders/transitions.ts',
    find: 'return !isAdmin && cashLeftPaise > 0',
    put: 'return cashLeftPaise > 0',
    tests: [moving],
    named: 'hands the cash back',
    why: 'an order that was paid at the counter can be cancelled by nobody',
  },
  {
    file: 'domain/counter/pay-link.ts',
    find: 'open.totalPaise === due',
    put: 'open.totalPaise >= due',
    tests: [linking],
    named: 'another sum gives way',
    why: 'somebody who has paid a part is asked for the whole',
  },
  {
    file: 'domain/counter/queries.ts',
    find: 'gt(accountClaims.expiresAt, now())',
    put: 'gt(accountClaims.expiresAt, new Date(0))',
    tests: [people],
    named: 'works seven days',
    why: 'a link that is over still tells whose it was',
  },
  {
    file: 'domain/customers/close-guests.ts',
    find: '  await db.delete(accountClaims).where(inArray(accountClaims.personId, ids))\n',
    put: '',
    tests: [guests],
    named: 'is over once the desk serves them',
    why: 'who typed somebody’s number as a guest takes over what they order at the telephone',
  },
  {
    file: 'domain/counter/claim-account.ts',
    find: "    if (!guest) throw new DomainError('not_signed_in', {})\n",
    put: '',
    tests: [guests],
    named: 'while the desk takes an order for them gets nothing',
    why: 'a guest asks for the link in the moment in which the desk takes an order, and has it',
  },
  {
    file: 'domain/counter/claim-account.ts',
    find: '    await tx.db.delete(guests).where(eq(guests.personId, personId))\n',
    put: '',
    tests: [guests],
    named: 'who has made an account of it is no guest',
    why: 'whoever has an account orders by the rules of guests for ever',
  },
  {
    file: 'server/http/logged-address.ts',
    find: 'api\\/claims|',
    put: '',
    tests: ['server/log-error.http.test.ts'],
    named: 'does not tell its token',
    why: 'who reads the log can take over an account',
  },
]
