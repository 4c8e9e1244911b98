import { expect, test } from 'vitest'

import type { Actor } from '#domain/ground/context.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { stallOnly } from './stall-only.server.ts'

const person: Actor = {
  id: 'ravi',
  name: 'Ravi',
  email: 'r@example.com',
  role: 'GENERAL',
  duties: [],
  sessionId: '',
}

/** Who is let in, or where they are led. */
function ledTo(actor: Actor | null): string {
  try {
    const request = new Request('https://haat.example/stall/orders?status=paid')
    return stallOnly({ actor } as Ctx, request).id
  } catch (redirect) {
    return (redirect as Response).headers.get('location') ?? ''
  }
}

test('the stall lets those in who have a duty, and leads everybody else to where they belong', () => {
  expect(ledTo({ ...person, duties: ['packs'] })).toBe('ravi')
  expect(ledTo({ ...person, duties: ['counter'] })).toBe('ravi')
  expect(ledTo(person)).toBe('/')
  expect(ledTo({ ...person, role: 'ADMIN' })).toBe('/admin-panel')
  expect(ledTo(null)).toBe('/login?to=%2Fstall%2Forders%3Fstatus%3Dpaid')
})
