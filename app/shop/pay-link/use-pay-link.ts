import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { retried } from '#app/client/retried.ts'
import { useRetrying } from '#app/client/use-retrying.ts'
import { useShop } from '#app/frame/site.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'

import type { LinkAddress } from './pay-by-link.ts'

/** Fetched after the page, which is read before it is paid. */
const fetchPay = retried(() => import('./pay-by-link.ts'))

/** Pays what is due by a link, once at a time. `duePaise`: as the page was loaded last. */
export function usePayLink(address: LinkAddress, duePaise: number) {
  const [isBusy, setIsBusy] = useState(false)
  const [isVerified, setIsVerified] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  /** What was due when the end of a payment was not known: the page is loaded again until it is less. */
  const [openPaise, setOpenPaise] = useState<number | null>(null)
  const isPaid = isVerified || (openPaise !== null && duePaise < openPaise)
  const isInFlight = useRef(false)
  const isStillHere = useStillHere()
  const { name } = useShop()
  const { revalidate } = useRevalidator()
  useEffect(() => void fetchPay(), [])
  useRetrying(() => void revalidate(), openPaise !== null && !isPaid)

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
    setIsVerified(end.isPaid)
    setOpenPaise(end.isOpen ? duePaise : null)
    setNote(end.note)
    // It may be paid, or be due no more.
    void revalidate()
  }

  return { isBusy, isPaid, note, pay }
}
