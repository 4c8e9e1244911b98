import { ScanBarcode } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { late } from '#app/client/late.tsx'
import { otherSum } from '#app/desk/counter/as-it-is.ts'
import { LineField } from '#app/desk/counter/line-field.tsx'
import { LineList } from '#app/desk/counter/line-list.tsx'
import { haveable, left, withGoods, withGrams, withPasted, withQuantity } from '#app/desk/counter/lines.ts'
import type { Amount, Goods, Line, PastedGoods } from '#app/desk/counter/lines.ts'
import { SavingRows } from '#app/desk/counter/saving-rows.tsx'
import { offeredSum, offersAsked, useOffersThere } from '#app/desk/counter/use-offers-there.ts'
import type { OfferedSum } from '#app/desk/counter/use-offers-there.ts'
import { useTypedLines } from '#app/desk/counter/use-typed-lines.ts'
import { OrderCard } from '#app/desk/orders/order-card.tsx'
import { useKhata } from '#app/desk/receivables/use-khata.ts'
import { onceOpen } from '#app/desk/widgets/typed-ahead.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import type { StallSaleSent } from '#contract/counter.ts'
import { formatPaise, toRupees } from '#domain/pricing/rules.ts'
import * as lineWords from '#words/desk/lines/en.ts'
import * as khataWords from '#words/desk/receivables/en.ts'
import * as words from '#words/desk/sale/en.ts'

import { CameraDialog } from './camera-dialog.tsx'
import { CashPanel } from './cash-panel.tsx'
import { CustomerField } from './customer-field.tsx'
import { ofBarcode } from './goods-kept.ts'
import { JustSoldNote } from './just-sold.tsx'
import { keepSale, keptSale } from './sale-draft.ts'
import type { SaleDraft } from './sale-draft.ts'
import { UnsentSales } from './unsent-sales.tsx'
import { UpiPanel } from './upi-panel.tsx'
import { useGoods } from './use-goods.ts'
import { useIsOnline } from './use-is-online.ts'
import { useReader } from './use-reader.ts'
import { sumsOf, totalOf, useSell } from './use-sell.ts'
import type { JustSold } from './use-sell.ts'
import { useUnsent } from './use-unsent.ts'
import { useWeighing } from './use-weighing.tsx'

const PasteList = late(async () => (await import('#app/desk/counter/paste-list.tsx')).PasteList)
const KhataLine = late(async () => (await import('#app/desk/receivables/khata-line.tsx')).KhataLine)
const CodeField = late(async () => (await import('#app/desk/counter/code-field.tsx')).CodeField)

interface SaleRoomProps {
  personId: string
  /** Whether the shop has said that it is they: only then a refused sale can be put away. */
  isKnown: boolean
  onTurnedAway: () => void
}

/** A sale that is taken along: goods, 'Cash' or 'UPI', done. Enter leads from each to the next. */
export function SaleRoom({ personId, isKnown, onTurnedAway }: SaleRoomProps) {
  const [draft, setDraft] = useState(() => keptSale(personId))
  const latest = useRef(draft)
  const typed = useTypedLines()
  const [tender, setTender] = useState<Tender | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [sold, setSold] = useState<JustSold | null>(null)
  /** How many were sold since the room was opened: the number of one customer is not for the next. */
  const [sales, setSales] = useState(0)
  const [isScanning, setIsScanning] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const weighing = useWeighing((goods, grams) => {
    add(goods, { quantity: 1, grams })
    requestAnimationFrame(() => field.current?.focus())
  })
  const { goods, find } = useGoods(personId)
  const { unsent, end, look } = useUnsent(personId, (key, bill) =>
    setSold((now) => (now?.key === key ? { ...now, bill } : now)),
  )
  // A browser may say that it has a line after a page that came without one: a sale that did not go knows
  // better.
  const isOnline = useIsOnline() && end !== 'no_line'
  const { isBusy, sell, sendAgain } = useSell({
    personId,
    latest: () => latest.current,
    change,
    onSold: (now) => {
      setSold(now)
      setSales((before) => before + 1)
      setTender(null)
      void look()
      // Once the fields stand there for the next one.
      requestAnimationFrame(() => field.current?.focus())
    },
    onSumMoved: () => offers.again(),
    onTurnedAway,
  })
  const lines = draft.lines
  const { depositPaise } = sumsOf(lines)
  const { khata, setKhata } = useKhata(draft.customer?._id ?? null)
  const offers = useOffersThere(questionOf(draft), isOnline)
  // What the customer was told stands until something changes.
  const { totalPaise, savings } = tender?.sum ?? offeredSum(totalOf(lines), offers.told)

  useReader((code) => void takeCode(code))

  const start = useEffectEvent(() => {
    const { sent } = latest.current
    if (sent) void sendAgain(sent).then(setProblems)
    return onceOpen((ahead) => {
      typed.type((now) => ahead + now)
      if (window.matchMedia('(hover: hover)').matches) field.current?.focus()
    })
  })
  useEffect(() => start(), [])

  function change(changes: Partial<SaleDraft>) {
    latest.current = { ...latest.current, ...changes }
    keepSale(personId, latest.current)
    setDraft(latest.current)
  }

  function setLines(next: Line[]) {
    change({ lines: next })
    setProblems({})
    setTender(null)
  }

  /** Answers whether there was any. */
  function add(good: Goods, { quantity, grams }: Amount): boolean {
    if (left(latest.current.lines, good) === 0) {
      setProblems({ lines: words.noMoreOf(`${good.name} ${good.pack}`) })
      return false
    }
    setSold(null)
    if (good.step && grams === undefined) weighing.ask(good)
    else setLines(withGoods(latest.current.lines, good, { quantity, ...(grams !== undefined && { grams }) }))
    return true
  }

  function addPasted(pasted: readonly PastedGoods[]) {
    setSold(null)
    setLines(withPasted(latest.current.lines, pasted.map(weighedAsWanted)))
  }

  /** Answers what bears the code, in words. */
  async function takeCode(code: string): Promise<string> {
    const good = ofBarcode(goods, code) ?? (await find(code))?.[0]
    const unknown = words.noSuchCode(code)
    if (good)
      return add(good, { quantity: 1 })
        ? `${good.name} ${good.pack}`
        : words.noMoreOf(`${good.name} ${good.pack}`)
    setProblems({ lines: unknown })
    return unknown
  }

  /** Whether something stands in the field that is no line yet; then that is said, and nothing is sold. */
  function isHalfTyped(): boolean {
    const unfinished = weighing.unfinished() ?? typed.unfinished()
    if (unfinished === null) return false
    setTender(null)
    setProblems({ lines: unfinished })
    if (!weighing.question) field.current?.focus()
    return true
  }

  async function pay(payment: StallSaleSent['payment']) {
    await typed.settled()
    if (isHalfTyped() || !tender) return
    setProblems({})
    if (questionOf(latest.current) !== tender.question) {
      const { sum } = await sumNow()
      if (sum.totalPaise !== tender.sum.totalPaise) {
        setTender(null)
        return setProblems({ '': otherSum(sum.totalPaise) })
      }
    }
    const wrong = await sell(payment, tender.sum.totalPaise)
    setProblems(wrong)
    if (wrong['lines'] || wrong['']) setTender(null)
  }

  async function choose(way: Tender['way']) {
    await typed.settled()
    if (isHalfTyped()) return
    if (haveable(latest.current.lines).length === 0) return setProblems({ lines: words.nothingSold })
    const question = questionOf(latest.current)
    const { sum, problem } = await sumNow()
    // What was typed meanwhile has another sum.
    if (questionOf(latest.current) !== question) return
    setProblems(problem ? { '': lineWords.orOtherCode(problem) } : {})
    setTender(problem ? null : { way, question, sum })
  }

  /** The full sum where the shop does not say in time what comes off: nobody waits for a line that is bad. */
  async function sumNow(): Promise<{ sum: OfferedSum; problem: string }> {
    const told = await Promise.race([offers.look(questionOf(latest.current)), after(patience)])
    const sum = offeredSum(totalOf(latest.current.lines), told)
    return { sum, problem: told?.problem ?? '' }
  }

  return (
    <div className="mt-2 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-4">
        {sold && <JustSoldNote key={sold.key} sold={sold} onDone={() => field.current?.focus()} />}
        <OrderCard title={lineWords.what}>
          <LineList
            lines={lines}
            onQuantity={(productId, quantity) => setLines(withQuantity(lines, productId, quantity))}
            onGrams={(productId, grams) => setLines(withGrams(lines, productId, grams))}
          />
          {weighing.question}
          <div className="mt-2">
            <LineField
              isWeighed
              field={field}
              typed={typed}
              lines={lines}
              find={find}
              hint={words.hint}
              onGoods={add}
              onEmpty={() => void choose('cash')}
            />
          </div>
          {problems['lines'] && <Wrong>{problems['lines']}</Wrong>}
          <Button look="quiet" size="small" className="mt-2 align-top" onClick={() => setIsScanning(true)}>
            <ScanBarcode size={18} aria-hidden="true" />
            {words.scanWithCamera}
          </Button>{' '}
          {isOnline && <PasteList onGoods={addPasted} />}
        </OrderCard>
        {isScanning && (
          <CameraDialog
            onCode={takeCode}
            onClose={() => {
              setIsScanning(false)
              requestAnimationFrame(() => field.current?.focus())
            }}
          />
        )}
      </div>
      <section
        aria-label={lineWords.sum}
        aria-busy={offers.isAsked}
        className="bg-paper-raised border-line rounded-card figures border p-4 sm:p-5 xl:sticky xl:top-[calc(var(--header-height)+1rem)]"
      >
        <p className="flex justify-between gap-4 text-xl font-semibold">
          {lineWords.total} <span>{formatPaise(totalPaise)}</span>
        </p>
        <dl>
          {depositPaise > 0 && (
            <div className="flex justify-between gap-4">
              <dt>{lineWords.deposit}</dt>
              <dd>{formatPaise(depositPaise)}</dd>
            </div>
          )}
          <SavingRows savings={savings} />
        </dl>
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button
            size="large"
            aria-expanded={tender?.way === 'cash'}
            aria-disabled={isBusy || undefined}
            onClick={() => void choose('cash')}
          >
            {words.cash}
          </Button>
          <Button
            look="quiet"
            size="large"
            aria-expanded={tender?.way === 'upi'}
            disabled={!isOnline}
            aria-disabled={isBusy || undefined}
            onClick={() => void choose('upi')}
          >
            UPI
          </Button>
          {khata && isOnline && (
            <Button
              look="quiet"
              size="large"
              className="col-span-2"
              aria-expanded={tender?.way === 'receivable'}
              aria-disabled={isBusy || undefined}
              onClick={() => void choose('receivable')}
            >
              {khataWords.khata}
            </Button>
          )}
        </div>
        {!isOnline && (
          <p role="status" className="text-ink-soft mt-2 text-sm">
            {words.withoutLine}
          </p>
        )}
        {problems[''] && <Wrong>{problems['']}</Wrong>}
        {tender?.way === 'cash' && (
          <CashPanel
            totalPaise={totalPaise}
            isBusy={isBusy}
            problem={problems['given']}
            onPaid={(given) => void pay({ way: 'cash', ...(given !== null && { given: toRupees(given) }) })}
          />
        )}
        {tender?.way === 'upi' && (
          <UpiPanel
            totalPaise={totalPaise}
            isBusy={isBusy}
            problem={problems['reference']}
            onPaid={(reference) => void pay({ way: 'upi', reference })}
          />
        )}
        {tender?.way === 'receivable' && draft.customer && (
          <Button
            size="large"
            className="mt-3 w-full"
            aria-disabled={isBusy || undefined}
            onClick={() => void pay({ way: 'receivable' })}
          >
            {khataWords.writeDown}
          </Button>
        )}
        {/* Below what is pressed for each sale, so that a phone shows that without moving the page. */}
        {(isOnline || draft.customer) && (
          <CustomerField
            key={sales}
            customer={draft.customer}
            onCustomer={(customer) => change({ customer })}
            onPending={typed.wait}
          />
        )}
        {khata && draft.customer && (
          <KhataLine personId={draft.customer._id} khata={khata} onTaken={setKhata} />
        )}
        {(isOnline || draft.code) && (
          <CodeField
            key={`code ${sales}`}
            code={draft.code}
            problem={offers.told?.problem ?? ''}
            onCode={(code) => {
              change({ code })
              setProblems({})
              setTender(null)
            }}
          />
        )}
      </section>
      <UnsentSales unsent={unsent} end={end} mayPutAway={isKnown} onChanged={() => void look()} />
    </div>
  )
}

/** How it is paid, and what the customer was told. */
interface Tender {
  way: 'cash' | 'upi' | 'receivable'
  question: string | null
  sum: OfferedSum
}

/** So long somebody waits to hear what offers take off; ms. */
const patience = 2500

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}

/** Whoever gives no name has no offer that asks who it is. */
function questionOf({ lines, customer, code }: SaleDraft): string | null {
  const buyer = customer?._id ?? 'walk-in'
  return offersAsked({ lines: haveable(lines), buyer, isFetched: true, code })
}

/** What a list wants of goods by weight stands there as if it was weighed: its line can be weighed anew. */
function weighedAsWanted({ goods, quantity }: PastedGoods): PastedGoods {
  return { goods, quantity, ...(goods.step && { grams: quantity * goods.step.grams }) }
}

function Wrong({ children }: { children: string }) {
  return (
    <p role="alert" className="text-terracotta-strong mt-2 text-sm font-medium">
      {children}
    </p>
  )
}
