import { useRef, useState } from 'react'

import * as words from '#words/desk/lines/en.ts'

import type { Goods } from './lines.ts'
import type { TypedLine } from './read-line.ts'

/** Goods in several packs of which none was named: it waits until one is chosen, or none is wanted. */
export interface PackQuestion {
  typed: string
  line: TypedLine
  packs: readonly Goods[]
}

/** What is typed for the lines of an order and is no line yet. It all waits, whatever is typed next. */
export function useTypedLines() {
  const [text, setText] = useState('')
  const [questions, setQuestions] = useState<readonly PackQuestion[]>([])
  /** The first question stands in the list of the field: Enter takes what is marked there. */
  const [isFaced, setIsFaced] = useState(false)
  /** The same for what goes on after a wait. */
  const latest = useRef({ text, questions, isFaced })
  const pending = useRef(new Set<Promise<unknown>>())

  function type(next: string | ((now: string) => string)) {
    const typed = typeof next === 'function' ? next(latest.current.text) : next
    latest.current = { ...latest.current, text: typed }
    setText(typed)
    if (typed !== '') face(false)
  }

  function change(next: readonly PackQuestion[], isFacedNow: boolean) {
    latest.current = { ...latest.current, questions: next }
    setQuestions(next)
    face(isFacedNow)
  }

  function face(isFacedNow: boolean) {
    latest.current = { ...latest.current, isFaced: isFacedNow }
    setIsFaced(isFacedNow)
  }

  /** Asks it at once, or after the others where something else is typed or another is being answered. */
  function ask(question: PackQuestion) {
    const { questions: others, text: typed, isFaced: isAnother } = latest.current
    const isFree = typed === '' && !isAnother
    change(isFree ? [question, ...others] : [...others, question], isFree || isAnother)
  }

  function settle(question: PackQuestion) {
    const { questions: before, isFaced: isFacedNow } = latest.current
    change(
      before.filter((other) => other !== question),
      isFacedNow && before[0] !== question,
    )
  }

  function wait(looking: Promise<unknown>) {
    pending.current.add(looking)
    void looking.finally(() => pending.current.delete(looking))
  }

  /** What is no line yet, in a sentence. */
  function unfinished(): string | null {
    const open = latest.current.text.trim()
    if (open !== '') return words.notYetAdded(open)
    const [question] = latest.current.questions
    if (!question) return null
    face(true)
    return words.waitsForPack(question.typed)
  }

  return {
    text,
    type,
    questions,
    faced: isFaced ? questions[0] : undefined,
    ask,
    face: () => face(true),
    /** The question is answered, or nothing of it is wanted. */
    settle,
    wait,
    isPending: () => pending.current.size > 0,
    /** Something stands there that is no line yet. */
    isOpen: text.trim() !== '' || questions.length > 0,
    /** Resolves when everything typed is looked up. */
    settled: () => Promise.all(pending.current),
    unfinished,
    clear: () => {
      type('')
      change([], false)
    },
  }
}

export type TypedLines = ReturnType<typeof useTypedLines>
