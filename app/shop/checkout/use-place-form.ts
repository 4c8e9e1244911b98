import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { forgetDraft, keepDraft, keptDraft } from '#app/client/drafts.ts'
import { focusFirstError } from '#app/shop/account/form-errors.ts'
import type { FieldErrors } from '#app/shop/account/form-errors.ts'
import { beginDeliverTo, chooseDeliverTo, useDeliverTo } from '#app/shop/addresses/deliver-to.ts'
import type { DeliveryAnswer } from '#app/shop/addresses/delivery-words.ts'
import { keptPinCode } from '#app/shop/addresses/kept-pin-code.ts'
import type { AddressInput } from '#contract/addresses.ts'
import { readPinCode, stateShown } from '#domain/addresses/rules.ts'
import { townOf } from '#domain/addresses/towns/rules.ts'

import { wrongInPlace } from './check-place.ts'
import type { PlaceTexts } from './check-place.ts'

/** The draft's name. */
const draft = 'checkout'

/** What is typed and not sent is forgotten after so long, in milliseconds: another person may sit there. */
const keptMs = 30 * 60_000

export type PlaceForm = ReturnType<typeof usePlaceForm>

interface PlaceFormStart {
  /** Whose it is; '' for a guest. */
  personId: string
  name: string
  mobile: string
}

/**
 * The fields of where it goes. What was typed stays over a reload of the tab. An error is said once a field
 * that was filled in is left, or once somebody wants to buy, and goes as soon as it is mended.
 */
export function usePlaceForm({ personId, ...start }: PlaceFormStart) {
  const isGuest = personId === ''
  const owner = personId || 'guest'
  const [texts, setTexts] = useState<PlaceTexts>(() => ({
    ...start,
    pinCode: keptPinCode(),
    town: townOf(keptPinCode()),
    ...freshDraft(owner),
  }))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isPressed, setPressed] = useState(false)
  /** By the server, until the field is mended. */
  const [refused, setRefused] = useState<FieldErrors>({})
  /** Goes up when the first error is to have the focus. */
  const [looks, setLooks] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const answer = useAnswerFor(readPinCode(texts['pinCode'] ?? ''))

  const isFetched = texts['way'] === 'fetch'
  const pinCode = readPinCode(texts['pinCode'] ?? '')
  const isOutside = !isFetched && answer?.delivered === false
  const wrong = { ...refused, ...wrongInPlace(texts, { isFetched, isGuest }) }
  const shown = Object.entries(wrong).filter(
    ([name]) => isPressed || name in refused || (left.has(name) && (texts[name] ?? '').trim() !== ''),
  )

  function set(name: string, text: string) {
    const next = { ...texts, [name]: text }
    if (name === 'pinCode') {
      const [before, now] = [townOf(pinCode ?? ''), readPinCode(text)]
      // The town follows the PIN code, but for one that somebody has typed.
      if (now && (next['town'] ?? '') === before) next['town'] = townOf(now)
      if (now && now !== pinCode) void chooseDeliverTo(now)
    }
    const { [name]: _, ...others } = refused
    setRefused(others)
    setTexts(next)
    keepDraft(owner, draft, { ...next, at: String(Date.now()) })
  }

  useEffect(() => {
    // What a guest had typed in this tab is not for whoever comes after the one who has signed in.
    if (!isGuest) forgetDraft('guest', draft)
  }, [isGuest])

  const look = useEffectEvent(() => {
    if (element.current)
      focusFirstError(element.current, { ...wrong, ...(isOutside && { pinCode: 'outside' }) })
  })
  useEffect(() => {
    if (looks > 0) look()
  }, [looks])

  return {
    /** The form that has the fields. */
    attach: (form: HTMLFormElement | null) => {
      element.current = form
    },
    texts,
    isGuest,
    isFetched,
    /** As it is read; null until it is one. */
    pinCode,
    /** What is known of delivery there; null as long as nothing is. */
    answer,
    isOutside,
    errors: Object.fromEntries(shown),
    set,
    leave: (name: string) => setLeft((before) => new Set(before).add(name)),
    /** Somebody wants to buy: answers whether all is well, and else leads to the first error. */
    press() {
      setPressed(true)
      const isWell = Object.keys(wrongInPlace(texts, { isFetched, isGuest })).length === 0 && !isOutside
      if (!isWell) setLooks((before) => before + 1)
      return isWell
    },
    /** What the server says is wrong. */
    refuse(fields: FieldErrors) {
      setRefused(fields)
      setLooks((before) => before + 1)
    },
    /** As the calls take it; the server says what is wrong with it. */
    address: () =>
      ({
        pinCode: texts['pinCode'] ?? '',
        line1: texts['line1'] ?? '',
        line2: texts['line2'] ?? '',
        landmark: texts['landmark'] ?? '',
        directions: texts['directions'] ?? '',
        town: texts['town'] ?? '',
        stateCode: stateShown(texts['pinCode'] ?? '', texts['stateCode'] ?? ''),
        gstin: texts['gstin'] ?? '',
        name: texts['name'] ?? '',
        mobile: texts['mobile'] ?? '',
      }) as AddressInput,
    forget: () => forgetDraft(owner, draft),
  }
}

/** Asks what is known of delivery to a PIN code, the one that is typed or was kept. */
function useAnswerFor(pinCode: string | null): DeliveryAnswer | null {
  const to = useDeliverTo()
  const begin = useEffectEvent(() => {
    if (pinCode && to?.pinCode !== pinCode && keptPinCode() !== pinCode) void chooseDeliverTo(pinCode)
    else void beginDeliverTo()
  })
  useEffect(() => begin(), [])
  return to && to.pinCode === pinCode ? to.answer : null
}

function freshDraft(owner: string): PlaceTexts {
  const { at, ...texts } = keptDraft<Record<string, string>>(owner, draft)
  if (Math.abs(Date.now() - Number(at)) < keptMs) return texts
  forgetDraft(owner, draft)
  return {}
}
