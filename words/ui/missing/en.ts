import type { MissingWish } from '#domain/orders/rules.ts'

// What a customer wants where something of their order is missing when it is packed.

export const ifMissing = 'If something is missing'
export const wishes: Record<MissingWish, string> = {
  refund: 'Give my money back',
  similar: 'Pack something like it, never dearer',
  call: 'Call me',
}
export const keptUntilPacking = 'You can change this until we begin to pack.'
export const noAnswer = 'No answer came. Please try again.'
