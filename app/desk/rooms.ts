import {
  Banknote,
  Bell,
  BookOpenText,
  Boxes,
  CalendarClock,
  Gauge,
  IndianRupee,
  LayoutList,
  LibraryBig,
  Mail,
  MessageSquareText,
  MessageSquareWarning,
  Package,
  PackageCheck,
  PackagePlus,
  PhoneCall,
  ReceiptText,
  RotateCw,
  Route,
  ScrollText,
  ShoppingBasket,
  Sprout,
  Store,
  TicketPercent,
  Truck,
  Undo2,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

import {
  deskOrdersPath,
  deskPath,
  deskProductsPath,
  deskSettingsPath,
  deskShelvesPath,
  deskUsersPath,
} from '#app/paths.ts'
import * as words from '#words/desk/rooms/en.ts'

import {
  deskAuditPath,
  deskBooksPath,
  deskByItselfPath,
  deskComplaintsPath,
  deskDeliveryPath,
  deskEnginePath,
  deskGrowersPath,
  deskMessagesPath,
  deskNoticesPath,
  deskOffersPath,
  deskPackingPath,
  deskPricesPath,
  deskReceivePath,
  deskReturnsPath,
  deskReviewsPath,
  deskRunsPath,
  deskSlotsPath,
  deskStockPath,
  deskTillPath,
  newOrderPath,
  sellPath,
} from './desk-paths.ts'

export interface Room {
  label: string
  to: string
  Icon: LucideIcon
  /** Of its skeleton. */
  title: string
  shape: 'rows' | 'cards'
}

/** The rooms of the panel in the order of the sidebar, with the title and shape of each skeleton. */
export const rooms: readonly Room[] = [
  { label: words.overview, to: deskPath, Icon: LayoutList, title: words.overview, shape: 'rows' },
  { label: words.sell, to: sellPath, Icon: ShoppingBasket, title: words.sell, shape: 'rows' },
  { label: words.newOrder, to: newOrderPath, Icon: PhoneCall, title: words.newOrder, shape: 'rows' },
  { label: words.users, to: deskUsersPath, Icon: Users, title: words.allUsers, shape: 'rows' },
  {
    label: words.products,
    to: deskProductsPath,
    Icon: Package,
    title: 'Product Management',
    shape: 'cards',
  },
  { label: words.prices, to: deskPricesPath, Icon: IndianRupee, title: 'Prices', shape: 'rows' },
  { label: words.offers, to: deskOffersPath, Icon: TicketPercent, title: 'Offers', shape: 'rows' },
  { label: words.shelves, to: deskShelvesPath, Icon: LibraryBig, title: 'Shelves', shape: 'rows' },
  {
    label: words.allOrders,
    to: deskOrdersPath,
    Icon: ReceiptText,
    title: 'Admin Order Management',
    shape: 'rows',
  },
  { label: words.everyDay, to: deskByItselfPath, Icon: RotateCw, title: words.everyDay, shape: 'rows' },
  { label: words.packing, to: deskPackingPath, Icon: PackageCheck, title: words.packing, shape: 'rows' },
  { label: words.till, to: deskTillPath, Icon: Banknote, title: words.till, shape: 'rows' },
  { label: words.returns, to: deskReturnsPath, Icon: Undo2, title: 'Returns', shape: 'rows' },
  { label: words.stock, to: deskStockPath, Icon: Boxes, title: 'Stock', shape: 'rows' },
  { label: words.receive, to: deskReceivePath, Icon: PackagePlus, title: words.receive, shape: 'rows' },
  { label: words.growers, to: deskGrowersPath, Icon: Sprout, title: words.growers, shape: 'rows' },
  { label: words.runs, to: deskRunsPath, Icon: Route, title: words.runs, shape: 'rows' },
  { label: words.delivery, to: deskDeliveryPath, Icon: Truck, title: words.areas, shape: 'rows' },
  { label: words.slots, to: deskSlotsPath, Icon: CalendarClock, title: words.slots, shape: 'rows' },
  {
    label: words.complaints,
    to: deskComplaintsPath,
    Icon: MessageSquareWarning,
    title: 'Complaints',
    shape: 'rows',
  },
  { label: words.reviews, to: deskReviewsPath, Icon: MessageSquareText, title: 'Reviews', shape: 'rows' },
  { label: words.notices, to: deskNoticesPath, Icon: Bell, title: 'Notices', shape: 'rows' },
  { label: words.messages, to: deskMessagesPath, Icon: Mail, title: 'Messages', shape: 'rows' },
  { label: words.shop, to: deskSettingsPath, Icon: Store, title: 'The shop', shape: 'rows' },
  { label: words.books, to: deskBooksPath, Icon: BookOpenText, title: 'Books', shape: 'rows' },
  { label: words.audit, to: deskAuditPath, Icon: ScrollText, title: 'Audit', shape: 'rows' },
  { label: words.engine, to: deskEnginePath, Icon: Gauge, title: 'Engine', shape: 'rows' },
]
