import { useId, useState } from 'react'

import { Button } from '#app/ui/button.tsx'
import { gramsLabel } from '#domain/catalog/rules.ts'
import { weighed } from '#domain/pricing/weighing/rules.ts'
import * as words from '#words/desk/packing/weigh/en.ts'

import { chosenScale, gramsTyped, readScale, serialPorts } from './scale.ts'

interface WeighProps {
  name: string
  /** All that is ordered, in grams. */
  orderedGrams: number
  onGrams: (grams: number, isGift: boolean) => void
}

/** What goods weigh, typed or as the scale says it. Much more than was ordered is asked about first. */
export function Weigh({ name, orderedGrams, onGrams }: WeighProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)
  /** It weighs so much more that somebody has to say what becomes of it. */
  const [more, setMore] = useState<number | null>(null)
  const serial = serialPorts()

  function take(grams: number | null) {
    setProblem('')
    setMore(null)
    if (grams === null) return setProblem(words.noWeight)
    setText(String(grams))
    const { asks } = weighed({ quantity: 1, netQuantity: orderedGrams, costsPaise: 0 }, grams)
    if (asks) setMore(grams)
    else onGrams(grams, false)
  }

  async function read() {
    if (!serial || isReading) return
    setReading(true)
    setProblem('')
    const grams = await chosenScale(serial)
      .then((port) => readScale(port))
      .catch(() => null)
    setReading(false)
    if (grams === null) setProblem(words.noScale)
    else take(grams)
  }

  return (
    <form
      noValidate
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        take(gramsTyped(text))
      }}
    >
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {words.weight}
        <span className="sr-only">: {name}</span>
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={(field) => field?.focus()}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onChange={({ currentTarget: { value } }) => setText(value)}
          className="bg-paper border-line-strong figures min-h-12 min-w-0 flex-1 rounded-[10px] border px-3 text-base"
        />
        <Button type="submit" size="small" className="min-h-12!">
          {words.take}
        </Button>
        {serial && (
          <Button
            look="quiet"
            size="small"
            className="min-h-12!"
            aria-disabled={isReading || undefined}
            onClick={() => void read()}
          >
            {isReading ? words.reading : words.fromScale}
          </Button>
        )}
      </div>
      <div role="alert">
        {problem && <p className="text-terracotta-strong mt-1 font-medium">{problem}</p>}
        {more !== null && (
          <p className="mt-1 font-medium">
            {words.more(gramsLabel(more - orderedGrams), gramsLabel(orderedGrams))}
          </p>
        )}
      </div>
      {more !== null && (
        <Button
          look="quiet"
          size="small"
          className="mt-2 min-h-12! w-full"
          onClick={() => onGrams(more, true)}
        >
          {words.gift}
        </Button>
      )}
    </form>
  )
}
