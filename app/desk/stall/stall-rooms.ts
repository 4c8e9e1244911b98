import {
  Banknote,
  Bell,
  Boxes,
  PackageCheck,
  PackagePlus,
  PhoneCall,
  ReceiptText,
  RotateCw,
  Route,
  ShoppingBasket,
} from 'lucide-react'

import {
  stallByItselfPath,
  stallNewOrderPath,
  stallNoticesPath,
  stallOrdersPath,
  stallPackingPath,
  stallReceivePath,
  stallRunsPath,
  stallSellPath,
  stallStockPath,
  stallTillPath,
} from '#app/desk/desk-paths.ts'
import type { Room } from '#app/desk/rooms.ts'
import type { Duty } from '#domain/ground/rules.ts'
import * as words from '#words/desk/rooms/en.ts'

/** The rooms of the stall with the duty that opens each, in the order of its list. */
const rooms: readonly (Room & { duty: Duty | 'any' })[] = [
  {
    label: words.sell,
    to: stallSellPath,
    Icon: ShoppingBasket,
    title: words.sell,
    shape: 'rows',
    duty: 'counter',
  },
  {
    label: words.newOrder,
    to: stallNewOrderPath,
    Icon: PhoneCall,
    title: words.newOrder,
    shape: 'rows',
    duty: 'counter',
  },
  {
    label: words.orders,
    to: stallOrdersPath,
    Icon: ReceiptText,
    title: words.orders,
    shape: 'rows',
    duty: 'packs',
  },
  {
    label: words.everyDay,
    to: stallByItselfPath,
    Icon: RotateCw,
    title: words.everyDay,
    shape: 'rows',
    duty: 'packs',
  },
  {
    label: words.packing,
    to: stallPackingPath,
    Icon: PackageCheck,
    title: words.packing,
    shape: 'rows',
    duty: 'packs',
  },
  { label: words.runs, to: stallRunsPath, Icon: Route, title: words.runs, shape: 'rows', duty: 'packs' },
  { label: words.toDo, to: stallNoticesPath, Icon: Bell, title: 'To do', shape: 'rows', duty: 'packs' },
  {
    label: words.receive,
    to: stallReceivePath,
    Icon: PackagePlus,
    title: words.receive,
    shape: 'rows',
    duty: 'packs',
  },
  { label: words.stock, to: stallStockPath, Icon: Boxes, title: 'Stock', shape: 'rows', duty: 'packs' },
  { label: words.till, to: stallTillPath, Icon: Banknote, title: words.till, shape: 'rows', duty: 'any' },
]

export function stallRoomsFor(duties: readonly Duty[]): Room[] {
  return rooms.filter(({ duty }) => duty === 'any' || duties.includes(duty))
}
