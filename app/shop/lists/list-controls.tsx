import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '#app/ui/button.tsx'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import type { ListChoice } from '#domain/catalog/filters/rules.ts'
import { filtersIn } from '#words/shop/filters/en.ts'
import * as words from '#words/shop/lists/en.ts'

import { FilterForm } from './filter-form.tsx'
import type { FilterFormProps } from './filter-form.tsx'

interface ListControlsProps extends FilterFormProps {
  /** What the drawer's button says: how many goods it leads to. */
  show: ReactNode
}

/** The drawer, which the button in the head of the list opens. */
const drawer = 'filters'

/** It always has its words. With a number a phone leaves the icon out. */
export function FiltersButton({ choice }: { choice: ListChoice }) {
  const count = choice.categories.length + filtersIn(choice).length + (choice.sort ? 1 : 0)
  return (
    <Button
      look="quiet"
      size="small"
      popoverTarget={drawer}
      aria-label={count > 0 ? words.filtersChosen(count) : words.filtersAndSort}
      className="filters-button shrink-0 lg:hidden"
    >
      <SlidersHorizontal size={18} aria-hidden="true" className={count > 0 ? 'max-sm:hidden' : ''} />
      <span>{words.filtersAndSort}</span>{' '}
      {count > 0 && <CountBadge count={count} className="bg-leaf text-on-leaf" />}
    </Button>
  )
}

/**
 * The filters: beside the goods on large screens, in a drawer on small ones, above them without a script.
 */
export function ListControls({ show, ...props }: ListControlsProps) {
  return (
    <div>
      <noscript>
        <style>{'.filters-beside{display:block!important}.filters-button{display:none!important}'}</style>
      </noscript>
      <aside
        aria-label={words.filtersBeside}
        className="filters-beside sticky top-[calc(var(--header-height)+1rem)] -ms-2 hidden max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto ps-2 lg:block"
      >
        <FilterForm {...props} />
      </aside>
      <Drawer
        id={drawer}
        title={words.filtersAndSort}
        footer={
          <Button popoverTarget={drawer} popoverTargetAction="hide" className="w-full">
            {show}
          </Button>
        }
      >
        <FilterForm {...props} />
      </Drawer>
    </div>
  )
}
