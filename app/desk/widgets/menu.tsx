import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import type { ReactNode } from 'react'

interface Action {
  label: string
  Icon?: LucideIcon
  onChoose: () => void
}

interface NewTab {
  label: string
  Icon?: LucideIcon
  /** An address that opens in a new tab. */
  href: string
}

type MenuItem = Action | NewTab

interface DeskMenuProps {
  /** The button that opens it: one element that takes a ref and props of a button. */
  trigger: ReactNode
  items: MenuItem[]
}

/** Menu behind a button, with arrows, first letters, Enter and Esc. */
export function DeskMenu({ trigger, items }: DeskMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<() => void>(undefined)

  // Acts after the button has the focus again, so that a dialog can return the focus to it.
  function actOnButton(event: Event) {
    const act = chosen.current
    if (!act) return
    event.preventDefault()
    chosen.current = undefined
    button.current?.focus({ preventScroll: true })
    act()
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={actOnButton}
          className="bg-paper-raised border-line shadow-lift z-60 min-w-44 rounded-[10px] border p-1"
        >
          {items.map((item) =>
            'href' in item ? (
              <DropdownMenu.Item key={item.label} asChild className={itemClass}>
                <a href={item.href} target="_blank" rel="noreferrer">
                  <Label {...item} />
                </a>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={item.label}
                onSelect={() => (chosen.current = item.onChoose)}
                className={itemClass}
              >
                <Label {...item} />
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Label({ label, Icon }: Pick<MenuItem, 'label' | 'Icon'>) {
  return (
    <>
      {Icon && <Icon size={18} aria-hidden="true" className="text-ink-soft" />}
      {label}
    </>
  )
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[7px] px-3 font-medium data-[highlighted]:bg-paper-sunken data-[highlighted]:outline-none'
