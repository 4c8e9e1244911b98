import { Printer } from 'lucide-react'

import { usePlace } from '#app/desk/use-place.ts'
import { DeskMenu } from '#app/desk/widgets/menu.tsx'
import { Button } from '#app/ui/button.tsx'
import * as words from '#words/desk/orders/en.ts'

/** What can be printed of these orders. In a new tab, so that what is chosen stays chosen. */
export function PrintMenu({ orderIds }: { orderIds: readonly string[] }) {
  const { rooms } = usePlace()
  return (
    <DeskMenu
      trigger={
        <Button look="quiet" size="small">
          <Printer size={18} aria-hidden="true" />
          {words.print}
        </Button>
      }
      items={[
        { label: words.printPickList, href: rooms.print('pick-list', orderIds) },
        { label: words.printPackList, href: rooms.print('pack-list', orderIds) },
        { label: words.printDeliverySheet, href: rooms.print('delivery-sheet', orderIds) },
      ]}
    />
  )
}
