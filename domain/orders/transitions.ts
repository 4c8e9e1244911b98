import type { OrderStatus } from './rules.ts'

/** What can be done with an order; each moves it to another status. */
export type OrderAction = 'pack' | 'dispatch' | 'bring_back' | 'deliver' | 'cancel' | 'refund'

export interface Transition {
  action: OrderAction
  from: OrderStatus
  to: OrderStatus
  /** owner: the person whose order it is. */
  by: readonly ('owner' | 'admin')[]
  /** A note has to say why. */
  needsNote?: true
}

/**
 * Every move of an order. The shop itself makes the first status: Placed (cash, or a replacement of ₹0.00),
 * Paid (settled), Refunded (the money came too late). Giving back a part changes no status.
 */
const transitions: readonly Transition[] = [
  { action: 'pack', from: 'placed', to: 'packed', by: ['admin'] },
  { action: 'pack', from: 'paid', to: 'packed', by: ['admin'] },
  { action: 'cancel', from: 'placed', to: 'cancelled', by: ['owner', 'admin'] },
  { action: 'cancel', from: 'paid', to: 'cancelled', by: ['owner', 'admin'] },
  { action: 'cancel', from: 'packed', to: 'cancelled', by: ['admin'] },
  { action: 'dispatch', from: 'packed', to: 'out_for_delivery', by: ['admin'] },
  // Fetched at the market.
  { action: 'deliver', from: 'packed', to: 'delivered', by: ['admin'] },
  { action: 'deliver', from: 'out_for_delivery', to: 'delivered', by: ['admin'] },
  // Nobody was at home.
  { action: 'bring_back', from: 'out_for_delivery', to: 'packed', by: ['admin'], needsNote: true },
  // All of it is given back after a return.
  { action: 'refund', from: 'delivered', to: 'refunded', by: ['admin'] },
]

/** Who somebody is to an order. */
export interface Standing {
  isOwner: boolean
  isAdmin: boolean
}

/** What this person can do with an order as it stands. */
export function movesFrom(status: OrderStatus, standing: Standing): Transition[] {
  return transitions.filter((transition) => transition.from === status && isAllowed(transition, standing))
}

/** Whether this person can ever do it, however the order stands. */
export function mayEver(action: OrderAction, standing: Standing): boolean {
  return transitions.some((transition) => transition.action === action && isAllowed(transition, standing))
}

function isAllowed({ by }: Transition, { isOwner, isAdmin }: Standing): boolean {
  return (isOwner && by.includes('owner')) || (isAdmin && by.includes('admin'))
}
