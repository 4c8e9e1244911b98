import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { retried } from '#app/client/retried.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { useShop } from '#app/frame/site.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'

import type { LinkAddress } from './pay-by-link.ts'

/** Fetched after the page, which is read before it is paid. */
const fetchPay = retried(() => import('./pay-by-link.ts'))

/** Pays what is due by a link, once at a time. */
export function usePayLink(address: LinkAddress) {
  const [isBusy, setIsBusy] = useState(false)
  const [isPaid, setIsPaid] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  /** The end of a payment is not known: the page is loaded again until it says so. */
  const [isOpen, setIsOpen] = useState(false)
  const isInFlight = useRef(false)
  const isStillHere = useStillHere()
  const { name } = useShop()
  const { revalidate } = useRevalidator()
  useEffect(() => void fetchPay(), [])
  useRetrying(() => void revalidate(), isOpen && !isPaid)

  /** input: what the call to open it takes. */
  async function pay(input: object = {}) {
    if (isInFlight.current) return
    isInFlight.current = true
    setIsBusy(true)
    setNote(null)
    const { payByLink } = await fetchPay()
    const end = await payByLink(address, { shopName: name, input, isStillWanted: isStillHere })
    isInFlight.current = false
    if (!isStillHere()) return
    setIsBusy(false)
    setIsPaid(end.isPaid)
    setIsOpen(end.isOpen)
    setNote(end.note)
    // It may be paid, or be due no more.
    void revalidate()
  }

  return { isBusy, isPaid, note, pay }
}
