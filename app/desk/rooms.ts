import {
  Banknote,
  Bell,
  BookOpenText,
  Boxes,
  Gauge,
  IndianRupee,
  LayoutList,
  LibraryBig,
  Mail,
  MessageSquareText,
  MessageSquareWarning,
  Package,
  PhoneCall,
  ReceiptText,
  ScrollText,
  ShoppingBasket,
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

import {
  deskAuditPath,
  deskBooksPath,
  deskComplaintsPath,
  deskDeliveryPath,
  deskEnginePath,
  deskMessagesPath,
  deskNoticesPath,
  deskOffersPath,
  deskPricesPath,
  deskReturnsPath,
  deskReviewsPath,
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
  { label: 'Overview', to: deskPath, Icon: LayoutList, title: 'Overview', shape: 'rows' },
  { label: 'Sell', to: sellPath, Icon: ShoppingBasket, title: 'Sell', shape: 'rows' },
  { label: 'New order', to: newOrderPath, Icon: PhoneCall, title: 'New order', shape: 'rows' },
  { label: 'All Users', to: deskUsersPath, Icon: Users, title: 'All Users', shape: 'rows' },
  {
    label: 'All Products',
    to: deskProductsPath,
    Icon: Package,
    title: 'Product Management',
    shape: 'cards',
  },
  { label: 'Prices', to: deskPricesPath, Icon: IndianRupee, title: 'Prices', shape: 'rows' },
  { label: 'Offers', to: deskOffersPath, Icon: TicketPercent, title: 'Offers', shape: 'rows' },
  { label: 'Shelves', to: deskShelvesPath, Icon: LibraryBig, title: 'Shelves', shape: 'rows' },
  {
    label: 'All Orders',
    to: deskOrdersPath,
    Icon: ReceiptText,
    title: 'Admin Order Management',
    shape: 'rows',
  },
  { label: 'Till', to: deskTillPath, Icon: Banknote, title: 'Till', shape: 'rows' },
  { label: 'Returns', to: deskReturnsPath, Icon: Undo2, title: 'Returns', shape: 'rows' },
  { label: 'Stock', to: deskStockPath, Icon: Boxes, title: 'Stock', shape: 'rows' },
  { label: 'Delivery', to: deskDeliveryPath, Icon: Truck, title: 'Delivery Areas', shape: 'rows' },
  {
    label: 'Complaints',
    to: deskComplaintsPath,
    Icon: MessageSquareWarning,
    title: 'Complaints',
    shape: 'rows',
  },
  { label: 'Reviews', to: deskReviewsPath, Icon: MessageSquareText, title: 'Reviews', shape: 'rows' },
  { label: 'Notices', to: deskNoticesPath, Icon: Bell, title: 'Notices', shape: 'rows' },
  { label: 'Messages', to: deskMessagesPath, Icon: Mail, title: 'Messages', shape: 'rows' },
  { label: 'The shop', to: deskSettingsPath, Icon: Store, title: 'The shop', shape: 'rows' },
  { label: 'Books', to: deskBooksPath, Icon: BookOpenText, title: 'Books', shape: 'rows' },
  { label: 'Audit', to: deskAuditPath, Icon: ScrollText, title: 'Audit', shape: 'rows' },
  { label: 'Engine', to: deskEnginePath, Icon: Gauge, title: 'Engine', shape: 'rows' },
]
