import { useRef, useState } from 'react'

import { call, newKey } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { ReturnsOfOrder, askReturn } from '#contract/returns.ts'
import * as words from '#words/shop/orders/return-dialog/en.ts'

import { checkReturn, problemsOf } from './check-return.ts'
import type { Problems, ReturnForm } from './check-return.ts'

export interface AskingReturn {
  orderId: string
  /** The numbers of the order's lines. */
  positions: readonly number[]
  /** How many pieces of each line can be sent back. */
  returnable: readonly number[]
  /** Opens or closes the dialog. */
  onAsking: (isAsking: boolean) => void
  onAsked: (answer: ReturnsOfOrder) => void
  /** It stands otherwise than the page shows, or nobody is signed in any more. */
  onOutdated: () => Promise<void>
}

/** State of the dialog in which a return is asked for. What was entered outlives its closing. */
export function useAskingReturn({ orderId, positions, returnable, ...on }: AskingReturn) {
  const { onAsking, onAsked, onOutdated } = on
  const [form, setForm] = useState(() => emptyForm(returnable))
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  /** Pictures that the browser still opens, which may take seconds. */
  const [opening, setOpening] = useState(0)
  /** How often it was sent, or tried to be, and was not taken. */
  const [refusals, setRefusals] = useState(0)
  /** What was sent and may have been done without our knowing, under its key. */
  const open = useRef({ key: '', what: '' })

  function change(changed: Partial<ReturnForm>) {
    setForm((before) => ({ ...before, ...changed }))
    forgetProblems(Object.keys(changed))
  }

  /** By those that are there then: others may be opened and removed meanwhile. */
  function changePictures(changed: (before: ReturnForm['pictures']) => ReturnForm['pictures']) {
    setForm((before) => ({ ...before, pictures: changed(before.pictures) }))
    forgetProblems(['pictures'])
  }

  /** What was said of a field is over once it is changed. */
  function forgetProblems(names: string[]) {
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
    )
  }

  function close() {
    setProblems({})
    onAsking(false)
    // It may have been done.
    if (open.current.key) void onOutdated()
  }

  async function send() {
    if (isBusy || opening > 0) return
    const input = inputOf(form, positions)
    // What was sent and not answered is sent as it was: the page may know by now that it was taken.
    const wrong = isOpen(input) ? {} : checkReturn(form, returnable)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setBusy(true)
    const failure = await ask(input)
    setBusy(false)
    if (failure) refuse(failure)
    else setProblems({})
    // Also where the browser closed it meanwhile: what failed is said there.
    onAsking(failure !== null)
  }

  /** Whether it was sent, and never answered. */
  function isOpen(input: ReturnInput) {
    return open.current.what === JSON.stringify(input)
  }

  function refuse(wrong: Problems) {
    setProblems(wrong)
    setRefusals((before) => before + 1)
  }

  /** Answers what is wrong where it can be tried again. */
  async function ask(input: ReturnInput): Promise<Problems | null> {
    // One key for one and the same request, however often it is pressed: after a lost answer it is done once.
    if (!isOpen(input)) open.current = { key: newKey(), what: JSON.stringify(input) }
    try {
      const { key } = open.current
      const answer = await call<typeof askReturn>('POST', `/api/orders/${orderId}/return`, input, key)
      // After an answer of 500 or more it may have been done: the database may have been lost over it.
      if (answer.status < 500) open.current = { key: '', what: '' }
      if (answer.ok) {
        setForm(emptyForm(answer.body.returnable))
        onAsked(answer.body)
        return null
      }
      const { code, message } = answer.body
      const isOver = code === 'order_moved' || code === 'return_too_late'
      if (isOver) showToast('warning', message)
      if (isOver || code === 'return_too_many' || isSessionOver(answer)) await onOutdated()
      return isOver || isSessionOver(answer) ? null : problemsOf(answer.body)
    } catch {
      return { '': words.noAnswer }
    }
  }

  return {
    form,
    problems,
    refusals,
    isBusy,
    opening,
    setOpening,
    change,
    changePictures,
    setProblems,
    close,
    send,
  }
}

type ReturnInput = ReturnType<typeof inputOf>

function inputOf({ pieces, wish, reason, pictures }: ReturnForm, positions: readonly number[]) {
  const lines = pieces.flatMap((quantity, place) =>
    quantity > 0 ? [{ position: positions[place]!, quantity }] : [],
  )
  return { lines, wish, reason, pictures: pictures.map(({ url }) => url) }
}

/** The one piece of an order is what it must be about. */
function emptyForm(returnable: readonly number[]): ReturnForm {
  const isOnlyOne = returnable.reduce((sum, pieces) => sum + pieces, 0) === 1
  return {
    pieces: isOnlyOne ? [...returnable] : returnable.map(() => 0),
    wish: 'money',
    reason: '',
    pictures: [],
  }
}
