import { createHook } from 'node:async_hooks'

import { hashPassword as hashByScrypt } from 'better-auth/crypto'
import { expect, test } from 'vitest'

import { hashPassword, isCurrent, isPassword } from './passwords.ts'

const password = 'mangoes in may'

test('a hash is argon2id with 19 MiB, 2 rounds and 1 lane, salted, and of its password alone', async () => {
  const [hash, again] = [await hashPassword(password), await hashPassword(password)]
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(again).not.toBe(hash)
  expect(isCurrent(hash)).toBe(true)
  expect(await isPassword(password, hash)).toBe(true)
  expect(await isPassword('mangoes in June', hash)).toBe(false)
})

test('letters that are written in two ways are one password', async () => {
  const hash = await hashPassword('Caf\u00E9 au lait')
  expect(await isPassword('Cafe\u0301 au lait', hash)).toBe(true)
})

test('the hash that argon2’s own program made is understood', async () => {
  // From phc-winner-argon2, src/test.c: version 0x13, argon2id, t=2, m=2^16, p=1.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await isPassword('password', hash)).toBe(true)
  expect(await isPassword('Password', hash)).toBe(false)
  expect(isCurrent(hash)).toBe(false)
})

test('a hash of before, by scrypt, is understood and due for renewal', async () => {
  const hash = await hashByScrypt(password)
  expect(await isPassword(password, hash)).toBe(true)
  expect(await isPassword('mangoes in June', hash)).toBe(false)
  expect(isCurrent(hash)).toBe(false)
})

test('of many passwords two are hashed at a time', async () => {
  let [underWay, most] = [0, 0]
  const hashing = new Set<number>()
  const hook = createHook({
    init(id, type) {
      if (type !== 'ARGON2REQUEST') return
      hashing.add(id)
      most = Math.max(most, ++underWay)
    },
    before(id) {
      if (hashing.delete(id)) underWay--
    },
  }).enable()
  await Promise.all(Array.from({ length: 6 }, (_, n) => hashPassword(`${password} ${n}`)))
  hook.disable()
  expect(most).toBe(2)
})
