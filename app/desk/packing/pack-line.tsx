import { useId, useState } from 'react'

import { late } from '#app/client/late.tsx'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import { codeInTwo } from '#domain/batches/rules.ts'
import { amountLabel, gramsLabel } from '#domain/catalog/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/packing/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { ifMissing, wishes } from '#words/ui/missing/en.ts'

import { BoxGoods } from './box-goods.tsx'
import { scannedCode } from './kept-packing.ts'
import type { AnswerSent, Line, Shown } from './kept-packing.ts'

/** Few lines are weighed. */
const Weigh = late(async () => (await import('./weigh.tsx')).Weigh)

interface PackLineProps {
  line: Line
  shown: Shown | null
  problem: string | undefined
  mobile: string | null
  onAnswer: (answer: AnswerSent) => void
  onInstead: (isAgreed: boolean) => void
}

/** One line: what, from which batch, and what was found of it. */
export function PackLine({ line, shown, problem, mobile, onAnswer, onInstead }: PackLineProps) {
  /** What is asked: an answer anew, how many, what it weighs, what to do about what is missing, or another
   * batch. */
  const [asks, setAsks] = useState<'answer' | 'fewer' | 'weighs' | 'missing' | 'batch' | null>(null)
  const { position, quantity, step } = line
  const name = step ? goodsName(line) : `${goodsName(line)} ${line.pack}`
  const isOpen = !shown || asks !== null

  function send(pieces: number, batchCode?: string) {
    setAsks(pieces < quantity && line.ifMissing !== 'refund' ? 'missing' : null)
    onAnswer({ position, pieces, ...(batchCode && { batchCode }) })
  }

  return (
    <li className={`border-line rounded-card border p-3 ${shown ? 'bg-leaf-tint' : 'bg-paper-raised'}`}>
      <p className="leading-snug wrap-anywhere">
        <span className="figures text-lg font-semibold">
          {step ? gramsLabel(step.ordered) : `${quantity} ×`}
        </span>{' '}
        <span className="font-semibold">{goodsName(line)}</span>{' '}
        {!step && <span className="figures">{line.pack}</span>}
        <span className="text-ink-soft text-sm"> {line.brandName}</span>
      </p>
      {line.batches.map(({ code, bestBefore, pieces }) => (
        <p key={code} className="figures text-sm">
          {pieces !== null &&
            line.batches.length > 1 &&
            `${step ? amountLabel(pieces, { step }) : words.pieces(pieces)} `}
          {words.batch(codeInTwo(code))}
          {bestBefore && `, ${words.until(shortDay(bestBefore))}`}
        </p>
      ))}
      {line.box.length > 0 && <BoxGoods line={line} />}
      {line.ifMissing !== 'refund' && (
        <p className="text-sm font-semibold">
          {ifMissing}: {wishes[line.ifMissing]}
        </p>
      )}
      {problem && (
        <p role="alert" className="text-terracotta-strong mt-1 font-medium wrap-anywhere">
          {problem}
        </p>
      )}
      {shown && (
        <p role="status" className="mt-2 font-semibold wrap-anywhere">
          {saidOf(shown, line)}
          {shown.batchCode && (
            <span className="figures block text-sm">{words.batch(codeInTwo(shown.batchCode))}</span>
          )}
          {shown.isWaiting && <span className="block text-sm font-normal">{words.waits}</span>}
        </p>
      )}
      {asks === 'missing' && (
        <WhatElse
          line={line}
          mobile={mobile}
          onInstead={(isAgreed) => {
            setAsks(null)
            onInstead(isAgreed)
          }}
          onMoneyBack={() => setAsks(null)}
        />
      )}
      {asks === 'fewer' && <HowMany quantity={quantity} onCount={(pieces) => send(pieces)} />}
      {asks === 'weighs' && step && (
        <Weigh
          name={name}
          orderedGrams={step.ordered}
          onGrams={(grams, isGift) => {
            setAsks(null)
            onAnswer({ position, pieces: quantity, grams, ...(isGift && { isGift }) })
          }}
        />
      )}
      {asks === 'batch' && <BatchField name={name} onCode={(code) => send(quantity, code)} />}
      {isOpen && asks !== 'missing' && (
        <div className="mt-2 grid grid-cols-3 gap-2" role="group" aria-label={name}>
          <Button size="small" className="min-h-12! px-2!" onClick={() => send(quantity)}>
            {words.there}
          </Button>
          <Button
            look="quiet"
            size="small"
            className="min-h-12! px-2!"
            aria-disabled={(!step && quantity === 1) || undefined}
            onClick={() => (step ? setAsks('weighs') : quantity > 1 && setAsks('fewer'))}
          >
            {step ? words.weighs : words.fewer}
          </Button>
          <Button look="quiet" size="small" className="min-h-12! px-2!" onClick={() => send(0)}>
            {words.missing}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-x-4">
        {!isOpen && (
          <button
            type="button"
            aria-label={`${words.change}: ${name}`}
            onClick={() => setAsks('answer')}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {words.change}
          </button>
        )}
        {line.batches.length > 0 && asks !== 'batch' && asks !== 'missing' && (
          <button
            type="button"
            aria-label={words.otherBatchOf(name)}
            onClick={() => setAsks('batch')}
            className="min-h-11 underline underline-offset-4"
          >
            {words.otherBatch}
          </button>
        )}
      </div>
    </li>
  )
}

function saidOf({ pieces, grams, instead }: Shown, { quantity, step }: Line): string {
  if (step && grams !== null) return words.weighsOf(gramsLabel(grams), gramsLabel(step.ordered))
  const found = pieces === quantity ? words.isThere : pieces > 0 ? words.someThere(pieces, quantity) : ''
  if (!instead) return found || words.isMissing
  const goods = `${goodsName(instead)} ${instead.pack}`
  return [found, words.instead(instead.pieces, goods, formatPaise(toPaise(instead.price)))]
    .filter(Boolean)
    .join('. ')
}

/** What its customer wants where it is missing: something else, or to be called about it. */
function WhatElse({
  line: { ifMissing: wish },
  mobile,
  onInstead,
  onMoneyBack,
}: {
  line: Line
  mobile: string | null
  onInstead: (isAgreed: boolean) => void
  onMoneyBack: () => void
}) {
  const [isAgreed, setAgreed] = useState(false)
  const mustCall = wish === 'call'
  return (
    <div className="bg-paper-raised mt-2 rounded-[10px] p-3">
      {mustCall && (
        <>
          <p>{words.callFirst}</p>
          {mobile ? (
            <a href={`tel:+91${mobile}`} className="btn btn-quiet figures mt-2 w-full">
              {words.call(mobile)}
            </a>
          ) : (
            <p>{words.noNumber}</p>
          )}
          <label className="mt-2 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={isAgreed}
              onChange={({ currentTarget: { checked } }) => setAgreed(checked)}
              className="accent-leaf size-5 shrink-0"
            />
            {words.agrees}
          </label>
        </>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          className="min-h-12! flex-1"
          aria-disabled={(mustCall && !isAgreed) || undefined}
          onClick={() => (!mustCall || isAgreed) && onInstead(isAgreed)}
        >
          {words.somethingElse}
        </Button>
        <Button look="quiet" size="small" className="min-h-12! flex-1" onClick={onMoneyBack}>
          {words.moneyBack}
        </Button>
      </div>
    </div>
  )
}

function HowMany({ quantity, onCount }: { quantity: number; onCount: (pieces: number) => void }) {
  return (
    <div role="group" aria-label={words.howMany} className="mt-2">
      <p>{words.howMany}</p>
      <div className="mt-1 flex max-h-40 flex-wrap gap-2 overflow-y-auto">
        {Array.from({ length: quantity - 1 }, (_, place) => (
          <Button
            key={place}
            look="quiet"
            size="small"
            className="figures size-12! p-0!"
            onClick={() => onCount(place + 1)}
          >
            {place + 1}
          </Button>
        ))}
      </div>
    </div>
  )
}

function BatchField({ name, onCode }: { name: string; onCode: (code: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <form
      noValidate
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onCode(scannedCode(text))
      }}
    >
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {words.code}
        <span className="sr-only">: {name}</span>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          ref={(field) => field?.focus()}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => setText(value)}
          className="bg-paper border-line-strong min-h-12 min-w-0 flex-1 rounded-[10px] border px-3 text-base"
        />
        <Button type="submit" size="small" className="min-h-12!">
          {words.take}
        </Button>
      </div>
    </form>
  )
}
