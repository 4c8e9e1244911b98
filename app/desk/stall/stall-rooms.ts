import { Banknote, Bell, Boxes, PhoneCall, ReceiptText, ShoppingBasket } from 'lucide-react'

import {
  stallNewOrderPath,
  stallNoticesPath,
  stallOrdersPath,
  stallSellPath,
  stallStockPath,
  stallTillPath,
} from '#app/desk/desk-paths.ts'
import type { Room } from '#app/desk/rooms.ts'
import type { Duty } from '#domain/ground/rules.ts'

/** The rooms of the stall with the duty that opens each, in the order of its list. */
const rooms: readonly (Room & { duty: Duty | 'any' })[] = [
  { label: 'Sell', to: stallSellPath, Icon: ShoppingBasket, title: 'Sell', shape: 'rows', duty: 'counter' },
  {
    label: 'New order',
    to: stallNewOrderPath,
    Icon: PhoneCall,
    title: 'New order',
    shape: 'rows',
    duty: 'counter',
  },
  { label: 'Orders', to: stallOrdersPath, Icon: ReceiptText, title: 'Orders', shape: 'rows', duty: 'packs' },
  { label: 'To do', to: stallNoticesPath, Icon: Bell, title: 'To do', shape: 'rows', duty: 'packs' },
  { label: 'Stock', to: stallStockPath, Icon: Boxes, title: 'Stock', shape: 'rows', duty: 'packs' },
  { label: 'Till', to: stallTillPath, Icon: Banknote, title: 'Till', shape: 'rows', duty: 'any' },
]

export function stallRoomsFor(duties: readonly Duty[]): Room[] {
  return rooms.filter(({ duty }) => duty === 'any' || duties.includes(duty))
}
