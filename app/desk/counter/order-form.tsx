import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { flushSync } from 'react-dom'

import { late } from '#app/client/late.tsx'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { useKhata } from '#app/desk/receivables/use-khata.ts'
import { onceOpen } from '#app/desk/widgets/typed-ahead.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import type { SentOrder } from '#contract/counter.ts'
import { cartTotals, formatPaise, notShipped, shortRupees, toPaise } from '#domain/pricing/rules.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/counter/en.ts'
import { tryAgain, what } from '#words/desk/lines/en.ts'
import * as khataWords from '#words/desk/receivables/en.ts'

import type { Draft, Person } from './draft.ts'
import { emptyDraft, personIn } from './draft.ts'
import { HowPaid } from './how-paid.tsx'
import { LineField } from './line-field.tsx'
import { LineList } from './line-list.tsx'
import { haveable, withGoods, withPasted, withQuantity } from './lines.ts'
import type { Line } from './lines.ts'
import { OrderSum } from './order-sum.tsx'
import { PersonField } from './person-field.tsx'
import { pinCodeOf, placeChosen } from './places.ts'
import type { Place } from './places.ts'
import { SentBefore } from './sent-before.tsx'
import { useAreaCosts } from './use-area-costs.ts'
import type { Costs } from './use-area-costs.ts'
import { offeredSum, offersAsked, useOffersThere } from './use-offers-there.ts'
import { usePlaces } from './use-places.ts'
import { useTakeOrder } from './use-take-order.ts'
import { useTypedLines } from './use-typed-lines.ts'
import { WhereTo } from './where-to.tsx'

interface OrderFormProps {
  draft: Draft
  /** The draft as it is now, also after a wait. */
  latest: () => Draft
  change: (changes: Partial<Draft>) => void
  onTurnedAway: () => void
}

const none: Place[] = []

const PasteList = late(async () => (await import('./paste-list.tsx')).PasteList)
const SlotField = late(async () => (await import('./slot-field.tsx')).SlotField)
const MissingField = late(async () => (await import('./missing-field.tsx')).MissingField)
const CodeField = late(async () => (await import('./code-field.tsx')).CodeField)

/** For whom, what, where to and how it is paid. Enter leads from each to the next. */
export function OrderForm({ draft, latest, change, onTurnedAway }: OrderFormProps) {
  const typed = useTypedLines()
  const [problems, setProblems] = useState<Problems>({})
  const personField = useRef<HTMLInputElement>(null)
  const lineField = useRef<HTMLInputElement>(null)
  const whereForm = useRef<HTMLFormElement>(null)
  const paidForm = useRef<HTMLFormElement>(null)
  /** Enter was pressed before the places were there. */
  const goesOn = useRef(false)
  const paidId = useId()
  const { person, lines } = draft
  const { terms } = useShop()
  const known = usePlaces(person?._id || null)
  const { hasFailed, again } = known
  const { khata } = useKhata(person?._id || null)
  /** Somebody new has none. */
  const places = person?._id === '' ? none : known.places
  const isFetched = placeChosen(draft, places ?? []) === 'fetched'
  const pinCode = person && places ? pinCodeOf(draft, places) : null
  const area = useAreaCosts(pinCode, typed.wait)
  const costAt = (pin: string | null, costs: Costs): ShippingTo => costs.get(pin ?? '') ?? terms
  const shipping = isFetched ? { ...notShipped, leastPaise: 0 } : costAt(pinCode, area.costs)
  const totals = cartTotals(haveable(lines), shipping)
  const offers = useOffersThere(person && places ? questionOf(draft, places) : null)
  const offered = offeredSum(totals.totalPaise, offers.told)
  const { isBusy, take } = useTakeOrder({
    latest,
    places: places ?? [],
    change,
    settled: typed.settled,
    unfinished: typed.unfinished,
    sumOf: async (now) => {
      const its = places ?? []
      const isFetchedNow = placeChosen(now, its) === 'fetched'
      const shippingNow = isFetchedNow ? notShipped : costAt(pinCodeOf(now, its), area.latest())
      const told = await offers.look(questionOf(now, its))
      if (!told) throw new Error('The shop could not say what offers take off')
      const { totalPaise } = cartTotals(haveable(now.lines), shippingNow)
      return { totalPaise: offeredSum(totalPaise, told).totalPaise, problem: told.problem }
    },
    onTurnedAway,
    onPlacesMoved: again,
    onCostMoved: () => {
      area.again()
      offers.again()
    },
  })

  const start = useEffectEvent(() => {
    // The field for the person takes what was typed where there is none.
    if (!person) return
    return onceOpen((ahead) => {
      typed.type((now) => ahead + now)
      // Not on a touch screen, where the keyboard would cover the page.
      if (window.matchMedia('(hover: hover)').matches) focusOn(lineField)
    })
  })
  useEffect(() => start(), [])

  useEffect(() => {
    if (places && goesOn.current) focusChosen(whereForm)
    goesOn.current = false
  }, [places])

  // What is wrong is led to as it comes, and not again while it is mended.
  const leadTo = useEffectEvent((wrong: Problems) => {
    if (wrong['person']) focusOn(personField)
    else if (wrong['lines'] && (lines.length === 0 || typed.isOpen)) focusOn(lineField)
    else if (wrong['reference'])
      paidForm.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else if (wrong['place']) focusChosen(whereForm)
    else whereForm.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  useEffect(() => leadTo(problems), [problems])

  function hasPerson(chosen: Person, typedOn: string) {
    // At once: what is typed next must find the field with what was typed on.
    flushSync(() => {
      change(personIn(chosen))
      setProblems({})
      typed.type((now) => now + typedOn)
    })
    focusOn(lineField)
  }

  function leavePerson() {
    change({ person: null, place: null, ...(draft.paidBy === 'receivable' && { paidBy: 'door' }) })
    requestAnimationFrame(() => focusOn(personField))
  }

  function setLines(next: Line[]) {
    change({ lines: next })
    setProblems({})
  }

  function goOn() {
    if (!person) focusOn(personField)
    else if (lines.length === 0 && !typed.isPending()) setProblems({ lines: words.nothingOrdered })
    else if (places) focusChosen(whereForm)
    else goesOn.current = true
  }

  async function send() {
    setProblems({})
    setProblems(await take())
  }

  function startNext({ orderId, orderNumber, totalPrice }: SentOrder) {
    const taken = { orderId, orderNumber, totalPaise: toPaise(totalPrice), isAsFirstSent: false }
    change({ ...emptyDraft, last: person && { ...taken, person, paidBy: draft.paidBy } })
    typed.clear()
  }

  return (
    <div className="mt-2 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        {draft.sent && !isBusy && (
          <SentBefore key={draft.sent.key} sentKey={draft.sent.key} onNext={startNext} />
        )}
        <OrderCard title={words.forWhom}>
          {person ? (
            <ChosenPerson person={person} onLeave={leavePerson} />
          ) : (
            <div className="mt-2">
              <PersonField
                field={personField}
                text={draft.caller}
                onText={(caller) => change({ caller })}
                onPerson={hasPerson}
                onEmpty={() => focusOn(lineField)}
                onTurnedAway={onTurnedAway}
              />
              {problems['person'] && <Wrong>{problems['person']}</Wrong>}
            </div>
          )}
        </OrderCard>
        <OrderCard title={what}>
          <LineList
            lines={lines}
            onQuantity={(productId, quantity) => setLines(withQuantity(lines, productId, quantity))}
          />
          <div className="mt-2">
            <LineField
              field={lineField}
              typed={typed}
              lines={lines}
              onGoods={(goods, { quantity }) => setLines(withGoods(latest().lines, goods, { quantity }))}
              onEmpty={goOn}
            />
          </div>
          {problems['lines'] && <Wrong>{problems['lines']}</Wrong>}
          <PasteList onGoods={(pasted) => setLines(withPasted(latest().lines, pasted))} />
        </OrderCard>
        {person && (
          <>
            <OrderCard title={words.whereItGoes}>
              <div className="mt-2">
                {places ? (
                  <WhereTo
                    form={whereForm}
                    draft={draft}
                    places={places}
                    problems={problems}
                    onChange={change}
                    onDone={() => focusChosen(paidForm)}
                  />
                ) : (
                  <p role="status" className="text-ink-soft text-sm">
                    {hasFailed ? words.addressesFailed : words.addressesCome}{' '}
                    {hasFailed && (
                      <button type="button" className="desk-row-button" onClick={again}>
                        {tryAgain}
                      </button>
                    )}
                  </p>
                )}
                {(isFetched || pinCode) && (
                  <SlotField
                    key={isFetched ? 'fetched' : pinCode}
                    query={isFetched ? 'collect=true' : `pinCode=${pinCode}`}
                    slotId={draft.slotId}
                    onChoose={(slotId) => change({ slotId })}
                  />
                )}
                <MissingField wish={draft.ifMissing} onChange={(ifMissing) => change({ ifMissing })} />
              </div>
            </OrderCard>
            {places && (
              <OrderCard title={words.howPaid}>
                <div className="mt-2">
                  <HowPaid
                    form={paidForm}
                    id={paidId}
                    draft={draft}
                    isFetched={isFetched}
                    khata={
                      khata &&
                      khataWords.owes(formatPaise(toPaise(khata.balance)), formatPaise(toPaise(khata.left)))
                    }
                    problem={problems['reference']}
                    onChange={change}
                    onDone={() => void send()}
                  />
                </div>
              </OrderCard>
            )}
          </>
        )}
      </div>
      <OrderSum
        totals={totals}
        offered={offered}
        isAsked={offers.isAsked}
        lines={haveable(lines)}
        isFetched={isFetched}
      >
        <CodeField
          code={draft.code}
          problem={offers.told?.problem ?? ''}
          onCode={(code) => {
            change({ code })
            setProblems({})
          }}
        />
        {totals.subtotalPaise > 0 && totals.subtotalPaise < shipping.leastPaise && (
          <p role="status" className="bg-turmeric-tint text-ink rounded-card mt-3 px-3 py-2 text-sm">
            {words.leastThere(shortRupees(shipping.leastPaise))}
          </p>
        )}
        {problems[''] && <Wrong>{problems['']}</Wrong>}
        <Button
          type="submit"
          form={paidId}
          className="mt-3 w-full"
          disabled={!person || !places}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? words.taking : words.take(formatPaise(offered.totalPaise))}
        </Button>
      </OrderSum>
    </div>
  )
}

/** Somebody new is known to offers by their number alone. */
function questionOf(draft: Draft, places: readonly Place[]): string | null {
  const { person, lines, code } = draft
  return offersAsked({
    lines: haveable(lines),
    buyer: person?._id || 'guest',
    ...(person?._id === '' && { mobile: person.mobile }),
    pinCode: pinCodeOf(draft, places),
    isFetched: placeChosen(draft, places) === 'fetched',
    code,
  })
}

function ChosenPerson({ person: { name, mobile, email }, onLeave }: { person: Person; onLeave: () => void }) {
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 leading-snug wrap-anywhere">
        <span className="text-lg font-semibold">{name}</span>{' '}
        <span className="text-ink-soft figures text-sm">{mobile || email}</span>
      </p>
      <button type="button" className="desk-row-button" onClick={onLeave}>
        {words.somebodyElse}
      </button>
    </div>
  )
}

function Wrong({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-terracotta-strong mt-2 text-sm font-medium">
      {children}
    </p>
  )
}

function focusOn(field: RefObject<HTMLElement | null>) {
  field.current?.focus()
}

function focusChosen(form: RefObject<HTMLFormElement | null>) {
  form.current?.querySelector<HTMLElement>('input:checked')?.focus()
}
