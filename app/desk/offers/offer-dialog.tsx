import { useId, useState } from 'react'
import type { ReactNode } from 'react'

import { Choice } from '#app/desk/counter/choice.tsx'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { useCategories } from '#app/ui/categories.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { DeskOffer } from '#contract/offers.ts'

import { GoodsChoice } from './goods-choice.tsx'
import { offerKinds, stateOf, termsWords } from './offer-words.ts'
import type { Saying } from './offer-words.ts'
import { PersonChoice } from './person-choice.tsx'
import { nameOf, readOffer, saidOf } from './typed-offer.ts'
import type { OfferBody, TypedOffer } from './typed-offer.ts'

interface OfferDialogProps {
  /** The one that is changed, as it was when the dialog opened; null for a new one. */
  offer: DeskOffer | null
  begin: TypedOffer
  /** As they are known now. */
  offers: readonly DeskOffer[]
  saying: Saying
  isBusy: boolean
  save: (offer: DeskOffer | null, body: OfferBody) => Promise<Problems | null>
  onClose: () => void
}

const goodsWords = { all: 'All goods', shelf: 'One shelf', goods: 'Some goods' } as const
const people = { everybody: 'Everybody', first: 'A first order', person: 'One person' } as const
const ways = { itself: 'By itself', code: 'With a code' } as const

/** Adds an offer or changes one: it asks what its kind needs, and says all the while what that gives. */
export function OfferDialog({ offer, begin, offers, saying, isBusy, save, onClose }: OfferDialogProps) {
  const [typed, setTyped] = useState(begin)
  const [problems, setProblems] = useState<Problems>({})
  /** A product that is looked for, and not chosen yet. */
  const [looking, setLooking] = useState('')
  const isStillHere = useStillHere()
  useKeyboardRoom()
  const { today, labelOf } = saying
  const now = offers.find(({ _id }) => _id === offer?._id)
  const isOther = offer !== null && now !== undefined && now.version !== offer.version
  const set = (change: Partial<TypedOffer>) => setTyped({ ...typed, ...change })
  const isForGoods = typed.kind !== 'free_delivery'
  const said = saidOf(typed)
  const name = nameOf(typed, labelOf)

  async function send() {
    const read = readOffer(typed, { today, labelOf, before: offer })
    if ('problems' in read) return setProblems(read.problems)
    if (read.body.productIds && looking.trim() !== '')
      return setProblems({ productIds: 'Please choose the product that you typed, or empty this field.' })
    const wrong = await save(offer, read.body)
    if (!isStillHere()) return
    if (wrong) setProblems(wrong)
    else onClose()
  }

  const text = (
    name: 'percent' | 'off' | 'takePieces' | 'payPieces' | 'least' | 'mostUses' | 'mostUsesEach',
  ) => ({
    value: typed[name],
    autoComplete: 'off',
    inputMode: name === 'off' || name === 'least' ? ('decimal' as const) : ('numeric' as const),
    maxLength: 12,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set({ [name]: value }),
  })
  const day = (name: 'from' | 'until') => ({
    type: 'date',
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set({ [name]: value }),
  })
  return (
    <FormDialog
      title={offer ? offer.name : 'Add an offer'}
      width="form"
      yes={isBusy ? 'Saving...' : 'Save'}
      isBusy={isBusy}
      problems={problems}
      said={
        <>
          {problems[''] && (
            <p className="text-terracotta-strong mb-1 font-medium">
              {problems['']}
              {isOther && stateOf(now, today) !== 'ended' && ` Now it is: ${termsWords(now, saying)}.`}
              {isOther && stateOf(now, today) === 'ended' && ' It has ended: you can offer it again.'}
            </p>
          )}
          <p>
            {termsWords(said, saying)}
            {typed.mostUses.trim() !== '' && `, ${typed.mostUses.trim()} times in all`}.
          </p>
        </>
      }
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Choices
        legend="What it takes off"
        words={offerKinds}
        chosen={typed.kind}
        onChoose={(kind) => set({ kind })}
      />
      {typed.kind === 'percent' && (
        <FormField label="Percent" error={problems['percent']} className="sm:max-w-48">
          {(control) => <input {...control} {...text('percent')} data-first />}
        </FormField>
      )}
      {typed.kind === 'rupees' && (
        <FormField label="Rupees off (₹)" error={problems['off']} className="sm:max-w-48">
          {(control) => <input {...control} {...text('off')} />}
        </FormField>
      )}
      {typed.kind === 'n_for_m' && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <FormField
            label="Pieces that they take"
            hint="Of one good, in one pack."
            error={problems['takePieces']}
          >
            {(control) => <input {...control} {...text('takePieces')} />}
          </FormField>
          <FormField label="Pieces that they pay" error={problems['payPieces']}>
            {(control) => <input {...control} {...text('payPieces')} />}
          </FormField>
        </div>
      )}
      {isForGoods && (
        <>
          <Choices
            legend="Off which goods"
            words={goodsWords}
            chosen={typed.of}
            onChoose={(of) => set({ of })}
          />
          {typed.of === 'shelf' && (
            <ShelfField
              shelf={typed.shelf}
              error={problems['category']}
              onShelf={(shelf) => set({ shelf })}
            />
          )}
          {typed.of === 'goods' && (
            <GoodsChoice
              goods={typed.goods}
              text={looking}
              onText={setLooking}
              error={problems['productIds']}
              onGoods={(goods) => set({ goods })}
            />
          )}
        </>
      )}
      <FormField
        label="From a sum of goods on (₹, optional)"
        hint="All goods of the order count, before anything is taken off."
        error={problems['least']}
        className="sm:max-w-md"
      >
        {(control) => <input {...control} {...text('least')} />}
      </FormField>
      <Choices
        legend="For whom"
        words={people}
        chosen={typed.forWhom}
        onChoose={(forWhom) => set({ forWhom })}
      />
      {typed.forWhom === 'person' && (
        <PersonChoice
          person={typed.person}
          error={problems['userId']}
          onPerson={(person) => set({ person })}
        />
      )}
      <Choices
        legend="How they have it"
        words={ways}
        chosen={typed.isCoded ? 'code' : 'itself'}
        onChoose={(way) => set({ isCoded: way === 'code' })}
      />
      {typed.isCoded && (
        <FormField
          label="Code"
          hint="Letters and digits. Customers may type it in small letters, too."
          error={problems['code']}
          className="sm:max-w-md"
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={typed.code}
              onChange={({ currentTarget: { value } }) => set({ code: value })}
              className={`${control.className} uppercase`}
            />
          )}
        </FormField>
      )}
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        <FormField label="First day" error={problems['from']}>
          {(control) => <input {...control} {...day('from')} required />}
        </FormField>
        <FormField label="Last day (optional)" hint="If empty until you end it." error={problems['until']}>
          {(control) => <input {...control} {...day('until')} min={typed.from || undefined} />}
        </FormField>
      </div>
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        <FormField label="Times in all (optional)" error={problems['mostUses']}>
          {(control) => <input {...control} {...text('mostUses')} />}
        </FormField>
        <FormField label="Times a person (optional)" error={problems['mostUsesEach']}>
          {(control) => <input {...control} {...text('mostUsesEach')} />}
        </FormField>
      </div>
      <FormField
        label="Name (optional)"
        hint={`Customers read it in cart and bill. ${name.includes('…') ? 'If empty it says what is taken off.' : `If empty: ${name}.`}`}
        error={problems['name']}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={80}
            value={typed.name}
            onChange={({ currentTarget: { value } }) => set({ name: value })}
          />
        )}
      </FormField>
    </FormDialog>
  )
}

interface ChoicesProps<Value extends string> {
  legend: string
  words: Readonly<Record<Value, ReactNode>>
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few ways, side by side. */
function Choices<Value extends string>({ legend, words, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-1.5">
        {(Object.keys(words) as Value[]).map((value) => (
          <Choice
            key={value}
            name={name}
            value={value}
            isChosen={value === chosen}
            onChoose={() => onChoose(value)}
          >
            {words[value]}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

interface ShelfFieldProps {
  /** Empty: none is chosen yet. */
  shelf: string
  error: string | undefined
  onShelf: (shelf: string) => void
}

function ShelfField({ shelf, error, onShelf }: ShelfFieldProps) {
  const categories = useCategories()
  const isThere = shelf === '' || categories.some(({ value }) => value === shelf)
  return (
    <FormField label="Shelf" error={error} className="sm:max-w-md">
      {(control) => (
        <select {...control} value={shelf} onChange={({ currentTarget: { value } }) => onShelf(value)}>
          {shelf === '' && <option value="">Choose a shelf</option>}
          {!isThere && <option value={shelf}>{shelf}</option>}
          {categories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}
