import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'

import { Button } from '#app/ui/button.tsx'
import * as words from '#words/desk/weigh/en.ts'

import { chosenScale, gramsTyped, readScale, serialPorts } from './scale.ts'

interface WeightFieldProps {
  /** Of what, for who cannot see it. */
  name: string
  /** More than so many grams are never meant: a whole number up to that is kilograms. */
  mostGrams: number
  onGrams: (grams: number) => void
  /** What was taken is not what is said now. */
  onAnew?: () => void
  /** Of who has to come back to it. */
  field?: RefObject<HTMLInputElement | null>
  children?: ReactNode
}

/** What goods weigh, typed or as the scale at a serial port says it. */
export function WeightField({ name, mostGrams, onGrams, onAnew, field, children }: WeightFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)
  const serial = serialPorts()
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  useEffect(() => input.current?.focus(), [input])

  function take(grams: number | null) {
    setProblem('')
    onAnew?.()
    if (grams === null) return setProblem(words.noWeight)
    setText(String(grams))
    onGrams(grams)
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
        take(gramsTyped(text, mostGrams))
      }}
    >
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {words.weight}
        <span className="sr-only">: {name}</span>
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={input}
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
      </div>
      {children}
    </form>
  )
}
