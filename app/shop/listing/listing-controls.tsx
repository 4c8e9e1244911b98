import { SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'

import type { ListingChoice } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'

import { FilterForm } from './filter-form.tsx'

interface ListingControlsProps {
  choice: ListingChoice
  onChoose: (change: Partial<ListingChoice>) => void
}

/**
 * The filters: beside the goods on large screens, in a drawer on small ones, above them without a script.
 */
export function ListingControls(props: ListingControlsProps) {
  const drawer = useId()
  return (
    <div>
      <noscript>
        <style>{'.filters-beside{display:block!important}.filters-button{display:none!important}'}</style>
      </noscript>
      <aside
        aria-label="Filters and sort"
        className="filters-beside sticky top-24 -ms-2 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto ps-2 lg:block"
      >
        <FilterForm {...props} />
      </aside>
      <Button look="quiet" size="small" popoverTarget={drawer} className="filters-button mb-4 lg:hidden">
        <SlidersHorizontal size={18} aria-hidden="true" />
        Filters & Sort
      </Button>
      <Drawer
        id={drawer}
        title="Filters & Sort"
        footer={
          <Button popoverTarget={drawer} popoverTargetAction="hide" className="w-full">
            Show products
          </Button>
        }
      >
        <FilterForm {...props} />
      </Drawer>
    </div>
  )
}
