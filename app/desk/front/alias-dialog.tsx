import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { goodsName } from '#app/goods-name.ts'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { Product, search } from '#contract/products.ts'
import type { makeAlias } from '#contract/search-misses.ts'
import * as words from '#words/desk/front/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

/** So many finds are shown. */
const mostFound = 6

interface AliasDialogProps {
  word: string
  onMade: (made: { word: string; productId: string; message: string; isNew: boolean }) => void
  onClose: () => void
}

/** Chooses the product that people find by a word from now on, beside the words that it has. */
export function AliasDialog({ word, onMade, onClose }: AliasDialogProps) {
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Product | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const query = text.trim()
  const found = useFound(query, ask)
  const { isBusy, press } = usePress()
  const isStillHere = useStillHere()
  const navigate = useNavigate()
  useKeyboardRoom()

  function choose(product: Product) {
    setChosen(product)
    setText('')
    setProblem(null)
  }

  async function take(product: Product | undefined) {
    if (product) return choose(product)
    if (found.rows) return
    // Enter came before the finds did.
    const [first] = (await found.get(query)) ?? []
    if (isStillHere() && first && field.current?.value.trim() === query) choose(first)
  }

  async function save(event?: FormEvent) {
    event?.preventDefault()
    if (!chosen) {
      setProblem(words.chooseFirst)
      field.current?.focus()
      return
    }
    const { _id: productId, updatedAt } = chosen
    const wrong = await press(
      `${word} ${productId}`,
      () => call<typeof makeAlias>('POST', '/api/make-alias', { word, productId, loaded: { updatedAt } }),
      judge,
    )
    if (!isStillHere()) return
    if (wrong) setProblem(wrong[''] ?? null)
    else onClose()
  }

  function judge(answer: Answer<typeof makeAlias>): Problems | null {
    if (isTurnedAway(answer)) {
      void navigate(homePath)
      return null
    }
    if (answer.ok) {
      const { message, data } = answer.body
      onMade({ word, productId: data._id, message, isNew: !hasWord(chosen, word) })
      return null
    }
    const { current, fields, message } = answer.body
    if (current) setChosen(current)
    return { '': current ? words.changed : (fields?.['word'] ?? message) }
  }

  return (
    <DeskDialog
      title={words.makeThis(word)}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" size="small" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} size="small" aria-disabled={isBusy || undefined}>
            {isBusy ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <SuggestField
          label={words.product}
          hint={words.productHint}
          field={field}
          text={text}
          onText={(typed) => {
            setText(typed)
            setProblem(null)
          }}
          options={found.rows}
          best={found.rows ? Math.min(0, found.rows.length - 1) : -1}
          keyOf={({ _id }) => _id}
          renderOption={(product) => <Find product={product} />}
          onTake={(product) => void take(product)}
          onEmpty={() => void save()}
          problem={problem ?? problemOf(query, found)}
          isBusy={isBusy}
        />
      </form>
      {chosen && <Chosen product={chosen} word={word} />}
    </DeskDialog>
  )
}

async function ask(q: string): Promise<Product[] | null> {
  const query = new URLSearchParams({ q, page: '1', pageSize: String(mostFound) })
  const answer = await call<typeof search>('GET', `/api/search?${query}`)
  return answer.ok ? answer.body.data : null
}

function problemOf(query: string, { rows, hasFailed }: { rows: Product[] | null; hasFailed: boolean }) {
  if (rows?.length === 0) return words.nothingFound(query)
  return hasFailed ? words.typeAgain : null
}

function hasWord(product: Product | null, word: string): boolean {
  return product?.aliases.some((alias) => alias.toLowerCase() === word) ?? false
}

function Find({ product }: { product: Product }) {
  const { brandName } = product
  return (
    <span className="min-w-0 flex-1 wrap-anywhere">
      <span className="font-semibold">{goodsName(product)}</span>{' '}
      <span className="text-ink-soft text-sm">
        {packLabel(product)}, {brandName}
      </span>
    </span>
  )
}

/** What was chosen, with the words that it has and the one that it gets. */
function Chosen({ product, word }: { product: Product; word: string }) {
  const { aliases } = product
  return (
    <div role="status" className="bg-leaf-tint mt-2 flex flex-col gap-1 rounded-[10px] px-3 py-2">
      <Find product={product} />
      <p className="text-sm wrap-anywhere">
        {aliases.length > 0 ? words.otherWords(aliases.join(', ')) : words.noOtherWords}
      </p>
      <p className="text-sm font-semibold wrap-anywhere">
        {hasWord(product, word) ? words.hasWord(word) : words.getsWord(word)}
      </p>
    </div>
  )
}
