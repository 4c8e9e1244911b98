import { X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { IconButton } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { ProductStock, repack } from '#contract/stock.ts'

import { packOf, stockAmount } from '../stock-amount.ts'
import { GoodsField } from './goods-field.tsx'
import { balanceWords, lossOf, requestOf } from './repacking.ts'
import type { Part } from './repacking.ts'

interface RepackDialogProps {
  /** What is packed, where it is known already. */
  first: ProductStock | null
  /** The stock changed, or is not as it was shown. */
  onChanged: () => void
  onClose: () => void
}

/** Packs of one product become packs of others: minus here, plus there. */
export function RepackDialog({ first, onChanged, onClose }: RepackDialogProps) {
  const [from, setFrom] = useState<Part | null>(() => startOf(first))
  const [to, setTo] = useState<Part[]>([])
  const [waste, setWaste] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press, isUnanswered } = usePress()
  const isStillHere = useStillHere()
  const navigate = useNavigate()
  useKeyboardRoom()
  const loss = lossOf(from, to)

  async function send() {
    const request = requestOf(from, to, waste)
    if ('problems' in request) return setProblems(request.problems)
    const wrong = await press(
      'repack',
      (key) => call<typeof repack>('POST', '/api/repack', request.body, key),
      (answer) => {
        if (isTurnedAway(answer)) {
          void navigate(homePath)
          return null
        }
        if (!answer.ok) {
          const { from: ofFrom } = answer.body.fields ?? {}
          return ofFrom && from ? { [from.product._id]: ofFrom } : { '': answer.body.message }
        }
        showToast('success', answer.body.message)
        onChanged()
        return null
      },
    )
    if (!isStillHere()) return
    if (wrong) setProblems(wrong)
    else onClose()
  }

  function close() {
    // It may have been done.
    if (isUnanswered()) onChanged()
    onClose()
  }

  return (
    <FormDialog
      title="Repack"
      width="form"
      onClose={close}
      yes={isBusy ? 'Saving...' : 'Repack'}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void send()}
    >
      {from ? (
        <PartRow
          part={from}
          label={from.product.step ? 'Kilograms that are taken' : 'Pieces that are opened'}
          problem={problems[from.product._id]}
          onPieces={(pieces) => setFrom({ ...from, pieces })}
          onLeaveOut={() => setFrom(null)}
        />
      ) : (
        <GoodsField
          label="What is opened"
          hint="Such as a sack of 50 kg."
          taken={to.map(({ product }) => product._id)}
          onGoods={(product) => setFrom(startOf(product))}
        />
      )}
      {from && (
        <fieldset className="space-y-3">
          <legend className="mb-1 font-semibold">What it becomes</legend>
          {to.map((part, place) => (
            <PartRow
              key={part.product._id}
              part={part}
              label={part.product.step ? 'Kilograms that come out' : 'Packs that come out'}
              problem={problems[part.product._id]}
              onPieces={(pieces) => setTo(to.with(place, { ...part, pieces }))}
              onLeaveOut={() => setTo(to.toSpliced(place, 1))}
            />
          ))}
          <GoodsField
            key={to.length}
            label={to.length === 0 ? 'Packs' : 'More packs'}
            hint="Enter takes the first, arrows choose another."
            taken={[from, ...to].map(({ product }) => product._id)}
            onGoods={(product) => setTo([...to, { product, pieces: '' }])}
          />
        </fieldset>
      )}
      <p role="status" className="figures min-h-5 text-sm font-semibold">
        {from && loss !== null && balanceWords(from, loss)}
      </p>
      {loss !== null && loss > 0 && (
        <FormField
          label="Why is less there?"
          hint="Such as: the sack was torn. It stands in the ledger."
          error={problems['waste']}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={500}
              value={waste}
              onChange={(event) => setWaste(event.target.value)}
            />
          )}
        </FormField>
      )}
      {problems[''] && (
        <p role="alert" className="text-terracotta-strong text-sm font-medium">
          {problems['']}
        </p>
      )}
    </FormDialog>
  )
}

function startOf(product: ProductStock | null): Part | null {
  return product && product.stock !== null ? { product, pieces: '1' } : null
}

interface PartRowProps {
  part: Part
  label: string
  problem: string | undefined
  onPieces: (pieces: string) => void
  onLeaveOut: () => void
}

function PartRow({ part: { product, pieces }, label, problem, onPieces, onLeaveOut }: PartRowProps) {
  const name = `${product.productName} ${packOf(product)}`
  return (
    <div className="border-line flex flex-wrap items-start gap-x-3 gap-y-1 border-b pb-3">
      <p className="min-w-0 flex-1 basis-44 leading-snug wrap-anywhere">
        <span className="font-semibold">{product.productName}</span>{' '}
        <span className="text-ink-soft">{packOf(product)}</span>
        <span className="figures text-ink-soft block text-sm">
          {stockAmount(product.stock ?? 0, product.step)} can be sold
        </span>
      </p>
      <FormField label={label} error={problem} className="w-40">
        {(control) => (
          <input
            {...control}
            aria-label={`${label}: ${name}`}
            inputMode={product.step ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={pieces}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={(event) => onPieces(event.target.value)}
          />
        )}
      </FormField>
      <IconButton label={`Leave ${name} out`} onClick={onLeaveOut} className="mt-6">
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
