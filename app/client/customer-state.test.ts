import { expect, test } from 'vitest'

import type { CartLine } from '#contract/cart.ts'
import type { User } from '#contract/customers.ts'

import type { CallEnd } from './cart-change.ts'
import {
  cartCount,
  customerAfter,
  isSettled,
  lineOf,
  linesShown,
  lostAdd,
  nextCall,
  nobodyYet,
  quantityShown,
} from './customer-state.ts'
import type { CustomerEvent, CustomerState } from './customer-state.ts'

const asha = { _id: 'asha', name: 'Asha Devi', smartCoins: 0 } as User
const ravi = { _id: 'ravi', name: 'Ravi Kumar' } as User

function line(product: string, quantity: number): CartLine {
  return { _id: `line-of-${product}`, quantity, productId: { _id: product } } as CartLine
}

/** One is asked who is here, and the server says. */
function here(user: User | null | undefined, ask = 1): CustomerEvent[] {
  return [{ type: 'asked' }, { type: 'answered', ask, user }]
}

function loaded(lines: CartLine[], asOf = 1): CustomerEvent {
  return { type: 'loaded', lines, asOf }
}

function wanted(productId: string, quantity: number): CustomerEvent {
  return { type: 'chosen', productId, quantity }
}

function added(productId: string, key = 'first'): CustomerEvent {
  return { type: 'added', productId, key }
}

function waits(productId: string, quantity: number, adds: string[] = []): CustomerEvent {
  return { type: 'waits', productId, quantity, adds }
}

function sent(productId: string, wantedThen: number, key = 'first'): CustomerEvent {
  return { type: 'sent', productId, key, wanted: wantedThen }
}

function ended(end: CallEnd, productId: string, quantity: number, key = 'first'): CustomerEvent {
  return { type: 'ended', end, productId, quantity, key }
}

function after(...events: CustomerEvent[]): CustomerState {
  return events.reduce(customerAfter, nobodyYet)
}

const withTwoTomatoes = [...here(asha), loaded([line('tomato', 2), line('potato', 1)])]

test.each<
  [string, CustomerEvent[], { badge: number; tomatoes: number; cart?: string[]; isSettled?: boolean }]
>([
  ['the lines have come', withTwoTomatoes, { badge: 2, tomatoes: 2, cart: ['2 tomato', '1 potato'] }],
  [
    'what is wanted is shown before the server has it',
    [...withTwoTomatoes, wanted('tomato', 5), added('onion')],
    { badge: 3, tomatoes: 5, cart: ['5 tomato', '1 potato'], isSettled: false },
  ],
  [
    'what is being taken out does not count',
    [...withTwoTomatoes, wanted('tomato', 0)],
    { badge: 1, tomatoes: 0, cart: ['1 potato'], isSettled: false },
  ],
  [
    'a confirmed quantity stays',
    [...withTwoTomatoes, wanted('tomato', 3), sent('tomato', 3), ended('confirmed', 'tomato', 3)],
    { badge: 2, tomatoes: 3, cart: ['3 tomato', '1 potato'], isSettled: true },
  ],
  [
    'a refused quantity goes back',
    [...withTwoTomatoes, wanted('tomato', 3), sent('tomato', 3), ended('refused', 'tomato', 3)],
    { badge: 2, tomatoes: 2, isSettled: true },
  ],
  [
    'so does one whose answer was lost',
    [...withTwoTomatoes, wanted('tomato', 3), sent('tomato', 3), ended('unanswered', 'tomato', 3)],
    { badge: 2, tomatoes: 2, isSettled: true },
  ],
  [
    'a refusal counts for nothing when another quantity was chosen meanwhile',
    [
      ...withTwoTomatoes,
      wanted('tomato', 9),
      sent('tomato', 9),
      wanted('tomato', 4),
      ended('refused', 'tomato', 9),
    ],
    { badge: 2, tomatoes: 4, isSettled: false },
  ],
  [
    'presses while a call is in flight stay wanted',
    [
      ...withTwoTomatoes,
      wanted('tomato', 3),
      sent('tomato', 3),
      wanted('tomato', 6),
      ended('confirmed', 'tomato', 3),
    ],
    { badge: 2, tomatoes: 6, isSettled: false },
  ],
  [
    'a press that was taken back before the answer still ends where the person wants it',
    [...withTwoTomatoes, wanted('tomato', 3), sent('tomato', 3), wanted('tomato', 2)],
    { badge: 2, tomatoes: 2, isSettled: false },
  ],
  [
    'a line that is gone is not in the cart',
    [...withTwoTomatoes, wanted('tomato', 3), sent('tomato', 3), ended('gone', 'tomato', 3)],
    { badge: 1, tomatoes: 0, cart: ['1 potato'], isSettled: true },
  ],
  [
    'a line that was taken out and is put back keeps its place',
    [
      ...withTwoTomatoes,
      wanted('tomato', 0),
      sent('tomato', 0),
      ended('confirmed', 'tomato', 0),
      wanted('tomato', 1),
      sent('tomato', 1, 'second'),
      ended('confirmed', 'tomato', 1, 'second'),
      loaded([line('onion', 1), line('potato', 1), line('tomato', 1)], 3),
    ],
    { badge: 3, tomatoes: 1, cart: ['1 tomato', '1 potato', '1 onion'], isSettled: true },
  ],
  [
    'another window has changed the cart',
    [...withTwoTomatoes, loaded([line('tomato', 7)])],
    { badge: 1, tomatoes: 7, cart: ['7 tomato'] },
  ],
  [
    'adds that wait go on top of what the cart has by then',
    [...withTwoTomatoes, waits('tomato', 4, ['a', 'b']), loaded([line('tomato', 7)])],
    { badge: 1, tomatoes: 9, cart: ['9 tomato'], isSettled: true },
  ],
  [
    'fewer of them may be wanted again',
    [
      ...withTwoTomatoes,
      waits('tomato', 4, ['a', 'b']),
      wanted('tomato', 3),
      waits('tomato', 3, ['a']),
      loaded([line('tomato', 7)]),
    ],
    { badge: 1, tomatoes: 8 },
  ],
  [
    'a quantity that waits stays the one that was chosen',
    [...withTwoTomatoes, waits('tomato', 4), loaded([line('tomato', 7)])],
    { badge: 1, tomatoes: 4, isSettled: true },
  ],
  [
    'a quantity that was chosen stands when lines come before it is sent',
    [...withTwoTomatoes, wanted('tomato', 4), loaded([line('tomato', 7)])],
    { badge: 1, tomatoes: 4, isSettled: false },
  ],
  [
    'what another tab has sent waits no more',
    [...withTwoTomatoes, waits('tomato', 4), { type: 'dropped', productId: 'tomato' }],
    { badge: 2, tomatoes: 2, isSettled: true },
  ],
  [
    'what is in flight outlives lines that came meanwhile',
    [...withTwoTomatoes, wanted('tomato', 3), sent('tomato', 3), loaded([line('tomato', 7)])],
    { badge: 1, tomatoes: 3, isSettled: false },
  ],
  [
    'lines that were asked for before a change ended undo nothing',
    [
      ...withTwoTomatoes,
      wanted('tomato', 3),
      sent('tomato', 3),
      ended('confirmed', 'tomato', 3),
      loaded([line('tomato', 2)], 1),
    ],
    { badge: 2, tomatoes: 3, cart: ['3 tomato', '1 potato'] },
  ],
  [
    'lines that cannot be had leave what was known',
    [...withTwoTomatoes, { type: 'failed' }],
    { badge: 2, tomatoes: 2, cart: ['2 tomato', '1 potato'] },
  ],
  [
    'what was added is in the cart, also where its line cannot be had',
    [...here(asha), { type: 'failed' }, added('tomato'), sent('tomato', 1), ended('confirmed', 'tomato', 1)],
    { badge: 1, tomatoes: 1, cart: [], isSettled: true },
  ],
  [
    'until the lines are known the badge has the server’s count',
    [...here(asha), { type: 'counted', count: 4 }],
    { badge: 4, tomatoes: 0 },
  ],
  [
    'a count that comes late does not empty the badge while an add is in flight',
    [...here(asha), loaded([]), added('tomato'), sent('tomato', 1), { type: 'counted', count: 0 }],
    { badge: 1, tomatoes: 1, isSettled: false },
  ],
  [
    'nor where the lines are not known',
    [...here(asha), { type: 'failed' }, added('tomato'), sent('tomato', 1), { type: 'counted', count: 0 }],
    { badge: 1, tomatoes: 1, isSettled: false },
  ],
  [
    'a count that is quicker than the name stands',
    [{ type: 'asked' }, { type: 'counted', count: 4 }, { type: 'answered', ask: 1, user: asha }],
    { badge: 4, tomatoes: 0 },
  ],
  [
    'whoever signs out leaves an empty cart',
    [...withTwoTomatoes, { type: 'counted', count: 2 }, { type: 'left' }],
    { badge: 0, tomatoes: 0, cart: [] },
  ],
  [
    'once the lines are known they are what counts',
    [...withTwoTomatoes, { type: 'counted', count: 9 }],
    { badge: 2, tomatoes: 2 },
  ],
  [
    'the end of a call of one person is no end of the next one’s',
    [
      ...withTwoTomatoes,
      wanted('tomato', 3),
      sent('tomato', 3),
      ...here(ravi, 2),
      wanted('tomato', 1),
      sent('tomato', 1, 'second'),
      ended('refused', 'tomato', 3),
    ],
    { badge: 1, tomatoes: 1, isSettled: false },
  ],
  [
    'a person who comes after another one finds nothing of theirs',
    [
      ...withTwoTomatoes,
      wanted('tomato', 3),
      sent('tomato', 3),
      ...here(ravi, 2),
      ended('confirmed', 'tomato', 3),
    ],
    { badge: 0, tomatoes: 0, cart: [], isSettled: true },
  ],
  [
    'nor do lines of the one before count that come late',
    [...here(asha), ...here(ravi, 2), loaded([line('tomato', 2)], 1)],
    { badge: 0, tomatoes: 0 },
  ],
])('%s', (_, events, seen) => {
  const state = after(...events)
  expect({
    badge: cartCount(state),
    tomatoes: quantityShown(state, 'tomato'),
    cart: linesShown(state).map(({ quantity, productId }) => `${quantity} ${productId._id}`),
    isSettled: isSettled(state),
  }).toMatchObject(seen)
})

test.each<[string, CustomerEvent[], Partial<CustomerState>]>([
  ['nobody is known to be a guest before the server has said so', [{ type: 'asked' }], { session: 'asking' }],
  ['a guest', here(null), { session: 'known', user: null }],
  ['a customer', here(asha), { session: 'known', user: asha }],
  ['where the server could not say, it may be asked again', here(undefined), { session: 'unknown' }],
  [
    'an older answer than the last question does not count',
    [{ type: 'asked' }, ...here(asha, 2), { type: 'answered', ask: 1, user: null }],
    { session: 'known', user: asha },
  ],
  [
    'an answer that was on its way at the sign-out brings nobody back',
    [...here(asha), { type: 'asked' }, { type: 'left' }, { type: 'answered', ask: 2, user: asha }],
    { session: 'known', user: null },
  ],
  ['a cart that could not be had', [...here(asha), { type: 'failed' }], { hasFailed: true }],
  ['and then could', [...here(asha), { type: 'failed' }, loaded([])], { hasFailed: false, lines: [] }],
])('who is here: %s', (_, events, state) => {
  expect(after(...events)).toMatchObject(state)
})

test('an event that comes too late leaves the very same state', () => {
  const state = after(...withTwoTomatoes)
  expect(customerAfter(state, loaded([], 0))).toBe(state)
  expect(customerAfter(state, ended('confirmed', 'tomato', 9, 'of nobody'))).toBe(state)
  expect(customerAfter(state, { type: 'answered', ask: 0, user: ravi })).toBe(state)
})

test.each<[string, CustomerEvent[], object]>([
  [
    'one more is added, under the key of its press',
    [added('tomato')],
    { isOneMore: true, quantity: 3, key: 'first' },
  ],
  ['several more are set', [added('tomato'), added('tomato', 'second')], { isOneMore: false, quantity: 4 }],
  [
    'of several that have waited each is added under its key',
    [waits('tomato', 4, ['a', 'b'])],
    { isOneMore: true, quantity: 3, key: 'a' },
  ],
  [
    'and the next one after it',
    [waits('tomato', 4, ['a', 'b']), sent('tomato', 4, 'a'), ended('confirmed', 'tomato', 3, 'a')],
    { isOneMore: true, quantity: 4, key: 'b' },
  ],
  [
    'presses while a quantity is on its way go on top of it',
    [wanted('tomato', 5), sent('tomato', 5), added('tomato', 'a'), ended('confirmed', 'tomato', 5)],
    { isOneMore: true, quantity: 6, key: 'a' },
  ],
  [
    'one more than a quantity that waits is a quantity',
    [waits('tomato', 5), added('tomato', 'a')],
    { isOneMore: false, quantity: 6 },
  ],
  [
    'where more was pressed before an answer was lost, the quantity says all',
    [added('tomato'), sent('tomato', 3), added('tomato', 'second'), ended('unanswered', 'tomato', 3)],
    { isOneMore: false, quantity: 4 },
  ],
  ['a quantity that was chosen is set', [wanted('tomato', 3)], { isOneMore: false, quantity: 3 }],
  ['none is a removal', [wanted('tomato', 0)], { isOneMore: false, quantity: 0 }],
])('what is sent next: %s', (_, events, next) => {
  const call = nextCall(after(...withTwoTomatoes, ...events), 'tomato')
  expect({ key: undefined, ...call }).toMatchObject({ key: undefined, ...next })
})

const lost = [added('tomato'), sent('tomato', 3), ended('unanswered', 'tomato', 3)]

test.each<[string, CustomerEvent[], string | undefined]>([
  ['an add whose answer was lost goes under its key again', lost, 'first'],
  ['but not once the cart was looked at', [...lost, loaded([line('tomato', 3)], 2)], undefined],
  ['and not after a refusal', [...lost.slice(0, 2), ended('refused', 'tomato', 3)], undefined],
  ['nor while it is on its way', lost.slice(0, 2), undefined],
])('the key of the next press: %s', (_, events, key) => {
  expect(lostAdd(after(...withTwoTomatoes, ...events), 'tomato')).toBe(key)
})

test.each<[string, CustomerEvent[]]>([
  ['where nothing is wanted', []],
  ['while a call is in flight', [wanted('tomato', 3), sent('tomato', 3), wanted('tomato', 5)]],
])('nothing is sent %s', (_, events) => {
  expect(nextCall(after(...withTwoTomatoes, ...events), 'tomato')).toBeNull()
})

test('the first of a product is an add, and the rest is set after it', () => {
  const chosen = after(...here(asha), loaded([]), wanted('onion', 4))
  expect(nextCall(chosen, 'onion')).toMatchObject({ isOneMore: true, quantity: 1 })
  const begun = [sent('onion', 4), ended('confirmed', 'onion', 1)].reduce(customerAfter, chosen)
  expect(nextCall(begun, 'onion')).toMatchObject({ isOneMore: false, quantity: 4 })
})

test('a line that was put back has no id before the server has given it one', () => {
  const state = after(
    ...withTwoTomatoes,
    wanted('tomato', 0),
    sent('tomato', 0),
    ended('confirmed', 'tomato', 0),
    wanted('tomato', 1),
    sent('tomato', 1, 'second'),
    ended('confirmed', 'tomato', 1, 'second'),
  )
  expect(quantityShown(state, 'tomato')).toBe(1)
  expect(lineOf(state, 'tomato')).toBeUndefined()
})

test('what an admin changes of the person who is here is known at once, and takes nothing from their cart', () => {
  const withCoins = { ...asha, smartCoins: 25 }
  const state = after(...withTwoTomatoes, { type: 'person changed', user: withCoins })
  expect(state.user?.smartCoins).toBe(25)
  expect(linesShown(state)).toHaveLength(2)
  const ofAnother = after(...withTwoTomatoes, { type: 'person changed', user: ravi })
  expect(ofAnother.user).toBe(asha)
})
