import { useEffect, useEffectEvent } from 'react'

import { isBarcode, normalBarcode } from '#domain/catalog/barcodes/rules.ts'

/** A reader of bar codes types faster than hands do: so many milliseconds between two keys at most. */
const fastMs = 50

/**
 * Hears a reader of bar codes wherever the focus is: keys that come fast and end with Enter. What it has
 * typed into a field is taken out of it again, and its Enter presses nothing.
 */
export function useReader(onCode: (code: string) => void): void {
  const heard = useEffectEvent(onCode)
  useEffect(() => {
    let typed = ''
    let last = 0
    const hear = (event: KeyboardEvent) => {
      const { key, timeStamp } = event
      if (key === 'Shift') return
      const isFast = timeStamp - last < fastMs
      last = timeStamp
      if (/^\d$/.test(key)) {
        typed = isFast ? typed + key : key
        return
      }
      const code = isFast ? typed : inMoneyField()
      typed = ''
      if (key !== 'Enter' || !isBarcode(normalBarcode(code))) return
      event.preventDefault()
      event.stopPropagation()
      takeOut(code)
      heard(code)
    }
    // Before the field itself hears it.
    document.addEventListener('keydown', hear, { capture: true })
    return () => document.removeEventListener('keydown', hear, { capture: true })
  }, [])
}

/** No sum is a bar code: a slow reader must not say what the customer gives. */
function inMoneyField(): string {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.inputMode === 'decimal' ? field.value : ''
}

/** As if it had not been typed: React hears of it by the event. */
function takeOut(code: string): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || !field.value.endsWith(code)) return
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(field, field.value.slice(0, -code.length))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
