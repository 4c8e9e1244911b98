import { ScanBarcode } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { CameraDialog } from '#app/desk/sale/camera-dialog.tsx'
import { useReader } from '#app/desk/sale/use-reader.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFirstWrong } from '#app/desk/widgets/use-first-wrong.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import { codeInTwo } from '#domain/batches/rules.ts'
import { indianDay } from '#domain/time/rules.ts'
import * as batchWords from '#words/desk/receive/batch/en.ts'
import * as words from '#words/desk/receive/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

import { amountOf } from './amount-of.ts'
import { growerName, villageName } from './grower-name.ts'
import { priceInField } from './grower-price.ts'
import { LabelDialog } from './label-dialog.tsx'
import { findGoods } from './receipt.ts'
import type { KnownGood } from './receipt.ts'
import { useReceipts } from './use-receipts.ts'
import type { Taken } from './use-receipts.ts'

interface ReceiveFormProps {
  personId: string
  onReceived: () => void
  onTurnedAway: () => void
}

/** Three fields and one press. Days are proposed by the shop, and folded away. */
export function ReceiveForm({ personId, onReceived, onTurnedAway }: ReceiveFormProps) {
  const [taken, setTaken] = useState<Taken | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [text, setText] = useState('')
  const [isScanning, setIsScanning] = useState(false)
  const [isLabelling, setIsLabelling] = useState(false)
  const what = useRef<HTMLInputElement>(null)
  const pieces = useRef<HTMLInputElement>(null)
  const form = useFirstWrong(problems)
  const isStillHere = useStillHere()
  const room = useReceipts({
    personId,
    sayOf: ({ good, growerId }, count) =>
      words.received(good ? lineOf(good, count) : '', nameOfGrower(growerId)),
    onTaken: (now) => {
      setTaken(now)
      onReceived()
    },
    onTurnedAway,
  })
  const { typed, growers, goods, waiting, isBusy } = room
  const found = typed.good || text.trim() === '' ? [] : findGoods(goods, text)
  const isBought = growers.some(({ _id, terms }) => _id === typed.growerId && terms === 'bought')
  const isNothing = !typed.good && text.trim() !== '' && found.length === 0

  useReader((code) => void takeCode(code))

  function nameOfGrower(id: string): string {
    const grower = growers.find(({ _id }) => _id === id)
    return grower ? growerName(grower) : ''
  }

  /** What this grower got last for it. */
  function lastPrice(growerId: string, good: KnownGood | null): string {
    const last = room.prices.find((one) => one.growerId === growerId && one.productId === good?._id)
    return last ? priceInField(last.price, good?.step) : ''
  }

  function choose(good: KnownGood) {
    room.type({ good, price: lastPrice(typed.growerId, good) })
    setText(nameOf(good))
    setProblems({})
    pieces.current?.focus()
  }

  /** Answers what bears the code, in words. */
  function takeCode(code: string): Promise<string> {
    const [good] = findGoods(goods, code)
    if (good) {
      choose(good)
      setIsScanning(false)
      return Promise.resolve(nameOf(good))
    }
    setProblems({ productId: words.noSuchCode(code) })
    return Promise.resolve(words.noSuchCode(code))
  }

  async function send() {
    setProblems({})
    // What the one before came to is no answer to this one.
    setTaken(null)
    const wrong = await room.receive(typed)
    if (!isStillHere()) return
    if (wrong) return setProblems(wrong)
    setText('')
    what.current?.focus()
  }

  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        className="mt-3 max-w-xl space-y-3"
      >
        <FormField
          label={words.who}
          hint={growers.length === 0 ? words.enterGrowers : null}
          error={problems['growerId']}
        >
          {(control) => (
            <select
              {...control}
              value={typed.growerId}
              onChange={({ currentTarget: { value } }) =>
                room.type({ growerId: value, price: lastPrice(value, typed.good) })
              }
            >
              <option value="">{growers.length === 0 ? words.noGrowers : words.chooseWho}</option>
              {growers.map((grower) => (
                <option key={grower._id} value={grower._id}>
                  {words.from(growerName(grower), villageName(grower))}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <SuggestField
              label={words.what}
              hint={words.whatHint}
              field={what}
              text={text || (typed.good ? nameOf(typed.good) : '')}
              onText={(now) => {
                setText(now)
                room.type({ good: null })
              }}
              options={found}
              best={found.length > 0 ? 0 : -1}
              keyOf={({ _id }) => _id}
              renderOption={(good) => (
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="font-semibold">{goodsName(good)}</span>{' '}
                  <span className="text-ink-soft text-sm">
                    {!good.step && `${good.pack}, `}
                    {good.brandName}
                  </span>
                </span>
              )}
              onTake={(good) => (good ? choose(good) : pieces.current?.focus())}
              onEmpty={() => setProblems({ productId: words.chooseGoods })}
              problem={problems['productId'] ?? (isNothing ? words.notFound(text) : null)}
              isWrong={problems['productId'] !== undefined}
            />
          </div>
          <Button
            look="quiet"
            size="small"
            className="mt-6 min-h-12!"
            aria-label={words.scan}
            onClick={() => setIsScanning(true)}
          >
            <ScanBarcode size={20} aria-hidden="true" />
          </Button>
        </div>
        <FormField label={typed.good?.step ? words.kilos : words.pieces} error={problems['pieces']}>
          {(control) => (
            <input
              {...control}
              ref={pieces}
              inputMode={typed.good?.step ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={8}
              value={typed.pieces}
              onChange={({ currentTarget: { value } }) => room.type({ pieces: value })}
            />
          )}
        </FormField>
        {isBought && (
          <FormField
            label={typed.good?.step ? batchWords.kiloPriceField : batchWords.priceField}
            hint={batchWords.lastPrice}
            error={problems['price']}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={typed.price}
                onChange={({ currentTarget: { value } }) => room.type({ price: value })}
              />
            )}
          </FormField>
        )}
        <MoreFields problems={problems} typed={typed} onType={room.type} />
        {problems[''] && (
          <p role="alert" className="text-terracotta-strong font-medium">
            {problems['']}
          </p>
        )}
        <Button type="submit" aria-disabled={isBusy || undefined} className="max-sm:w-full">
          {isBusy ? words.receiving : words.receive}
        </Button>
      </form>
      <div role="status" className="mt-3 max-w-xl">
        {taken && <TakenNote taken={taken} onLabels={() => setIsLabelling(true)} />}
      </div>
      {waiting.length > 0 && !isBusy && (
        <ul className="mt-3 max-w-xl space-y-2">
          {waiting.map((receipt) => (
            <li key={receipt.key} className="bg-turmeric-tint rounded-card px-4 py-3 wrap-anywhere">
              <p className="font-semibold">{receipt.said}</p>
              <p className="text-sm">
                {receipt.refusal === null ? words.waits : `${words.refused} ${receipt.refusal}`}
              </p>
              {receipt.refusal !== null && (
                <Button look="quiet" size="small" className="mt-2" onClick={() => room.putAway(receipt)}>
                  {words.putAway}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isScanning && <CameraDialog onCode={takeCode} onClose={() => setIsScanning(false)} />}
      {isLabelling && taken && <LabelDialog batch={taken.batch} onClose={() => setIsLabelling(false)} />}
    </>
  )
}

type Named = Pick<KnownGood, 'productName' | 'hindiName' | 'pack' | 'step'>

function nameOf(good: Named): string {
  return good.step ? goodsName(good) : `${goodsName(good)} ${good.pack}`
}

/** '12.5 kg Okra', '4 × Ghee 500 g' */
function lineOf(good: Named, pieces: number): string {
  return `${amountOf(pieces, good)} ${nameOf(good)}`
}

interface MoreFieldsProps {
  problems: Problems
  typed: { slip: string; madeOn: string; bestBefore: string }
  onType: (changes: { slip?: string; madeOn?: string; bestBefore?: string }) => void
}

/** What the shop proposes by itself. Open where something in it is wrong. */
function MoreFields({ problems, typed, onType }: MoreFieldsProps) {
  const id = useId()
  const isWrong = ['slip', 'madeOn', 'bestBefore'].some((field) => problems[field])
  return (
    <details key={`${id} ${isWrong}`} open={isWrong || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{words.more}</summary>
      <div className="grid gap-3 pt-1 sm:grid-cols-2">
        <FormField label={words.harvestedOrMade} error={problems['madeOn']}>
          {(control) => (
            <input
              {...control}
              type="date"
              max={indianDay(new Date())}
              value={typed.madeOn || indianDay(new Date())}
              onChange={({ currentTarget: { value } }) => onType({ madeOn: value })}
            />
          )}
        </FormField>
        <FormField label={words.goodUntil} hint={words.proposed} error={problems['bestBefore']}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={typed.bestBefore}
              onChange={({ currentTarget: { value } }) => onType({ bestBefore: value })}
            />
          )}
        </FormField>
        <FormField label={words.slip} hint={words.slipHint} error={problems['slip']}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={40}
              value={typed.slip}
              onChange={({ currentTarget: { value } }) => onType({ slip: value })}
            />
          )}
        </FormField>
      </div>
    </details>
  )
}

function TakenNote({ taken: { batch, wasReceived }, onLabels }: { taken: Taken; onLabels: () => void }) {
  const { product, grower, received, code, bestBefore } = batch
  return (
    <div className="bg-leaf-tint rounded-card flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 wrap-anywhere">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{wasReceived ? words.wasReceived : words.isReceived}</span>
        {words.received(lineOf(product, received), growerName(grower))}
        <span className="figures block text-sm">
          {words.batch} {codeInTwo(code)}, {bestBefore ? words.until(shortDay(bestBefore)) : words.keeps}
        </span>
      </p>
      <Button look="quiet" size="small" onClick={onLabels}>
        {words.labels}
      </Button>
    </div>
  )
}
