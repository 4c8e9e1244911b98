import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { setLeastLife } from '#contract/batches.ts'
import type { ProductStock, countStock, enterStock, setLowStockMark } from '#contract/stock.ts'

import { amountInField, packOf } from './stock-amount.ts'
import { actsOf, stockRequest } from './stock-form.ts'
import type { StockAct, StockRequest } from './stock-form.ts'
import { stockWords } from './stock-words.ts'

/** What each act is called, what it asks for and which button does it. */
const acts: Record<StockAct, { label: string; asks: string; hint?: string; yes: string }> = {
  delivery: { label: 'Delivery', asks: 'How many came?', yes: 'Enter delivery' },
  spoiled: { label: 'Spoiled goods', asks: 'How many are gone?', yes: 'Take off the shelf' },
  given_away: { label: 'Given away', asks: 'How many are given away?', yes: 'Take off the shelf' },
  correction: {
    label: 'Correction',
    asks: 'How many are there now?',
    hint: 'Count what is reserved as well.',
    yes: 'Correct',
  },
  mark: {
    label: 'Low stock mark',
    asks: 'Low from how many pieces on?',
    hint: 'The product is listed here when so many or fewer are left.',
    yes: 'Set mark',
  },
  life: {
    label: 'Least life',
    asks: 'With how many days of life is it brought at least?',
    hint: 'Of goods received in batches. If empty: 1 day where fresh, else 30 % of its life or 45 days.',
    yes: 'Set least life',
  },
  begin: {
    label: 'Start counting',
    asks: 'How many are there now?',
    hint: 'From then on nobody can buy more than there are.',
    yes: 'Start counting',
  },
  end: { label: 'Stop counting', asks: '', yes: 'Stop counting' },
}

interface StockDialogProps {
  /** As it was when the dialog opened. */
  product: ProductStock
  /** The stock changed, or is not as it was shown. */
  onChanged: () => void
  onClose: () => void
}

/** One change of a product's stock. What was typed stays until it is done. */
export function StockDialog({ product, onChanged, onClose }: StockDialogProps) {
  const choices = actsOf(product, usePlace())
  const [act, setAct] = useState<StockAct>(choices[0] ?? 'mark')
  const [pieces, setPieces] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press, isUnanswered } = usePress()
  const isStillHere = useStillHere()
  const navigate = useNavigate()
  useKeyboardRoom()
  const { asks, hint, yes } = acts[act]
  const step = act === 'life' ? undefined : product.step

  function choose(next: StockAct) {
    setAct(next)
    setPieces(next === 'mark' ? amountInField(product.lowStockMark, product.step) : '')
    setProblems({})
  }

  async function send() {
    const request = stockRequest(product, act, { pieces, note })
    if (request.call === null) return setProblems({ pieces: request.problem })
    const wrong = await press(act, (key) => ask(request, key), judge)
    if (!isStillHere()) return
    if (wrong) setProblems(wrong)
    else onClose()
  }

  function judge(answer: StockAnswer): Problems | null {
    if (isTurnedAway(answer)) {
      void navigate(homePath)
      return null
    }
    if (!answer.ok && answer.body.fields) return problemsOf(answer.body.fields, act)
    showToast(answer.ok ? 'success' : 'error', answer.body.message)
    // Also where it was refused: then the stock is not as it was shown.
    onChanged()
    return null
  }

  function close() {
    // It may have been done.
    if (isUnanswered()) onChanged()
    onClose()
  }

  return (
    <FormDialog
      title={`${product.productName} ${packOf(product)}`}
      yes={isBusy ? 'Saving...' : yes}
      isDanger={act === 'end'}
      isBusy={isBusy}
      onSubmit={() => void send()}
      onClose={close}
    >
      <p className="figures text-ink-soft text-sm">{stockWords(product)}</p>
      {choices.length > 1 && (
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">What would you like to do?</legend>
          <div className="grid grid-cols-2 gap-1.5">
            {choices.map((choice) => (
              <label
                key={choice}
                className="has-checked:border-leaf has-checked:bg-leaf-tint border-line flex min-h-11 items-center gap-2 rounded-[10px] border px-3 text-sm"
              >
                <input
                  type="radio"
                  name="act"
                  checked={act === choice}
                  onChange={() => choose(choice)}
                  className="accent-leaf size-4 shrink-0"
                />
                {acts[choice].label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {act === 'end' ? (
        <p>People can then buy as many as they like. What is there now leaves the ledger.</p>
      ) : (
        <FormField
          label={step ? asks.replace('How many', 'How many kg').replace('pieces', 'kg') : asks}
          hint={hint ?? null}
          error={problems['pieces'] ?? problems['']}
        >
          {(control) => (
            <input
              {...control}
              data-first
              inputMode={step ? 'decimal' : 'numeric'}
              autoComplete="off"
              value={pieces}
              onChange={(event) => setPieces(event.target.value)}
            />
          )}
        </FormField>
      )}
      {act !== 'mark' && act !== 'life' && (
        <FormField label="Note (optional)" error={problems['note']}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </FormField>
      )}
      {act === 'end' && problems[''] && (
        <p className="text-terracotta-strong text-sm font-medium">{problems['']}</p>
      )}
    </FormDialog>
  )
}

type StockAnswer = Answer<
  typeof enterStock | typeof countStock | typeof setLowStockMark | typeof setLeastLife
>

function ask(request: Exclude<StockRequest, { call: null }>, key: string): Promise<StockAnswer> {
  if (request.call === 'enter') return call<typeof enterStock>('POST', '/api/enter-stock', request.body, key)
  if (request.call === 'count') return call<typeof countStock>('POST', '/api/count-stock', request.body, key)
  if (request.call === 'life') return call<typeof setLeastLife>('POST', '/api/set-least-life', request.body)
  return call<typeof setLowStockMark>('POST', '/api/set-low-stock-mark', request.body)
}

/** The calls name the number in their own ways; a correction was typed as another number than was sent. */
function problemsOf(fields: Problems, act: StockAct): Problems {
  const { note, pieces, stock, lowStockMark, leastLifeDays } = fields
  const number = pieces ?? stock ?? lowStockMark ?? leastLifeDays
  return {
    ...(note !== undefined && { note }),
    ...(number !== undefined && { pieces: act === 'correction' ? countAgain : number }),
  }
}

const countAgain = 'Some of it is sold now. Please close this, and count again.'
