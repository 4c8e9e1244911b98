import type { Actor } from '#domain/ground/context.ts'
import { hasDuty, isAdmin } from '#domain/ground/rules.ts'

import type { OrderStatus } from './rules.ts'

/** What can be done with an order; each moves it to another status. */
export type OrderAction = 'pack' | 'dispatch' | 'bring_back' | 'deliver' | 'cancel' | 'refund'

/** What can be taken back: moves, and a sale at the stall. */
export type TakenBackAction = OrderAction | 'sell'

export interface Transition {
  action: OrderAction
  from: OrderStatus
  to: OrderStatus
  /** owner: the person whose order it is. packs, sells: who has this duty, and every admin. */
  by: readonly Doer[]
  /** A note has to say why. */
  needsNote?: true
  /** It can be taken back: for a minute by who may do it, later by an admin (`takenBack`). */
  isTakenBack?: true
}

type Doer = 'owner' | 'packs' | 'sells' | 'admin'

/** What is taken back: to where the order goes then, and by whom. */
export interface TakenBack {
  action: TakenBackAction
  from: OrderStatus
  to: OrderStatus
  by: readonly Doer[]
}

/** Goods that were taken along had no order before: taken back, it is cancelled. */
const stallSale: TakenBack = { action: 'sell', from: 'cancelled', to: 'delivered', by: ['sells'] }

/**
 * Every move of an order. The shop itself makes the first status: Placed (cash, or a replacement of ₹0.00),
 * Paid (settled), Delivered (taken along at the stall), Refunded (the money came too late). Giving back a
 * part changes no status.
 */
const transitions: readonly Transition[] = [
  { action: 'pack', from: 'placed', to: 'packed', by: ['packs'], isTakenBack: true },
  { action: 'pack', from: 'paid', to: 'packed', by: ['packs'], isTakenBack: true },
  { action: 'cancel', from: 'placed', to: 'cancelled', by: ['owner', 'admin'] },
  { action: 'cancel', from: 'paid', to: 'cancelled', by: ['owner', 'admin'] },
  { action: 'cancel', from: 'packed', to: 'cancelled', by: ['admin'] },
  { action: 'dispatch', from: 'packed', to: 'out_for_delivery', by: ['packs'], isTakenBack: true },
  // Fetched at the market.
  { action: 'deliver', from: 'packed', to: 'delivered', by: ['packs'], isTakenBack: true },
  { action: 'deliver', from: 'out_for_delivery', to: 'delivered', by: ['packs'], isTakenBack: true },
  // Nobody was at home.
  { action: 'bring_back', from: 'out_for_delivery', to: 'packed', by: ['packs'], needsNote: true },
  // All of it is given back after a return.
  { action: 'refund', from: 'delivered', to: 'refunded', by: ['admin'] },
]

/** Who somebody is to an order. */
export interface Standing {
  isOwner: boolean
  /** They have the duty, or are an admin. */
  packs: boolean
  /** The same at the counter. */
  sells: boolean
  isAdmin: boolean
}

/** What somebody is to the order of this person. */
export function standingTo(personId: string | null | undefined, actor: Actor): Standing {
  return {
    isOwner: personId === actor.id,
    packs: hasDuty(actor, 'packs'),
    sells: hasDuty(actor, 'counter'),
    isAdmin: isAdmin(actor),
  }
}

/** What this person can do with an order as it stands. */
export function movesFrom(status: OrderStatus, standing: Standing): Transition[] {
  return transitions.filter((transition) => transition.from === status && isAllowed(transition, standing))
}

/** For so long a move can be taken back by who may make it; until then its customer is told nothing of it. */
export const takenBackSeconds = 60

/** What leads from one status to another and can be taken back; undefined where nothing does. */
export function movedBetween(from: OrderStatus | null, to: OrderStatus): TakenBack | undefined {
  if (from === null) return to === 'delivered' ? stallSale : undefined
  return transitions.find((one) => one.isTakenBack && one.from === from && one.to === to)
}

/** Whether this person can take it back: until its minute is over, or as an admin ever. */
export function mayTakeBack(move: TakenBack, standing: Standing, isFresh: boolean): boolean {
  return standing.isAdmin || (isFresh && isAllowed(move, standing))
}

/** Whether this person can ever do it, however the order stands. */
export function mayEver(action: OrderAction, standing: Standing): boolean {
  return transitions.some((transition) => transition.action === action && isAllowed(transition, standing))
}

/**
 * Whether the shop alone can cancel it: what is left of money that was paid in cash, or to the shop's own UPI
 * id, goes back by a hand, and its owner's press moves none.
 */
export function isShopsToCancel({ isAdmin }: Standing, cashLeftPaise: number): boolean {
  return !isAdmin && cashLeftPaise > 0
}

function isAllowed({ by }: { by: readonly Doer[] }, standing: Standing): boolean {
  const { isOwner, packs, sells, isAdmin } = standing
  const is: Record<Doer, boolean> = { owner: isOwner, packs, sells, admin: isAdmin }
  return by.some((doer) => is[doer])
}
