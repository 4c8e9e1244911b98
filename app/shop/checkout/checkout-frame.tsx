import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { loadCart } from '#app/client/session.ts'
import { CallUs } from '#app/frame/call-us.tsx'
import { useDeliverTo } from '#app/shop/addresses/deliver-to.ts'
import type { Destination } from '#app/shop/addresses/place.ts'
import { ObstaclesNotice } from '#app/shop/cart/obstacles-notice.tsx'
import { obstacleOf } from '#app/shop/cart/obstacles.ts'
import { OrderSummary } from '#app/shop/cart/order-summary.tsx'
import type { CartScreen } from '#app/shop/cart/use-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { MissingSelect } from '#app/ui/missing-select.tsx'
import type { PricedOffers } from '#contract/offers.ts'
import type { Slot } from '#contract/slot.ts'
import { formatPaise, maxPaymentPaise, shortRupees, toPaise } from '#domain/pricing/rules.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'
import * as accountWords from '#words/shop/checkout/accounts/en.ts'
import * as words from '#words/shop/checkout/buying/en.ts'
import * as wishWords from '#words/ui/missing/en.ts'

import { cashRequest } from './cash-request.ts'
import { codeToWaitFor } from './code-to-wait-for.ts'
import { Goods } from './goods.tsx'
import { keepWay, keepWish, keptWay, keptWish } from './kept-way.ts'
import type { Way } from './kept-way.ts'
import { offRow } from './off-row.ts'
import { OfferCode } from './offer-code.tsx'
import { OpenPaymentNote } from './open-payment-note.tsx'
import { useOpenPayment } from './open-payment.ts'
import type { Buyer } from './outcome-state.ts'
import { PayRows } from './pay-rows.tsx'
import type { PayingStep } from './pay.ts'
import { placeFields } from './place-fields.tsx'
import { totalsToPay } from './priced-line.ts'
import { unanswered } from './repeating.ts'
import { useAccounts } from './use-accounts.ts'
import { useCashOffer } from './use-cash-offer.ts'
import type { CashPlace } from './use-cash-offer.ts'
import { useCheckout } from './use-checkout.ts'
import { useOffers } from './use-offers.ts'
import { useOrderInCash } from './use-order-in-cash.ts'
import { When } from './when.tsx'

/** Ready to be bought; or why not, in a sentence, which is '' where the page says it at its place. */
export type Prepared = { to: Omit<Destination, 'shipping'>; buyer: Buyer } | { refusal: string }

interface CheckoutFrameProps {
  cart: CartScreen
  who: ReactNode
  where: ReactNode
  isFetched: boolean
  /** Where it goes as far as it is said, for who wants to pay in cash. */
  cashPlace: CashPlace | null
  /** What it costs to have it brought there. */
  shipping: ShippingTo
  /** Sees to it that the server knows who buys and where it goes. `slot`: when it comes, where that is
   * chosen. */
  prepare: (slot: Slot | null) => Promise<Prepared>
  /** What is known of the place may have changed. */
  onRefused: () => void
}

const busyWords = {
  placing: words.placing,
  opening: words.opening,
  checking: words.checking,
}

/** Who, where, when, how, what it comes to, and the button that says what it does. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { cart, isFetched, shipping } = props
  const { lines } = cart
  const [chosen, setChosen] = useState(keptWay)
  const [busy, setBusy] = useState<PayingStep | 'placing' | null>(null)
  const [refusal, setRefusal] = useState('')
  const isInFlight = useRef(false)
  const notice = useRef<HTMLElement>(null)
  const least = useRef<HTMLParagraphElement>(null)
  const pay = useRef<HTMLButtonElement>(null)
  const checkout = useCheckout()
  const orderInCash = useOrderInCash()
  const openPayment = useOpenPayment(() => void loadCart())

  useEffect(() => {
    // The bar appears without a scroll, so the chat button is told to look for its place again.
    window.dispatchEvent(new Event('resize'))
  }, [])

  useEffect(() => {
    // What is said of a lost line is over with it. That an order may have come through is not.
    const comes = () => setRefusal((said) => (said.startsWith(words.noConnection) ? '' : said))
    window.addEventListener('online', comes)
    return () => window.removeEventListener('online', comes)
  }, [])

  const totals = totalsToPay(lines, shipping)
  const { subtotalPaise } = totals
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [slot, setSlot] = useState<Slot | null>(null)
  const [ifMissing, setIfMissing] = useState(keptWish)
  // Where nothing is brought the place has said so, with the number to call.
  const isBroughtThere = useDeliverTo()?.answer?.delivered !== false
  const known = useOffers(lines, code, props.cashPlace, refusals)
  /** The sum and code of which placing has refused the offers: then the full sum is shown and taken. */
  const [refusedFor, setRefusedFor] = useState('')
  const shownFor = `${totals.totalPaise} ${code}`
  const offers = refusedFor === shownFor ? undefined : offersShown(known?.priced, totals.totalPaise)
  const totalPaise = offers?.totalPaise ?? totals.totalPaise
  const discountPaise = totals.discountPaise + totals.totalPaise - totalPaise
  const taken = offers?.savings.find((saving) => saving.code !== '')?.code ?? ''
  const missingPaise = shipping.leastPaise - subtotalPaise
  const obstacles = lines.filter(obstacleOf)
  // An order whose answer was lost may be there, and is no reason against asking for it again.
  const [isAskedAgain] = useState(() => unanswered(cashRequest) !== null)
  const cash = useCashOffer(totalPaise, isAskedAgain ? null : props.cashPlace)
  const tooMuch = totalPaise > maxPaymentPaise ? words.atMost(shortRupees(maxPaymentPaise)) : ''
  const accounts = useAccounts(totalPaise)
  const account = accounts.find((row) => row.way === chosen)
  const why = {
    upi: tooMuch,
    card: tooMuch,
    cash: cash && !cash.offered ? cash.why || words.noCash : '',
  }
  const isHad = chosen in why ? why[chosen as keyof typeof why] === '' : account?.why === ''
  const way = isHad ? chosen : (['upi', 'cash'] as const).find((each) => why[each] === '')

  function choose(wanted: Way) {
    // Kept as it is chosen: a reload asks for no second choice.
    keepWay(wanted)
    setChosen(wanted)
  }

  function applyCode(wanted: string) {
    setRefusedFor('')
    setRefusal('')
    setTyped(wanted)
    setCode(wanted)
  }

  async function press() {
    if (obstacles.length > 0) return notice.current?.focus({ focusVisible: true })
    // In flight, in a ref: a state would change only with the next render, after a second quick press.
    if (!way || isInFlight.current) return
    const wait = taken ? '' : codeToWaitFor({ typed, applied: code, isKnown: known !== null })
    if (!taken && typed.trim() !== code) applyCode(typed.trim())
    if (wait) return setRefusal(wait)
    isInFlight.current = true
    setRefusal('')
    setBusy(way === 'upi' || way === 'card' ? 'opening' : 'placing')
    try {
      const prepared = await props.prepare(slot)
      if ('refusal' in prepared) return setRefusal(prepared.refusal)
      if (missingPaise > 0) return least.current?.focus({ focusVisible: true })
      const to = {
        ...prepared.to,
        shipping,
        slotId: slot?._id,
        ifMissing: ifMissing === 'refund' ? undefined : ifMissing,
        offers: offers && { code: taken, totalPaise, onOtherSum: () => setRefusedFor(shownFor) },
      }
      const buyer = { ...prepared.buyer, state: { ...prepared.buyer.state, slot: slot ?? undefined } }
      const refused =
        way === 'upi' || way === 'card'
          ? await checkout(to, way, buyer, setBusy)
          : await orderInCash(to, buyer, way === 'cash' ? undefined : way)
      setRefusal(refused)
      if (!refused) return
      setRefusals((before) => before + 1)
      props.onRefused()
    } finally {
      isInFlight.current = false
      setBusy(null)
    }
  }

  const sum = shortRupees(totalPaise)
  const says = {
    upi: words.payByUpi(sum),
    card: words.payByCard(sum),
    cash: words.payInCash(sum),
    receivable: accountWords.writeDown(sum),
    wallet: accountWords.payFromWallet(sum),
  }
  return (
    <>
      {openPayment !== null && <OpenPaymentNote id={openPayment} />}
      <div className="checkout mt-6 flex flex-col gap-x-12 gap-y-6 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start">
        <div className="min-w-0 space-y-6">
          <Part id="who" title={words.yourDetails}>
            {props.who}
          </Part>
          <Part id="where" title={words.deliveryDetails}>
            <div
              onSubmit={({ target }) => {
                // Enter in a field is no order: the button says what it does, and is pressed by itself.
                if ((target as Element).classList.contains(placeFields))
                  pay.current?.focus({ focusVisible: true })
              }}
            >
              {props.where}
            </div>
            {missingPaise > 0 && lines.length > 0 && (
              <p
                ref={least}
                tabIndex={-1}
                role="status"
                className="bg-turmeric-tint text-ink rounded-card figures mt-4 px-4 py-3 font-semibold"
              >
                {words.leastThere(shortRupees(shipping.leastPaise), formatPaise(missingPaise))}
              </p>
            )}
          </Part>
          <Part id="when" title={words.deliveryDay}>
            <When
              isFetched={isFetched}
              refusals={refusals}
              slot={slot}
              onChoose={setSlot}
              place={props.cashPlace}
            />
            <MissingSelect
              label={wishWords.ifMissing}
              wish={ifMissing}
              onChange={(wish) => {
                keepWish(wish)
                setIfMissing(wish)
              }}
              className="mt-4"
            />
          </Part>
          <Part id="how" title={words.payment}>
            <PayRows
              way={way ?? chosen}
              onChange={choose}
              isFetched={isFetched}
              why={why}
              accounts={accounts}
            />
            {why.cash && isBroughtThere && <CallUs />}
          </Part>
        </div>
        {/* No box of its own on a phone, so that the bar sticks to the foot of the window all along. */}
        <div className="contents lg:sticky lg:top-24 lg:block">
          <div>
            <OrderSummary
              totals={{ ...totals, totalPaise, discountPaise }}
              shipping={shipping}
              off={offers?.savings.map(offRow)}
            >
              <OfferCode
                typed={typed}
                taken={taken}
                problem={code !== '' && typed.trim() === code ? (known?.problem ?? '') : ''}
                isAsked={code !== '' && known === null}
                onType={setTyped}
                onApply={applyCode}
              />
              <Goods lines={lines} />
            </OrderSummary>
            {obstacles.length > 0 && (
              <ObstaclesNotice
                ref={notice}
                lines={obstacles}
                onTakeOut={(none) => none.forEach((line) => cart.remove(line))}
              >
                <CallUs />
              </ObstaclesNotice>
            )}
          </div>
          <div className="pay-bar max-lg:bg-paper-raised max-lg:border-line max-lg:shadow-lift short:py-1.5 -mx-(--gutter) px-(--gutter) py-3 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:mt-4 lg:p-0">
            {refusal && (
              <p role="alert" className="text-terracotta-strong mb-2 font-medium">
                {refusal}
              </p>
            )}
            {refusal && <CallUs className="mb-1" />}
            <Button
              ref={pay}
              size="large"
              aria-disabled={busy !== null || !way || undefined}
              onClick={() => void press()}
              className="figures w-full leading-tight max-sm:px-4 max-sm:text-base"
              style={{ textWrap: 'balance' }}
            >
              {busy ? busyWords[busy] : says[way ?? chosen]}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

/** Where they are about the sum that stands here: else that of the answer is of another place. */
function offersShown(priced: PricedOffers | null | undefined, fullPaise: number) {
  if (!priced || priced.savings.length === 0 || toPaise(priced.full) !== fullPaise) return undefined
  return { savings: priced.savings, totalPaise: toPaise(priced.total) }
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="bg-paper-raised border-line rounded-card border px-4 py-5 sm:px-6"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
