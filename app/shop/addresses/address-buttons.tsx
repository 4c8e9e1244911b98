import { useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { Address, deleteAddress } from '#contract/addresses.ts'
import * as words from '#words/shop/addresses/address-buttons/en.ts'

import { addressDrawer } from './address-drawer.tsx'

interface AddressButtonsProps {
  address: Address
  /** The drawer opens to change it. */
  onChange: () => void
  /** It is gone, or may be: what is there is to be asked again. */
  onDeleted: () => Promise<unknown>
}

/** Changes one of one's own addresses, or deletes it. */
export function AddressButtons({ address, onChange, onDeleted }: AddressButtonsProps) {
  const [isBusy, setBusy] = useState(false)
  // In a ref: a state would change only with the next render, after a second quick press.
  const isInFlight = useRef(false)
  const name = `${address.name}, ${address.line1}`

  async function remove() {
    if (isInFlight.current) return
    isInFlight.current = true
    setBusy(true)
    try {
      const answer = await call<typeof deleteAddress>('POST', `/api/addresses/${address._id}/delete`, {})
      if (!answer.ok && isSessionOver(answer)) return
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      await onDeleted()
    } catch {
      showToast('error', words.notRemoved)
    } finally {
      isInFlight.current = false
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        size="small"
        popoverTarget={addressDrawer}
        aria-label={words.changeThis(name)}
        onClick={onChange}
      >
        {words.change}
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-label={words.removeThis(name)}
        aria-disabled={isBusy || undefined}
        onClick={() => void remove()}
      >
        {isBusy ? words.removing : words.remove}
      </Button>
    </div>
  )
}
