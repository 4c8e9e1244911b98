import { useEffect, useId, useState } from 'react'

import { late } from '#app/client/late.tsx'
import { useShop } from '#app/frame/site.ts'
import { StateField } from '#app/shop/addresses/state-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { addressLengths, possibleStates } from '#domain/addresses/rules.ts'
import * as words from '#words/shop/checkout/buying/en.ts'

import type { PlaceForm } from './use-place-form.ts'

const WishDrawer = late(async () => (await import('#app/shop/addresses/wish-drawer.tsx')).WishDrawer)

/** Marks the form of which the page takes a submission as its own. */
export const placeFields = 'place-fields'

/** What most people leave empty, behind a press. */
const more = ['email', 'line2', 'landmark', 'directions', 'gstin']

const summary = 'text-leaf min-h-11 cursor-pointer py-2.5 font-semibold'

/** Whether it is brought or fetched, and the fields that are needed for it: the PIN code first. */
export function PlaceFields({ form }: { form: PlaceForm }) {
  const { attach, texts, errors, isFetched, isGuest, isOutside, pinCode } = form
  const { addressLines } = useShop()
  const id = useId()
  const hasWrongInMore = more.some((name) => name in errors)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // Before it takes the focus it has to be seen.
    // oxlint-disable-next-line react/set-state-in-effect -- the errors come with the answer of the server
    if (hasWrongInMore) setOpen(true)
  }, [hasWrongInMore])

  const text = (name: string) => ({
    name,
    value: texts[name] ?? '',
    onChange: (event: { currentTarget: HTMLInputElement }) => form.set(name, event.currentTarget.value),
    onBlur: () => form.leave(name),
    error: errors[name],
    enterKeyHint: 'next' as const,
  })
  const numberHint = isFetched ? words.fetchedMobileHint : words.mobileHint
  const number = (
    <Field
      label={words.mobile}
      {...text('mobile')}
      type="tel"
      inputMode="tel"
      enterKeyHint="go"
      autoComplete={isFetched ? 'tel' : 'shipping tel'}
      hint={isGuest ? `${numberHint} ${words.lastDigits}` : numberHint}
      maxLength={20}
      required
    />
  )
  const mail = isGuest && (
    <Field
      label={words.email}
      {...text('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      hint={words.emailHint}
      maxLength={254}
      className="sm:col-span-2"
    />
  )
  const opened = {
    open: isOpen,
    onToggle: (event: { currentTarget: HTMLDetailsElement }) => setOpen(event.currentTarget.open),
  }
  return (
    <>
      <form
        ref={attach}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Else the page hears it, and leads to its button (checkout-frame.tsx).
          if (toNextMissing(event.currentTarget)) event.stopPropagation()
        }}
        className={placeFields}
      >
        {/* With it Enter, and 'Go' on a phone's keyboard, submits the form. */}
        <button type="submit" hidden>
          {words.goOn}
        </button>
        <div role="radiogroup" aria-label={words.howYouGetIt} className="grid gap-2 sm:grid-cols-2">
          <Way isChosen={!isFetched} onChoose={() => form.set('way', 'bring')}>
            {words.bringIt}
          </Way>
          <Way isChosen={isFetched} onChoose={() => form.set('way', 'fetch')}>
            {words.fetchIt}
          </Way>
        </div>
        {isFetched ? (
          <div className="mt-4 space-y-4">
            <p>{addressLines.join(', ')}</p>
            {isGuest && number}
            {mail && (
              <details {...opened}>
                <summary className={summary}>{words.addEmail}</summary>
                <div className="mt-2">{mail}</div>
              </details>
            )}
          </div>
        ) : (
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            <div>
              <Field
                label={words.pinCode}
                {...text('pinCode')}
                error={isOutside ? words.doNotCome(pinCode) : errors['pinCode']}
                inputMode="numeric"
                autoComplete="shipping postal-code"
                maxLength={10}
                required
              />
              {isOutside && pinCode && (
                <p className="mt-1.5 text-sm">
                  {words.canFetchIt}{' '}
                  <button
                    type="button"
                    popoverTarget={`${id}-wish`}
                    className="text-ink inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  >
                    {words.tellMe}
                  </button>
                </p>
              )}
            </div>
            <Field
              label={words.town}
              {...text('town')}
              autoComplete="shipping address-level2"
              maxLength={addressLengths.town}
              required
            />
            {pinCode && possibleStates(pinCode).length > 1 && (
              <div className="sm:col-span-2">
                <StateField
                  start={texts['stateCode'] ?? ''}
                  pinCode={pinCode}
                  error={errors['stateCode']}
                  onChoose={(code) => form.set('stateCode', code)}
                />
              </div>
            )}
            <Field
              label={words.line1}
              {...text('line1')}
              autoComplete="shipping address-line1"
              maxLength={addressLengths.line1}
              className="sm:col-span-2"
              required
            />
            <Field
              label={words.name}
              {...text('name')}
              autoComplete="shipping name"
              maxLength={addressLengths.name}
              required
            />
            {number}
            <details {...opened} className="sm:col-span-2">
              <summary className={summary}>{mail ? words.addMoreAndEmail : words.addMore}</summary>
              <div className="mt-2 grid gap-4 sm:grid-cols-2">
                {mail}
                <Field
                  label={words.line2}
                  {...text('line2')}
                  autoComplete="shipping address-line2"
                  maxLength={addressLengths.line2}
                />
                <Field
                  label={words.landmark}
                  {...text('landmark')}
                  autoComplete="off"
                  maxLength={addressLengths.landmark}
                />
                <Field
                  label={words.directions}
                  {...text('directions')}
                  autoComplete="off"
                  maxLength={addressLengths.directions}
                />
                <Field
                  label={words.gstin}
                  {...text('gstin')}
                  autoComplete="off"
                  autoCapitalize="characters"
                  maxLength={20}
                  hint={words.gstinHint}
                />
              </div>
            </details>
          </div>
        )}
      </form>
      {isOutside && pinCode && <WishDrawer id={`${id}-wish`} pinCode={pinCode} />}
    </>
  )
}

/** Leads from the field that has the focus to the next one that is asked for and empty. */
function toNextMissing(form: HTMLFormElement): boolean {
  const fields = [...form.elements]
  const here = fields.findIndex((field) => field === document.activeElement)
  const missing = [...fields.slice(here + 1), ...fields.slice(0, Math.max(here, 0))].find(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.required &&
      field.value.trim() === '',
  )
  if (missing instanceof HTMLElement) missing.focus()
  return missing !== undefined
}

interface WayProps {
  isChosen: boolean
  onChoose: () => void
  children: string
}

function Way({ isChosen, onChoose, children }: WayProps) {
  return (
    <label
      className={`rounded-card flex min-h-13 items-center gap-3 border px-4 font-semibold ${isChosen ? 'border-leaf bg-leaf-tint' : 'border-line-strong'}`}
    >
      <input
        type="radio"
        name="way"
        checked={isChosen}
        onChange={onChoose}
        className="accent-leaf size-5 shrink-0"
      />
      {children}
    </label>
  )
}
