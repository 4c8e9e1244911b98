import type { Mutation } from './mutation.ts'

const cartCalls = 'server/api/cart.http.test.ts'
const adding = 'domain/cart/add-to-cart.http.test.ts'
const roles = 'server/api/roles.http.test.ts'
const changingRole = 'domain/customers/change-role.http.test.ts'
const signUps = 'server/api/sign-up.http.test.ts'
const repeating = 'domain/ground/idempotency.http.test.ts'

/** Carts, accounts, and the ground that commands stand on. */
export const peopleMutations: Mutation[] = [
  {
    file: 'domain/cart/add-to-cart.ts',
    find: 'if (!lines || lines.n < maxCartLines) return',
    put: 'if (lines) return',
    tests: [adding],
    why: 'a cart without end makes the server sum without end',
  },
  {
    file: 'domain/cart/add-to-cart.ts',
    find: 'setWhere: sql`${cartLines.quantity} < ${most}`',
    put: 'setWhere: sql`${cartLines.quantity} <= ${most}`',
    tests: [cartCalls],
    why: 'one more goes into the cart than there is',
  },
  {
    file: 'domain/cart/add-to-cart.ts',
    find: 'if (most < 1) throw',
    put: 'if (most < 0) throw',
    tests: [cartCalls],
    why: 'what is sold out goes into the cart',
  },
  {
    file: 'domain/cart/add-to-cart.ts',
    find: 'set: { quantity: sql`${cartLines.quantity} + 1` }',
    put: 'set: { quantity: sql`1 + 1` }',
    tests: [cartCalls],
    why: 'the third tap does nothing',
  },
  {
    file: 'domain/cart/add-to-cart.ts',
    find: 'return once(ctx, { key: idempotencyKey,',
    put: 'return once(ctx, { key: undefined,',
    tests: [repeating],
    why: 'a request that the browser repeats counts twice',
  },
  {
    file: 'domain/cart/update-cart-line.ts',
    find: 'eq(cartLines.personId, person.id)',
    put: 'eq(cartLines.id, input.lineId)',
    tests: [cartCalls],
    why: 'people change each other’s carts',
  },
  {
    file: 'domain/cart/update-cart-line.ts',
    find: ' && input.quantity > line.quantity',
    put: '',
    tests: [cartCalls],
    why: 'somebody who takes fewer is refused because there are fewer still',
  },
  {
    file: 'domain/cart/update-cart-line.ts',
    find: 'input.quantity > line.stock &&',
    put: 'input.quantity > line.stock + 1 &&',
    tests: [cartCalls],
    why: 'a quantity is taken that is not there',
  },
  {
    file: 'domain/cart/delete-cart-line.ts',
    find: 'eq(cartLines.personId, signedIn(ctx).id)',
    put: 'eq(cartLines.id, input.lineId)',
    tests: [cartCalls],
    why: 'people empty each other’s carts',
  },
  {
    file: 'domain/cart/queries.ts',
    find: '.where(eq(cartLines.personId, person.id))\n',
    put: '\n',
    tests: [cartCalls],
    why: 'everybody sees everybody’s cart',
  },
  {
    file: 'domain/cart/queries.ts',
    find: '.orderBy(asc(cartLines.addedAt), asc(cartLines.id))',
    put: '.orderBy(asc(cartLines.quantity))',
    tests: [cartCalls],
    why: 'the lines of a cart change places under the finger',
  },
  {
    file: 'domain/cart/queries.ts',
    find: '.where(eq(cartLines.personId, signedIn(ctx).id))',
    put: '',
    tests: [cartCalls],
    why: 'the number on the cart is everybody’s',
  },
  {
    file: 'domain/cart/rules.ts',
    find: 'export const maxQuantity = 99',
    put: 'export const maxQuantity = 98',
    tests: [cartCalls],
    why: 'the ninety-ninth of one product is refused',
  },
  {
    file: 'domain/customers/change-role.ts',
    find: `\n      .for('update')`,
    put: '',
    tests: [changingRole],
    why: 'two administrators demote each other, and the shop has none',
  },
  {
    file: 'domain/customers/change-role.ts',
    find: 'if (!admins.some(({ id }) => id === actorId)) throw notAllowed()',
    put: '',
    tests: [changingRole],
    why: 'somebody who was demoted a moment ago still demotes',
  },
  {
    file: 'domain/customers/change-role.ts',
    find: 'admins.every(({ id }) => id === input.userId)',
    put: 'admins.length === 0',
    tests: [roles],
    why: 'the last administrator goes, and nobody can bring one back',
  },
  {
    file: 'domain/customers/change-role.ts',
    find: `if (input.role !== 'ADMIN' && `,
    put: 'if (',
    tests: [changingRole],
    why: 'the only administrator cannot even stay one',
  },
  {
    file: 'domain/customers/sign-up.ts',
    find: 'const email = input.email.trim().toLowerCase()',
    put: 'const email = input.email.trim()',
    tests: ['server/api/sign-up-picture.http.test.ts'],
    why: 'trying the spellings of one address fills the disk with pictures',
  },
  {
    file: 'domain/customers/sign-up.ts',
    find: '  if (bytes) await refuseTakenEmail(ctx, email)\n',
    put: '',
    tests: ['server/api/sign-up-picture.http.test.ts'],
    why: 'trying one address over and over fills the disk with pictures',
  },
  {
    file: 'domain/customers/rules.ts',
    find: 'min: 8',
    put: 'min: 7',
    tests: [signUps],
    why: 'a password of seven characters is taken',
  },
  {
    file: 'domain/ground/authorize.ts',
    find: 'if (!isAdmin(person)) throw',
    put: 'if (person.role === undefined) throw',
    tests: [roles],
    why: 'everybody is an administrator',
  },
  {
    file: 'domain/ground/authorize.ts',
    find: 'if (!actor) throw',
    put: 'if (actor === undefined) throw',
    tests: [cartCalls],
    why: 'a guest gets an error of ours and not the advice to sign in',
  },
  {
    file: 'domain/ground/idempotency.ts',
    find: 'if (earlier && earlier.request !== hash) throw',
    put: 'if (earlier && !earlier.request) throw',
    tests: [repeating],
    why: 'another request is answered with the answer to the first',
  },
  {
    file: 'domain/ground/idempotency.ts',
    find: 'if (!mine) return (await',
    put: 'if (!mine && !key) return (await',
    tests: [repeating],
    why: 'a repetition is done again',
  },
  {
    file: 'domain/ground/idempotency.ts',
    find: 'eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key)',
    put: 'eq(idempotencyKeys.key, key)',
    tests: [repeating],
    why: 'one person’s key gives them another person’s answer',
  },
  {
    file: 'domain/ground/idempotency.ts',
    find: 'now().getTime() - keptMs',
    put: 'now().getTime() - 2 * keptMs',
    tests: [repeating],
    why: 'keys are kept for ever longer',
  },
  {
    file: 'domain/ground/ids.ts',
    find: 'byte < 252 && ',
    put: '',
    tests: [cartCalls],
    why: 'the first letters of the alphabet are a little likelier in an id',
    survives:
      'An id of slightly uneven letters is still beyond guessing; a test would have to count thousands.',
  },
]
