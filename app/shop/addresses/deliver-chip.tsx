import { MapPin } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

import { firstIdle } from '#app/client/first-idle.ts'
import { late } from '#app/client/late.tsx'
import { useCustomer } from '#app/client/store.ts'
import * as words from '#words/shop/addresses/deliver-chip/en.ts'
import { dayOrCall } from '#words/shop/days/en.ts'

import { beginDeliverTo, forgetDeliverTo, useDeliverTo } from './deliver-to.ts'
import type { DeliverTo } from './deliver-to.ts'

const PinCheck = late(async () => (await import('./pin-check.tsx')).PinCheck)

interface DeliverChipProps {
  /** In the menu it has a row of its own, with room for all of it. */
  isRow?: boolean
}

/**
 * 'Deliver to 226102, Wed 25 Nov' in the header: where goods are brought and on which day, and what asks for
 * it. Its room is the same whatever stands in it, because the answer comes after the page.
 */
export function DeliverChip({ isRow = false }: DeliverChipProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const to = useDeliverTo()
  const day = dayInShort(to)
  // Beside a search there is room for 'Wed 25', and not for the month.
  const [, short = day, more = ''] = /^(\S+ \S+)( .+)$/.exec(day) ?? []
  const narrow = isRow ? '' : 'max-lg:hidden'
  useBegin()
  useEffect(() => {
    // Before this page was alive.
    if (popover.current?.matches(':popover-open')) setOpen(true)
  }, [])
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onPointerEnter={() => void PinCheck.load()}
        onFocus={() => void PinCheck.load()}
        // All of it, in the words that are seen: on a phone some of them are not.
        aria-label={`${words.deliverTo} ${to?.pinCode ?? ''} ${day}`}
        // It takes what its row has left, and breaks no row: a long name of the shop leaves it its mark.
        style={{ flex: '1 0 0' }}
        className={`${isRow ? '' : 'max-w-26 lg:max-w-40'} header-button hover:bg-paper-sunken flex min-w-0 items-center gap-1.5 rounded-full text-start text-xs leading-snug transition-colors`}
      >
        <MapPin
          size={20}
          aria-hidden="true"
          className={`text-leaf shrink-0 ${isRow ? '' : 'max-sm:hidden'}`}
        />
        <span className="min-w-0">
          <span className="block truncate font-semibold">
            <span className={to ? narrow : ''}>{words.deliverTo} </span>
            {to?.pinCode}
          </span>{' '}
          <span className="text-ink-soft block truncate">
            {short}
            <span className={narrow}>{more}</span>
          </span>
        </span>
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.where}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        style={{ insetInline: 'calc(max(0px, (100% - 84rem) / 2) + var(--gutter)) auto', width: '24rem' }}
        className="profile-menu bg-paper-raised border-line rounded-card shadow-lift border p-4"
      >
        {isOpen && <PinCheck label={words.whichPinCode} hasFocus />}
      </div>
    </>
  )
}

/** Takes up what was kept, and forgets it when its person signs out. */
function useBegin(): void {
  const user = useCustomer(({ user: who }) => who?._id)
  const before = useRef(user)
  useEffect(() => {
    void firstIdle().then(beginDeliverTo)
  }, [])
  useEffect(() => {
    if (before.current && !user) forgetDeliverTo()
    before.current = user
  }, [user])
}

/** In two or three words. */
function dayInShort(to: DeliverTo | null): string {
  if (!to) return words.pinCode
  if (!to.answer) return to.failure ? words.noAnswer : '…'
  return to.answer.delivered ? dayOrCall(to.answer.promised?.on ?? null) : words.notYet
}
