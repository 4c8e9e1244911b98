import type { DeliveryAreas } from './delivery-areas.ts'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** So many addresses are kept already. */
    too_many_addresses: { maximum: number }
    /** An address that was kept before this was checked: its PIN code lies in none but these states. */
    address_contradicts: { pinCode: string; names: string[]; chosen: string }
    /** The shop does not deliver to this PIN code. */
    not_delivered: { pinCode: string }
    /** Nobody need wait for it any more. */
    delivered_there: { pinCode: string }
    /** Goods for less than this are not brought to its area. */
    below_least: { pinCode: string; leastPaise: number; subtotalPaise: number }
    /** Somebody else saved another list of delivery areas since this one was read; carries how it is now. */
    areas_changed: DeliveryAreas
  }

  interface FieldProblems {
    bad_pin_code: object
    /** No sum above zero that orders of an area come to at least. */
    bad_least: object
    /** Two areas have a PIN code in common, or one ends before it begins. */
    areas_overlap: object
    /** None of the states and union territories. */
    bad_state: object
    /** The PIN code lies in none but these states. */
    state_of_pin_code: { pinCode: string; names: string[] }
    /** No Indian mobile number. */
    bad_mobile: object
    /** Neither an e-mail nor an Indian mobile number. */
    bad_contact: object
  }
}
